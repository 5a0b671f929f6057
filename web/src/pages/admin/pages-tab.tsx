import { Stack } from '@chakra-ui/react/stack'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type PageSlug, pageSlugs } from '../../../../api/src/features/content/pages/page-structure.rules.ts'
import { paths } from '../../app/paths.ts'
import { SettledClaimsOf } from '../../features/assessments/admin/claims/settled-claims-of.tsx'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { PageFormDialog, type TypedPage } from '../../features/content/admin/pages/page-form-dialog.tsx'
import { PageRow, RemainingFacts } from '../../features/content/admin/pages/page-row.tsx'
import { pageLabels } from '../../features/content/admin/pages/page-values.ts'
import { useChangePages } from '../../features/content/admin/pages/use-change-pages.ts'
import {
  AdminPageDocument,
  AdminPagesDocument,
  PageForm_PageFragmentDoc,
} from '../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAdminQuery, useAdminRecord } from '../../graphql/use-admin-data.ts'
import { adminList, useListUrl } from '../../lib/list/list-url.ts'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'

const list = adminList({})

/** The information pages, and what on them and in the settings still says that it is an example. */
export function PagesTab() {
  const { params, change, hrefWith } = useListUrl(list)
  const { data, error, retry } = useAdminQuery(AdminPagesDocument, { maxAgeMs: 0, variables: {} })
  const close = () => change({ record: '' })
  return (
    <Stack gap="6">
      {error && !data && <ErrorState onRetry={retry} />}
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Pages" aria-busy={!data && !error}>
        {!data && !error && <RowSkeletons count={pageSlugs.length} />}
        {data?.informationPages.map((page) => (
          <li key={page.slug}>
            <PageRow page={page} editHref={hrefWith({ record: page.slug })} />
          </li>
        ))}
      </Stack>
      <RemainingFacts
        facts={data?.demonstrationFacts ?? []}
        hrefOf={({ kind, subject }) => {
          if (kind === 'PAGE') return hrefWith({ record: subject })
          return kind === 'PASSPORT' ? paths.adminRecord(subject) : paths.admin('parametres')
        }}
      />
      {params.record !== '' && <OpenPage key={params.record} record={params.record} onClose={close} />}
    </Stack>
  )
}

/** The form of the page that the address names, with what the server has now. */
function OpenPage({ record, onClose }: { record: string; onClose: () => void }) {
  const slug = pageSlugs.find((each) => each === record)
  const { data, error, refetch, retry } = useAdminRecord(AdminPageDocument, {
    variables: { slug: record },
    skip: !slug,
  })
  const { restorePage } = useChangePages()
  const page = readFragment(PageForm_PageFragmentDoc, data?.informationPage)
  if (!slug || !page)
    return (
      <LoadingDialog
        title="Modifier une page"
        error={error}
        isMissing={!slug}
        notFound="Page non trouvée"
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <SettledClaimsOf subjectType="PAGE" subjectId={slug}>
      <PageFormDialog
        slug={slug}
        page={page}
        reload={() => refetch()}
        onClose={onClose}
        renderPage={(typed) => <Preview slug={slug} page={typed} />}
        after={
          <RecordHistory
            subjectType="PAGE"
            subjectId={slug}
            labels={pageLabels(slug)}
            onRestore={restorePage}
          />
        }
      />
    </SettledClaimsOf>
  )
}

function Preview({ slug, page }: { slug: PageSlug; page: TypedPage }) {
  const View = pagePreviews[slug]
  return (
    <Suspense fallback={<PageSpinner />}>
      <View page={page} />
    </Suspense>
  )
}

/** What visitors see of each page, fetched with the page's own code once somebody edits it. */
const pagePreviews: Record<PageSlug, ComponentType<{ page: TypedPage }>> = {
  mission: preview(async () => (await import('../information/mission-page.tsx')).missionView),
  trust: preview(async () => (await import('../information/trust-page.tsx')).trustView),
  help: preview(async () => {
    const { helpView } = await import('../information/help-page.tsx')
    return (page) => helpView(page, null)
  }),
  'quick-tips': preview(async () => (await import('../articles/quick-tips.tsx')).tipsView),
  ...{ 'legal-notice': legal('legal-notice'), terms: legal('terms'), privacy: legal('privacy') },
}

function legal(slug: PageSlug) {
  return preview(async () => (await import('../information/legal-pages.tsx')).legalView(slug))
}

function preview(view: () => Promise<(page: TypedPage) => ReactNode>) {
  return lazy(async () => {
    const show = await view()
    return { default: ({ page }: { page: TypedPage }) => show(page) }
  })
}
