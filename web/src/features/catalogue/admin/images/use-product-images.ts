import {
  AddProductImageDocument,
  DeleteProductImageDocument,
  DescribeProductImageDocument,
  ReorderProductImagesDocument,
  SetPrimaryImageDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'

/** What can be done with the images of a product (specification, section 8). */
export function useProductImages(productId: string) {
  const [add] = useAdminAction(AddProductImageDocument, {
    success: 'Image ajoutée avec succès',
    failure: "Échec de l'ajout de l'image",
  })
  const [remove] = useAdminAction(DeleteProductImageDocument, {
    success: 'Image supprimée avec succès',
    failure: "Échec de la suppression de l'image",
  })
  const [choose] = useAdminAction(SetPrimaryImageDocument, {
    success: 'Image principale définie',
    failure: "Échec de la définition de l'image principale",
  })
  const [reorder] = useAdminAction(ReorderProductImagesDocument, { success: 'Ordre des images enregistré' })
  const [describe] = useAdminAction(DescribeProductImageDocument, {
    success: 'Description de l’image enregistrée',
  })
  return {
    addImage: (imageUrl: string, displayOrder: number) =>
      add({ productId, input: { imageUrl, displayOrder } }),
    deleteImage: (imageId: string) => remove({ productId, imageId }),
    setPrimary: (imageId: string) => choose({ productId, imageId }),
    reorderImages: (imageIds: string[]) => reorder({ productId, imageIds }),
    describeImage: (imageId: string, altText: string) =>
      describe({ productId, imageId, altText: altText.trim() || null }),
  }
}
