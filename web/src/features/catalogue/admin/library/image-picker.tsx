import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Grid } from '@chakra-ui/react/grid'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { libraryLimits } from '../../../../../../api/src/features/catalogue/library/library.rules.ts'
import {
  LibraryCard_ImageFragmentDoc,
  LibraryImagesDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminQuery } from '../../../../graphql/use-admin-data.ts'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { dialogRecipe } from '../../../../ui/layout/overlay-recipes.ts'
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
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: 'lg' }}
      placement="center"
      scrollBehavior="inside"
      open
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title>Choisir une image</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <SearchField label="Rechercher une image" value={search} onChange={setSearch} />
              <Box aria-live="polite" mt="4" opacity={isStale ? 0.6 : 1}>
                {data && images.length === 0 && <Text color="fg.muted">Aucune image trouvée.</Text>}
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
              </Box>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
