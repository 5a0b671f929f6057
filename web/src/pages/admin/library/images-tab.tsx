import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { lazy, Suspense, useState } from 'react'
import { libraryLimits } from '../../../../../api/src/features/catalogue/library/library.rules.ts'
import { LibraryCard } from '../../../features/catalogue/admin/library/library-card.tsx'
import {
  libraryList,
  libraryStates,
  libraryVariables,
} from '../../../features/catalogue/admin/library/library-list.ts'
import { useChangeLibrary } from '../../../features/catalogue/admin/library/use-change-library.ts'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import {
  type LibraryCard_ImageFragment,
  LibraryCard_ImageFragmentDoc,
  LibraryImagesDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useListUrl } from '../../../lib/list/list-url.ts'
import { DeleteDialog } from '../../../ui/admin/delete-dialog.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'

// With its library: few images are ever cropped.
const CropDialog = lazy(async () => ({
  default: (await import('../../../features/catalogue/admin/library/crop-dialog.tsx')).CropDialog,
}))

/** The images of the shop: where each is seen, with which words; the unused to be deleted. */
export function ImagesTab() {
  const url = useListUrl(libraryList)
  const { data, isStale, ...query } = useAdminQuery(LibraryImagesDocument, {
    maxAgeMs: 0,
    variables: libraryVariables(url.params),
  })
  const { deleteImage, cropImage, describeImage } = useChangeLibrary()
  const [toDelete, setToDelete] = useState<{ id: string } | null>(null)
  const [toCrop, setToCrop] = useState<LibraryCard_ImageFragment | null>(null)
  const images = data && readFragment(LibraryCard_ImageFragmentDoc, data.libraryImages.items)
  return (
    <ListScreen
      views={<SavedViews list="IMAGES" />}
      url={url}
      query={query}
      totalCount={data?.libraryImages.totalCount}
      pageSize={libraryLimits.pageSize}
      noun={['image', 'images']}
      search={{ label: 'Rechercher une image', placeholder: 'Produit, article, texte alternatif…' }}
      filters={[{ name: 'state', label: 'État', all: 'Toutes', options: libraryStates }]}
      empty={{
        title: 'Aucune image',
        description: 'Celles que vous envoyez pour un produit, une catégorie ou un article arrivent ici.',
      }}
      dialogs={
        <>
          <DeleteDialog
            record={toDelete}
            title={'Supprimer cette image\u202f?'}
            onDelete={deleteImage}
            onClose={() => setToDelete(null)}
          >
            Rien ne la montre. Ses fichiers sont effacés pour de bon{'\u00a0'}: restaurer un produit ou un
            article qui la montrait autrefois ne la fera pas revenir.
          </DeleteDialog>
          {toCrop && (
            <Suspense>
              <CropDialog
                imageUrl={toCrop.imageUrl}
                onCrop={async (region) => 'done' in (await cropImage(toCrop.name, region))}
                onClose={() => setToCrop(null)}
              />
            </Suspense>
          )}
        </>
      }
    >
      <Grid
        as="ul"
        listStyleType="none"
        aria-label="Images"
        aria-busy={isStale}
        opacity={images && isStale ? 0.5 : 1}
        templateColumns="repeat(auto-fill, minmax(min(100%, {sizes.2xs}), 1fr))"
        gap="4"
      >
        {images
          ? images.map((image) => (
              <li key={image.name}>
                <LibraryCard
                  image={image}
                  onCrop={() => setToCrop(image)}
                  onDelete={() => setToDelete({ id: image.name })}
                  onDescribe={({ id, imageId }, text) => describeImage(id, imageId, text)}
                />
              </li>
            ))
          : Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
              <li key={place}>
                <Skeleton aspectRatio={1} rounded="xl" />
              </li>
            ))}
      </Grid>
    </ListScreen>
  )
}
