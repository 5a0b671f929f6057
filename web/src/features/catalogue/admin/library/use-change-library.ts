import type { ApolloCache } from '@apollo/client'
import {
  CropImageDocument,
  DeleteImageDocument,
  DescribeProductImageDocument,
  type ImageRegionInput,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'

const forgetLibrary = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'libraryImages' })
}

/** What can be done with the images of the shop. */
export function useChangeLibrary() {
  const [remove] = useAdminAction(DeleteImageDocument, { update: forgetLibrary, success: 'Image supprimée' })
  const [crop] = useAdminAction(CropImageDocument, {
    update: forgetLibrary,
    success: {
      title: 'Image recadrée',
      description: 'Elle est la première de la bibliothèque. L’ancienne reste là où elle est montrée.',
    },
  })
  const [describe] = useAdminAction(DescribeProductImageDocument, {
    update: forgetLibrary,
    success: 'Texte alternatif enregistré',
  })
  return {
    deleteImage: (name: string) => remove({ name }),
    cropImage: (name: string, region: ImageRegionInput) => crop({ name, region }),
    describeImage: (productId: string, imageId: string, altText: string) =>
      describe({ productId, imageId, altText: altText || null }),
  }
}
