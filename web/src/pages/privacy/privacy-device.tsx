import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { FactList } from '../../ui/fact-list.tsx'
import { storedItems } from './stored-items.ts'

/** What the shop keeps in the visitor's browser. */
export function PrivacyDevice() {
  return (
    <>
      <p>
        Voici la liste complète. Tout ce qui suit est nécessaire au service que vous demandez ou au respect de
        votre choix : rien n’y sert à la publicité, et rien n’est lu par un autre site.
      </p>
      <Stack as="ul" gap="0" css={{ '&&': { paddingInlineStart: '0', listStyleType: 'none' } }}>
        {storedItems.map(({ name, kind, purpose, duration }) => (
          <chakra.li
            key={name}
            py="5"
            borderTopWidth="1px"
            borderColor="border"
            css={{ '&&': { marginTop: '0' } }}
          >
            <chakra.h3 mb="2" css={{ '&&': { marginTop: '0' } }}>
              {name}
            </chakra.h3>
            <FactList
              facts={[
                { term: 'Nature', detail: kind },
                { term: 'Rôle', detail: purpose },
                { term: 'Durée', detail: duration },
              ]}
            />
          </chakra.li>
        ))}
      </Stack>
    </>
  )
}
