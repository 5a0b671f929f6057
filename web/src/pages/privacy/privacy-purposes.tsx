import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { FactList } from '../../ui/fact-list.tsx'
import { treatments } from './treatments.ts'

/** What the data are for, one use after the other. */
export function PrivacyPurposes() {
  return (
    <>
      <p>
        Vous pouvez parcourir la boutique, lire nos articles et nous écrire sans créer de compte. Nous ne
        demandons que ce dont nous avons besoin, et nous ne prenons aucune décision automatisée à votre sujet.
      </p>
      <Stack
        as="ul"
        listStyleType="none"
        gap="4"
        css={{ '&&': { paddingInlineStart: '0', listStyleType: 'none' } }}
      >
        {treatments.map(({ purpose, data, ground, duration }) => (
          <chakra.li
            key={purpose}
            bg="bg.panel"
            rounded="xl"
            borderWidth="1px"
            borderColor="border.subtle"
            p={{ base: '4', md: '6' }}
            css={{ '&&': { marginTop: '0' } }}
          >
            <chakra.h3 fontSize="lg" mb="3" css={{ '&&': { marginTop: '0' } }}>
              {purpose}
            </chakra.h3>
            <FactList
              facts={[
                { term: 'Données', detail: data },
                { term: 'Base légale', detail: ground },
                { term: 'Durée', detail: duration },
              ]}
            />
          </chakra.li>
        ))}
      </Stack>
    </>
  )
}
