import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { CategoryFormDialog, categoryLabels } from '../../features/catalogue/admin/category-form-dialog.tsx'
import { useChangeCategories } from '../../features/catalogue/admin/use-change-categories.ts'
import { freshFor } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  AdminCategoriesDocument,
  type CategoryFormDialog_CategoryFragment as CategoryFacts,
  CategoryFormDialog_CategoryFragmentDoc,
} from '../../graphql/generated/graphql.ts'
import { counted } from '../../lib/format-count.ts'
import { useListUrl } from '../../lib/use-list-url.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { ListEnd } from '../../ui/admin/list-end.tsx'
import { ListSummary } from '../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../ui/admin/list-toolbar.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { NewButton } from '../../ui/admin/new-button.tsx'
import { RecordRow } from '../../ui/admin/record-row.tsx'
import { RowSkeletons } from '../../ui/admin/row-skeletons.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { categoriesOfPage, categoryPageSize, categorySorts } from './categories-of-page.ts'
import { KindHistory, openedFiche } from './kind-history.tsx'
import { RecordHistory } from './record-history.tsx'
import { useAdminQuery } from './use-admin-query.ts'

const products = (count: number) => counted(count, 'produit', 'produits')

/** What becomes of the products of a category that is deleted. */
function losing(count: number): string {
  if (count === 0) return 'Elle ne contient aucun produit.'
  const stay = count > 1 ? 'qui resteront' : 'qui restera'
  return `Elle contient ${products(count)}, ${stay} en vente sans catégorie.`
}

/** The categories: to search and sort; each in a dialog. */
export function CategoriesTab() {
  const url = useListUrl()
  const { data, error, retry, refetch } = useAdminQuery(AdminCategoriesDocument, {
    maxAgeMs: freshFor.categories,
  })
  const { deleteCategory, restoreCategory } = useChangeCategories()
  const { isBusy, run } = useOneAtATime()
  const [doomed, setDoomed] = useState<CategoryFacts | null>(null)
  const all = readFragment(CategoryFormDialog_CategoryFragmentDoc, data?.categories)
  const { items, totalCount } = categoriesOfPage(all ?? [], url)
  const opened = openedFiche(url)
  const edited = all?.find(({ id }) => id === opened)
  const close = () => url.change({ fiche: '' })
  if (error && !data) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <ListToolbar url={url} searchLabel="Rechercher une catégorie" sorts={categorySorts} />
      <ListSummary count={data && totalCount} one="catégorie" many="catégories">
        <KindHistory url={url} subjectType="CATEGORY" labels={categoryLabels} onRestore={restoreCategory} />
        <NewButton to={url.hrefWith({ fiche: 'nouveau' })}>Nouvelle Catégorie</NewButton>
      </ListSummary>
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Catégories" aria-busy={!data}>
        {!data && <RowSkeletons />}
        {items.map((category) => (
          <li key={category.id}>
            <RecordRow
              name={category.name}
              editHref={url.hrefWith({ fiche: category.id })}
              onDelete={() => setDoomed(category)}
            >
              <Text color="fg.muted">{category.description || 'Sans description'}</Text>
              <Text textStyle="sm" color="fg.muted">
                {`${category.slug} · ${products(category.productCount)}`}
              </Text>
            </RecordRow>
          </li>
        ))}
      </Stack>
      <ListEnd
        url={url}
        pageSize={categoryPageSize}
        totalCount={data && totalCount}
        empty={{
          title: 'Aucune catégorie',
          description: 'Aucune catégorie ne correspond à cette recherche.',
        }}
      />
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`Supprimer la catégorie «\u202f${doomed?.name}\u202f»\u202f?`}
        confirmLabel="Supprimer"
        isBusy={isBusy}
        onConfirm={() =>
          void run(async () => {
            if (doomed) await deleteCategory(doomed.id)
            setDoomed(null)
          })
        }
        onCancel={() => setDoomed(null)}
      >
        {losing(doomed?.productCount ?? 0)}
      </ConfirmDialog>
      {data && !edited && opened !== '' && opened !== 'nouveau' && (
        <LoadingDialog
          title="Modifier la catégorie"
          isMissing
          notFound="Catégorie non trouvée"
          onClose={close}
        />
      )}
      {(edited || (opened === 'nouveau' && data)) && (
        <CategoryFormDialog
          key={opened}
          category={edited ?? null}
          reload={() => refetch()}
          onClose={close}
          after={
            edited && (
              <RecordHistory
                subjectType="CATEGORY"
                subjectId={edited.id}
                labels={categoryLabels}
                onRestore={restoreCategory}
              />
            )
          }
        />
      )}
    </Stack>
  )
}
