import { useQuery } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  ProductDependentsDocument,
  type ProductDependentsQuery,
} from '../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../lib/format-number.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'

interface DeleteProductsDialogProps {
  /** Named, if it is one; null while nothing is to be deleted. */
  products: { ids: string[]; name?: string } | null
  isBusy: boolean
  onConfirm: (ids: string[]) => void
  onCancel: () => void
}

/** What goes with the products and what stays, a line each; nothing is said of what there is none of. */
function dependentsInWords(dependents: ProductDependentsQuery['productDependents']): string[] {
  const { images, cartLines, favourites, orderItems, waitlistEntries } = dependents
  const orders = counted(orderItems, 'ligne de commande', 'lignes de commande')
  const lines: [number, string][] = [
    [images, counted(images, 'image, supprimée avec la fiche', 'images, supprimées avec la fiche')],
    [
      cartLines,
      counted(cartLines, 'ligne de panier, retirée du panier', 'lignes de panier, retirées des paniers'),
    ],
    [favourites, counted(favourites, 'favori, retiré de son compte', 'favoris, retirés de leurs comptes')],
    [orderItems, `${orders}\u00a0: l’historique des commandes est conservé`],
    [
      waitlistEntries,
      counted(
        waitlistEntries,
        'inscription à la liste d’attente, conservée',
        'inscriptions à la liste d’attente, conservées',
      ),
    ],
  ]
  return lines.flatMap(([count, line]) => (count > 0 ? [line] : []))
}

/** Asks before products are deleted, and says what goes with them and what stays. */
export function DeleteProductsDialog({ products, isBusy, onConfirm, onCancel }: DeleteProductsDialogProps) {
  const ids = products?.ids ?? []
  const { data, error } = useQuery(ProductDependentsDocument, {
    variables: { ids },
    skip: ids.length === 0,
    fetchPolicy: 'network-only',
  })
  const dependents = data?.productDependents
  const unknown = error ? 'Le décompte n’est pas disponible.' : 'Décompte en cours…'
  const lines = dependents ? dependentsInWords(dependents) : [unknown]
  return (
    <ConfirmDialog
      isOpen={products !== null}
      title={
        products?.name
          ? `Supprimer «\u00a0${products.name}\u00a0»\u202f?`
          : `Supprimer ${counted(ids.length, 'produit', 'produits')}\u202f?`
      }
      confirmLabel="Supprimer"
      isBusy={isBusy}
      onConfirm={() => onConfirm(ids)}
      onCancel={onCancel}
    >
      <Stack gap="3">
        {lines.length === 0 ? (
          <span>Rien d’autre n’en dépend.</span>
        ) : (
          <>
            <span>Ce qui en dépend&nbsp;:</span>
            <chakra.ul ps="5" listStyleType="disc" aria-busy={!dependents && !error}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </chakra.ul>
          </>
        )}
        <span>
          {ids.length > 1 ? 'Les fiches peuvent être restaurées' : 'La fiche peut être restaurée'} depuis
          l’historique.
        </span>
      </Stack>
    </ConfirmDialog>
  )
}
