import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { DateTimeText } from '../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { RightsCard } from './rights-card.tsx'
import { type AccountData, useMyData } from './use-my-data.ts'

/** What goes, what stays and why; the request, and the way back. */
export function AccountDeletion({ held, deletion }: Pick<AccountData, 'held' | 'deletion'>) {
  const { requestDeletion, cancelDeletion, isBusy } = useMyData()
  const [isAsking, setAsking] = useState(false)
  return (
    <RightsCard title="Supprimer votre compte">
      {deletion ? (
        <Stack gap="4" align="flex-start" bg="bg.muted" rounded="lg" p="5" role="status">
          <Text fontWeight="semibold">
            Suppression prévue le <DateTimeText date={deletion.dueAt} />
          </Text>
          <Text maxW="prose">
            Jusque-là, votre compte fonctionne comme d’habitude et vous pouvez changer d’avis. Ensuite, rien
            ne peut être rétabli.
          </Text>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && void cancelDeletion({})}>
            Garder mon compte
          </Button>
        </Stack>
      ) : (
        <Text maxW="prose" color="fg.muted">
          Tout est effacé 7 jours après votre demande, le temps de changer d’avis. Voici ce qui part, et ce
          qui reste.
        </Text>
      )}
      <Fates held={held} />
      {!deletion && (
        <Button
          variant="outline"
          colorPalette="danger"
          alignSelf="flex-start"
          onClick={() => setAsking(true)}
        >
          Supprimer mon compte
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Supprimer votre compte ?"
        confirmLabel="Supprimer dans 7 jours"
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void requestDeletion({}).then(() => setAsking(false))}
      >
        Votre compte et vos données seront effacés dans 7 jours. D’ici là, vous pourrez annuler sur cette
        page.
      </ConfirmDialog>
    </RightsCard>
  )
}

type Held = AccountData['held']

function Fates({ held }: { held: Held }) {
  const of = (fate: Held[number]['fate']) => held.filter((rows) => rows.fate === fate)
  return (
    <Stack gap="5">
      <Fate title="Ce qui est effacé" held={of('DELETED')} />
      <Fate title="Ce qui reste, sans vous" held={of('ANONYMISED')} />
      <Fate title="Ce qui reste un temps" held={of('KEPT')} />
    </Stack>
  )
}

function Fate({ title, held }: { title: string; held: Held }) {
  if (held.length === 0) return null
  // Several tables stay for one reason: it is said once.
  const reasons = [...new Set(held.flatMap(({ why, until }) => (why ? [`${why} ${until ?? ''}`] : [])))]
  return (
    <div>
      <Heading as="h3" fontSize="lg" mb="2">
        {title}
      </Heading>
      <chakra.ul paddingInlineStart="5" listStyleType="disc">
        {held.map(({ table, label }) => (
          <li key={`${table} ${label}`}>{label}</li>
        ))}
      </chakra.ul>
      {reasons.map((reason) => (
        <Text key={reason} mt="2" color="fg.muted" maxW="prose">
          {reason}
        </Text>
      ))}
    </div>
  )
}
