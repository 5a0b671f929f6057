import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { libraryLimits } from '../../../../../../api/src/features/catalogue/library/library.rules.ts'
import {
  LibraryCard_ImageFragmentDoc,
  LibraryImagesDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../../graphql/use-admin-data.ts'
import { PickerDialog } from '../../../../ui/admin/picker-dialog.tsx'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { imageFacts } from './library-card.tsx'

interface ImagePickerProps {
  onPick: (imageUrl: string) => void
  onClose: () => void
}

/** Finds an image that the shop has already, the newest first without any words. */
export function ImagePicker({ onPick, onClose }: ImagePickerProps) {
  const [search, setSearch] = useState('')
  const { data, isStale } = useAdminQuery(LibraryImagesDocument, {
    maxAgeMs: 0,
    variables: { filter: 'ALL', search, limit: libraryLimits.pageSize, offset: 0 },
  })
  const images = readFragment(LibraryCard_ImageFragmentDoc, data?.libraryImages.items ?? [])
  return (
    <PickerDialog
      title="Choisir une image"
      searchLabel="Rechercher une image"
      search={search}
      onSearch={setSearch}
      isStale={isStale}
      nothing={data && images.length === 0 && 'Aucune image trouvée.'}
      size={{ base: 'full', md: 'lg' }}
      onClose={onClose}
    >
      <Grid
        as="ul"
        listStyleType="none"
        aria-label="Images"
        gap="3"
        templateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
      >
        {images.map((image) => (
          <li key={image.name}>
            <chakra.button
              type="button"
              w="full"
              rounded="md"
              overflow="hidden"
              borderWidth="1px"
              borderColor="border.muted"
              cursor="pointer"
              textAlign="start"
              _hover={{ borderColor: 'accent.solid' }}
              onClick={() => onPick(image.imageUrl)}
            >
              <ProductImage src={image.imageUrl} alt="" sizes="160px" />
              <chakra.span display="block" p="2" textStyle="xs" lineClamp={2}>
                {image.uses[0]?.title ?? imageFacts(image)}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </Grid>
    </PickerDialog>
  )
}
