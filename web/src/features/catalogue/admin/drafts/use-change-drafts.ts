import {
  AddDraftImageDocument,
  CreateDraftsDocument,
  type DraftChanges,
  SaveDraftsDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAction } from '../../../../graphql/use-action.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import { counted } from '../../../../lib/format-number.ts'
import { forgetProductLists } from '../use-change-products.tsx'
import type { PictureRefusal } from './use-draft-uploads.ts'

/** What can be done with drafts. */
export function useChangeDrafts() {
  const [create] = useAdminAction(CreateDraftsDocument, { update: forgetProductLists })
  const [save] = useAdminAction(SaveDraftsDocument, {
    update: forgetProductLists,
    success: ({ saveDrafts }, { publish }) =>
      publish
        ? counted(saveDrafts.length, 'produit publié', 'produits publiés')
        : counted(saveDrafts.length, 'brouillon enregistré', 'brouillons enregistrés'),
  })
  // One that fails stays in its row, with its file: leaving for the sign-in page would lose the others.
  const [addImage] = useAction(AddDraftImageDocument, { failure: () => null })
  return {
    /** Resolves to their ids in the order of the names, or to null once the person has been told why not. */
    createDrafts: async (names: string[]): Promise<string[] | null> => {
      const outcome = await create({ names })
      return 'done' in outcome ? outcome.done.createDrafts.map(({ id }) => id) : null
    },
    saveDrafts: (products: DraftChanges[], publish: boolean) => save({ products, publish }),
    addImage: async (
      productId: string,
      imageUrl: string,
      displayOrder: number,
    ): Promise<PictureRefusal | null> => {
      const outcome = await addImage({ productId, input: { imageUrl, displayOrder } })
      if ('done' in outcome) return null
      const { code, message } = outcome.refusal
      return { reason: message, needsSignIn: code === 'UNAUTHENTICATED' }
    },
  }
}
