import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { NewTokenDialog } from '../../features/tokens/admin/new-token-dialog.tsx'
import { TokenList } from '../../features/tokens/admin/token-list.tsx'
import { ApiTokensDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { adminList, useListUrl } from '../../lib/list/list-url.ts'
import { useMayOpen } from '../../ui/admin/access/permissions.ts'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FormField } from '../../ui/form/form-field.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

/** The address says whether one is being made. */
const list = adminList({})

/** The keys with which programs use the API: made, shown once, ended. */
export function TokensPage() {
  const mayOpen = useMayOpen()
  const { params, change } = useListUrl(list)
  const isMaking = params.record === 'new'
  const setMaking = (isOpen: boolean) => change({ record: isOpen ? 'new' : '' })
  const [made, setMade] = useState<{ name: string; text: string } | null>(null)
  const { data, error, retry, refetch } = useAdminQuery(ApiTokensDocument, { maxAgeMs: 0, variables: {} })
  const reload = () => refetch().catch(() => undefined)
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>Jetons d’API</PageTitle>
      <Stack gap={{ base: '4', md: '6' }}>
        <PageHeading
          title="Jetons d’API"
          lead={
            'La clé d’un programme\u00a0: il s’en sert en votre nom, avec les seuls droits que vous lui donnez.'
          }
        />
        <Flex gap="4" align="center" wrap="wrap">
          <Button onClick={() => setMaking(true)}>
            <Plus aria-hidden />
            Nouveau jeton
          </Button>
          <Link href="/api/docs" variant="underline" minH="11" alignItems="center">
            Documentation de l’API
          </Link>
          {mayOpen(paths.admin('parametres')) && (
            <ArrowLink to={paths.admin('parametres')}>Paramètres</ArrowLink>
          )}
        </Flex>
        {made && <NewToken key={made.text} {...made} />}
        {error && !data && <ErrorState onRetry={retry} />}
        {!data && !error && (
          <Stack gap="4" aria-busy>
            <RowSkeletons />
          </Stack>
        )}
        {data?.apiTokens.length === 0 && (
          <EmptyState
            title="Aucun jeton"
            description={
              'Créez-en un pour chaque programme\u00a0: vous pourrez le révoquer sans gêner les autres.'
            }
          />
        )}
        {data && data.apiTokens.length > 0 && <TokenList tokens={data.apiTokens} onRevoked={reload} />}
        {data && <RecordHistory subjectType="TOKEN" labels={{}} none="Aucun jeton n’a été créé." />}
      </Stack>
      {isMaking && (
        <NewTokenDialog
          onMade={(token) => {
            setMade(token)
            setMaking(false)
            void reload()
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </Container>
  )
}

/** A token that was just made: told once, the shop does not keep it. */
function NewToken({ name, text }: { name: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Panel data-private px={{ base: '4', md: '5' }} py="4" borderColor="accent.solid">
      <Flex gap="3" align="end" wrap="wrap">
        <Box flex="1 1 20rem" minW="0">
          <FormField
            label={`Jeton «\u00a0${name}\u00a0»`}
            readOnly
            value={text}
            fontFamily="monospace"
            onFocus={(event) => event.currentTarget.select()}
            hint={'Copiez-le maintenant\u00a0: il ne sera plus affiché.'}
          />
        </Box>
        <Button minH="12" onClick={copy} mb={{ base: '0', md: '6' }}>
          {isCopied ? 'Copié' : 'Copier'}
        </Button>
      </Flex>
    </Panel>
  )
}
