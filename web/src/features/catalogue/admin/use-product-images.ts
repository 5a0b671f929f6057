import { useMutation } from '@apollo/client/react'
import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  DescribeProductImageDocument,
  ReorderProductImagesDocument,
  SetPrimaryImageDocument,
} from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'

/** What can be done with the pictures of a product; each resolves to whether it was done (spec §8). */
export function useProductImages(productId: string) {
  const change = useAdminChange()
  const [add] = useMutation(AddProductImageDocument)
  const [remove] = useMutation(DeleteProductImageDocument)
  const [choose] = useMutation(SetPrimaryImageDocument)
  const [reorder] = useMutation(ReorderProductImagesDocument)
  const [describe] = useMutation(DescribeProductImageDocument)
  const done = async (outcome: Promise<object>) => 'done' in (await outcome)
  return {
    addImage: (imageUrl: string, displayOrder: number) =>
      done(
        change(
          () => add({ variables: { productId, input: { imageUrl, displayOrder } } }),
          'Image ajoutée avec succès',
          "Échec de l'ajout de l'image",
        ),
      ),
    deleteImage: (imageId: string) =>
      done(
        change(
          () => remove({ variables: { productId, imageId } }),
          'Image supprimée avec succès',
          "Échec de la suppression de l'image",
        ),
      ),
    setPrimary: (imageId: string) =>
      done(
        change(
          () => choose({ variables: { productId, imageId } }),
          'Image principale définie',
          "Échec de la définition de l'image principale",
        ),
      ),
    reorderImages: (imageIds: string[]) =>
      done(change(() => reorder({ variables: { productId, imageIds } }), 'Ordre des images enregistré')),
    describeImage: (imageId: string, altText: string) =>
      done(
        change(
          () => describe({ variables: { productId, imageId, altText: altText.trim() || null } }),
          'Description de l’image enregistrée',
        ),
      ),
  }
}
