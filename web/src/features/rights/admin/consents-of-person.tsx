import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  actLabels,
  consentsOfRules,
  kindLabels,
} from '../../../../../api/src/features/consent/consent.rules.ts'
import { addressWords } from '../../../app/paths.ts'
import { ConsentsOfDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { useMayOpen } from '../../../ui/admin/access/permissions.ts'
import { DateText, DateTimeText } from '../../../ui/display/date-text.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'

/** A version begins with its day; that of the terms also names their page. */
const dayLength = '2026-11-23'.length

/** Where the file of one person's choices is asked for. */
const savedConsentsPath = '/api/admin/register/consents/export.csv'

/** What one person has said, by their whole address, and the file of it for them or an authority. */
export function ConsentsOfPerson() {
  // Whoever was found by the search of the administration.
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get(addressWords.admin.search) ?? '')
  const [wrong, setWrong] = useState('')
  const [email, setEmail] = useState('')
  const submit = () => {
    const { success, data, error } = consentsOfRules.safeParse({ search: typed })
    setWrong(success ? '' : (error.issues[0]?.message ?? ''))
    if (success) setEmail(data.search)
  }
  return (
    <Stack gap="4">
      <chakra.form
        noValidate
        aria-label="Les choix d’une personne"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Box flex="1 1 18rem" maxW="md">
            <FormField
              label="Adresse e-mail d’une personne"
              type="email"
              autoComplete="off"
              value={typed}
              error={wrong || undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Box>
          <Button type="submit" variant="outline" minH="12" mt={{ md: '7' }}>
            Voir ses choix
          </Button>
        </Flex>
      </chakra.form>
      {email && <Choices key={email} email={email} />}
    </Stack>
  )
}

function Choices({ email }: { email: string }) {
  const { data, error } = useAdminQuery(ConsentsOfDocument, { maxAgeMs: 0, variables: { search: email } })
  const identityFirst = useIdentityFirst()
  const mayOpen = useMayOpen()
  const { isBusy, run } = usePending()
  const [failed, setFailed] = useState('')
  const save = () =>
    run(async () => {
      if (await identityFirst()) setFailed((await saveConsents(email)) ?? '')
    })
  const said = data?.consentsOf
  return (
    <Stack gap="3" aria-live="polite">
      {error && !said && (
        <Text role="alert" color="danger.fg">
          Ses choix n’ont pas pu être lus. Réessayez.
        </Text>
      )}
      {said?.length === 0 && <Text color="fg.muted">{`Le registre ne tient rien de ${email}.`}</Text>}
      {said && said.length > 0 && (
        <>
          <Stack as="ul" listStyleType="none" gap="0" aria-label={`Choix de ${email}`}>
            {said.map(({ kind, act, text, textVersion, recordedAt, hash }) => (
              <chakra.li key={hash} py="2.5" borderBottomWidth="1px" borderColor="border.subtle">
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Text fontWeight="semibold">{`${kindLabels[kind]}\u00a0: ${actLabels[act]}`}</Text>
                  <Text color="fg.muted" textStyle="sm">
                    <DateTimeText date={recordedAt} />
                  </Text>
                </Flex>
                <Text color="fg.muted" textStyle="sm">
                  {'Texte du '}
                  <DateText date={textVersion.slice(0, dayLength)} />
                  {textVersion.length > dayLength &&
                    `, conditions en version ${textVersion.slice(dayLength + 1)}`}
                  {text && `\u00a0: «\u00a0${text}\u00a0»`}
                </Text>
              </chakra.li>
            ))}
          </Stack>
          {mayOpen(savedConsentsPath) && (
            <Flex>
              <Button variant="outline" minH="12" aria-disabled={isBusy} onClick={() => void save()}>
                <Download aria-hidden />
                Exporter ses choix (CSV)
              </Button>
            </Flex>
          )}
          {failed && (
            <Text role="alert" color="danger.fg">
              {failed}
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}

/**
 * Saves what one person has said as a table. Asked for by POST: an address in the address of a file would stay in logs.
 * @returns what went wrong, in French; nothing when it was saved.
 */
async function saveConsents(email: string): Promise<string | undefined> {
  const answer = await fetch(savedConsentsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: email }),
  }).catch(() => undefined)
  if (!answer?.ok) {
    const refusal = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined
    return refusal?.message ?? 'Le fichier n’a pas pu être préparé. Réessayez.'
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(await answer.blob()),
    download: name ?? 'consentements.csv',
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
