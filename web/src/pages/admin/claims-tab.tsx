import { Text } from '@chakra-ui/react/text'
import { claimPageSize } from '../../../../api/src/features/claims/register/claim-register.rules.ts'
import { ClaimDialog } from '../../features/assessments/admin/claims/claim-dialog.tsx'
import { ClaimRow } from '../../features/assessments/admin/claims/claim-row.tsx'
import {
  claimLabels,
  claimList,
  claimStateChoices,
  claimSubjectChoices,
  claimVariables,
  showDecision,
} from '../../features/assessments/admin/claims/claim-words.ts'
import { useChangeClaims } from '../../features/assessments/admin/claims/use-change-claims.ts'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import {
  ClaimFormDocument,
  ClaimRow_ClaimFragmentDoc,
  ClaimsRegisterDocument,
} from '../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAdminQuery, useAdminRecord } from '../../graphql/use-admin-data.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { claimKindWords } from '../../ui/admin/claims/claim-list.tsx'
import { ListScreen } from '../../ui/admin/list-screen.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RecordList } from '../../ui/admin/record-row.tsx'

const kindChoices = (['FORBIDDEN', 'PROVE', 'PRECISE'] as const).map((value) => ({
  value,
  label: claimKindWords[value].word,
}))

/** The register of claims: what the guard finds in the texts of the shop, and what was decided of it. */
export function ClaimsTab() {
  const url = useListUrl(claimList)
  const { params, change, hrefWith } = url
  const { data, isStale, refetch, ...query } = useAdminQuery(ClaimsRegisterDocument, {
    maxAgeMs: 0,
    variables: claimVariables(params),
  })
  const claims = readFragment(ClaimRow_ClaimFragmentDoc, data?.claims.items) ?? undefined
  return (
    <ListScreen
      views={<SavedViews list="CLAIMS" />}
      url={url}
      query={query}
      totalCount={data?.claims.totalCount}
      pageSize={claimPageSize}
      noun={['allégation', 'allégations']}
      note={
        // On a phone the phrases come first: what is to be done with one, its dialog says as well.
        <Text color="fg.muted" hideBelow="md">
          Les phrases de la boutique que la loi interdit, ou demande de préciser ou de prouver. Réécrivez-les
          sur leur fiche, ou dites ici ce qui les justifie.
        </Text>
      }
      search={{ label: 'Rechercher une allégation', placeholder: 'Mot, phrase, fiche…' }}
      filters={[
        { name: 'state', label: 'État', all: 'Tous', options: claimStateChoices },
        { name: 'status', label: 'Gravité', all: 'Toutes', options: kindChoices },
        { name: 'category', label: 'Fiches', all: 'Toutes', options: claimSubjectChoices },
      ]}
      empty={{
        title: 'Aucune allégation',
        description: 'Les phrases de la boutique à justifier ou à réécrire arrivent ici.',
      }}
      dialogs={
        <OpenClaim
          id={params.record}
          onClose={() => {
            change({ record: '' })
            void refetch().catch(() => undefined)
          }}
        />
      }
    >
      <RecordList label="Allégations" records={claims} isStale={isStale}>
        {(claim) => <ClaimRow claim={claim} decideHref={hrefWith({ record: claim.id })} />}
      </RecordList>
    </ListScreen>
  )
}

/** The claim that the address names, as the server has it now. */
function OpenClaim({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, retry } = useAdminRecord(ClaimFormDocument, { variables: { id }, skip: id === '' })
  const { restoreClaim } = useChangeClaims()
  if (id === '') return null
  const claim = readFragment(ClaimRow_ClaimFragmentDoc, data?.claim)
  if (!claim)
    return (
      <LoadingDialog
        title="Décider d’une allégation"
        error={error}
        notFound="Allégation introuvable"
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <ClaimDialog
      key={`${claim.id} ${claim.version}`}
      claim={claim}
      onClose={onClose}
      after={
        <RecordHistory
          subjectType="CLAIM"
          subjectId={claim.id}
          labels={claimLabels}
          show={showDecision}
          onRestore={restoreClaim}
        />
      }
    />
  )
}
