import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { SettledClaimsOf } from '../../features/assessments/admin/claims/settled-claims-of.tsx'
import { KindHistory, openedRecord, RecordHistory } from '../../features/audit/history-list.tsx'
import { CategoryFormDialog, categoryWords } from '../../features/catalogue/admin/category-form-dialog.tsx'
import { useChangeCategories } from '../../features/catalogue/admin/use-change-categories.ts'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import { freshFor } from '../../graphql/freshness.ts'
import {
  AdminCategoriesDocument,
  type CategoryFormDialog_CategoryFragment,
  CategoryFormDialog_CategoryFragmentDoc,
} from '../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { counted } from '../../lib/format-number.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { ClaimPoints } from '../../ui/admin/claims/claim-points.tsx'
import { DeleteDialog } from '../../ui/admin/delete-dialog.tsx'
import { ImageThumb } from '../../ui/admin/image/image-thumb.tsx'
import { ListScreen, NewButton } from '../../ui/admin/list-screen.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RecordList, RecordRow } from '../../ui/admin/record-row.tsx'
import { categoriesOfPage, categoryList, categoryPageSize, categorySorts } from './categories-of-page.ts'
import { LibraryImageDrop } from './library/library-image-drop.tsx'

const products = (count: number) => counted(count, 'produit', 'produits')

/** What becomes of the products of a category that is deleted. */
function losing(count: number): string {
  if (count === 0) return 'Elle ne contient aucun produit.'
  const stay = count > 1 ? 'qui resteront' : 'qui restera'
  return `Elle contient ${products(count)}, ${stay} en vente sans catégorie.`
}

/** The categories: to search and sort; each in a dialog. */
export function CategoriesTab() {
  const url = useListUrl(categoryList)
  const { data, refetch, ...query } = useAdminQuery(AdminCategoriesDocument, {
    maxAgeMs: freshFor.categories,
  })
  const { deleteCategory, restoreCategory } = useChangeCategories()
  const [toDelete, setToDelete] = useState<CategoryFormDialog_CategoryFragment | null>(null)
  const all = readFragment(CategoryFormDialog_CategoryFragmentDoc, data?.categories)
  const { items, totalCount } = categoriesOfPage(all ?? [], url.params)
  const opened = openedRecord(url)
  const edited = all?.find(({ id }) => id === opened)
  const close = () => url.change({ record: '' })
  const dialog = { reload: () => refetch(), onClose: close, imageUpload: LibraryImageDrop }
  return (
    <ListScreen
      views={<SavedViews list="CATEGORIES" />}
      url={url}
      query={query}
      totalCount={data && totalCount}
      pageSize={categoryPageSize}
      noun={['catégorie', 'catégories']}
      search={{ label: 'Rechercher une catégorie' }}
      sorts={categorySorts}
      moreActions={
        <KindHistory url={url} subjectType="CATEGORY" {...categoryWords} onRestore={restoreCategory} />
      }
      actions={<NewButton to={url.hrefWith({ record: 'new' })}>Nouvelle Catégorie</NewButton>}
      empty={{
        title: 'Aucune catégorie',
        description: 'Les rayons de la boutique\u00a0: créez le premier.',
      }}
      dialogs={
        <>
          <DeleteDialog
            record={toDelete}
            title={`Supprimer la catégorie «\u00a0${toDelete?.name}\u00a0»\u202f?`}
            onDelete={deleteCategory}
            onClose={() => setToDelete(null)}
          >
            {losing(toDelete?.productCount ?? 0)}
          </DeleteDialog>
          {data && !edited && opened !== '' && opened !== 'new' && (
            <LoadingDialog
              title="Modifier la catégorie"
              isMissing
              notFound="Catégorie non trouvée"
              onClose={close}
            />
          )}
          {edited && (
            <SettledClaimsOf key={opened} subjectType="CATEGORY" subjectId={edited.id}>
              <CategoryFormDialog
                category={edited}
                {...dialog}
                after={
                  <RecordHistory
                    subjectType="CATEGORY"
                    subjectId={edited.id}
                    {...categoryWords}
                    onRestore={restoreCategory}
                  />
                }
              />
            </SettledClaimsOf>
          )}
          {opened === 'new' && data && <CategoryFormDialog category={null} {...dialog} />}
        </>
      }
    >
      <RecordList label="Catégories" records={data && items} isStale={!data}>
        {(category) => (
          <RecordRow
            name={category.name}
            image={category.imageUrl && <ImageThumb src={category.imageUrl} alt="" />}
            editHref={url.hrefWith({ record: category.id })}
            shopHref={paths.products({ category: category.slug })}
            onDelete={() => setToDelete(category)}
          >
            <Text color="fg.muted" lineClamp={{ base: 2, md: 'none' }}>
              {category.description || 'Sans description'}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {`${category.slug} · ${products(category.productCount)}`}
            </Text>
            <ClaimPoints count={category.claimPoints} words={category.claimWords} />
          </RecordRow>
        )}
      </RecordList>
    </ListScreen>
  )
}
