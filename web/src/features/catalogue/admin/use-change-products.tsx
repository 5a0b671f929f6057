import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import {
  CreateProductDocument,
  DuplicateProductDocument,
  type ProductChanges,
  type ProductInput,
  ProductNameDocument,
  RestoreProductDocument,
  UpdateProductDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../ui/admin/field-changes.tsx'
import { formatPrice } from '../../../ui/display/price.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'

/**
 * After a change of products, every list and count of them is asked for anew, in the shop as in the administration:
 * which of them it touched, only the server knows.
 */
export function forgetProductLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'categories' })
  cache.gc()
}

/** Saves a product, and asks first where its price would change by more than half. */
interface SaveProduct {
  /** Saves what was changed of the product, or all of a new one. */
  saveProduct: (changes: Record<string, unknown>, version: number | undefined) => Promise<Outcome<unknown>>
  /** The product that was made, once it is. */
  created: RefObject<{ id: string; name: string } | null>
  question: ReactNode
}

/** Somebody wants to look at the price again: they know, nothing is said. */
export const nothingSaved = { refusal: { code: undefined, message: '', fields: {} } }

/** Makes a product, or changes the one that is given. */
export function useSaveProduct(product: { id: string; name: string; price: string } | null): SaveProduct {
  const created = useRef<{ id: string; name: string }>(null)
  const [create] = useAdminAction(CreateProductDocument, {
    update: forgetProductLists,
    success: 'Produit créé',
    onDone: (data) => {
      created.current = data.createProduct
    },
  })
  const [update] = useAdminAction(UpdateProductDocument, {
    update: forgetProductLists,
    success: 'Produit mis à jour',
  })
  const { isMeant, question } = usePriceQuestion()
  const saveProduct: SaveProduct['saveProduct'] = async (changes, version) => {
    if (!product) return create({ input: changes as ProductInput })
    const { id, name, price: from } = product
    const to = changes.price
    if (typeof to === 'string' && !(await isMeant({ name, from, to }))) return nothingSaved
    return update({ id, input: changes as ProductChanges, version })
  }
  return { saveProduct, created, question }
}

/** Makes a hidden copy of a product. @returns its id, or null once the person has been told why there is none. */
export function useDuplicateProduct(): (id: string) => Promise<string | null> {
  const [duplicate] = useAdminAction(DuplicateProductDocument, {
    update: forgetProductLists,
    success: ({ duplicateProduct }) => ({
      title: 'Copie créée, masquée',
      description: duplicateProduct.name,
    }),
  })
  return async (id) => {
    const outcome = await duplicate({ id })
    return 'done' in outcome ? outcome.done.duplicateProduct.id : null
  }
}

/** As `SaveProduct`, back into an earlier state. */
interface RestoreProduct {
  restoreProduct: (earlier: EarlierState) => Promise<unknown>
  question: ReactNode
}

/** Puts products back into earlier states. */
export function useRestoreProduct(): RestoreProduct {
  const client = useApolloClient()
  const [restore] = useAdminAction(RestoreProductDocument, {
    update: forgetProductLists,
    success: 'Produit restauré',
  })
  const { isMeant, question } = usePriceQuestion()

  /** The product as it is now; null for a deleted one, whose price nobody sees. */
  const present = async (id: string) => {
    const answer = client.query({
      query: ProductNameDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    return (await answer.catch(() => null))?.data?.product ?? null
  }
  const restoreProduct = async ({ entryId, state, subjectId, values }: EarlierState) => {
    const to = values.price
    if (typeof to === 'string') {
      const product = await present(subjectId)
      if (product && !(await isMeant({ name: product.name, from: product.price, to }))) return
    }
    await restore({ entryId, state })
  }
  return { restoreProduct, question }
}

interface PriceChange {
  /** What the product is called. */
  name: string
  from: string
  to: string
}

/** What asks about a price, and where the question is shown. */
interface PriceQuestion {
  /** Whether this change is meant; asked at most once. */
  isMeant: (change: PriceChange) => Promise<boolean>
  question: ReactNode
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100)

/** A slip of the comma rather than a decision: dearer or cheaper by more than half. */
const isBig = ({ from, to }: PriceChange) => 2 * Math.abs(centsOf(to) - centsOf(from)) > centsOf(from)

/** Asks before the price of a product changes by more than half. */
export function usePriceQuestion(): PriceQuestion {
  const [asked, setAsked] = useState<(PriceChange & { answer: (isMeant: boolean) => void }) | null>(null)
  // What was agreed to and then refused by the server is not asked about again.
  const agreed = useRef<string>(undefined)
  const isMeant = async (change: PriceChange) => {
    const key = `${change.name} ${change.from} ${change.to}`
    if (!isBig(change) || agreed.current === key) return true
    const isMeant = await new Promise<boolean>((answer) => setAsked({ ...change, answer }))
    if (isMeant) agreed.current = key
    return isMeant
  }
  const settle = (isMeant: boolean) => {
    asked?.answer(isMeant)
    setAsked(null)
  }
  const { name = '', from = '0', to = '0' } = asked ?? {}
  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={`Passer le prix de ${formatPrice(from)} à ${formatPrice(to)}\u202f?`}
      confirmLabel="Changer le prix"
      cancelLabel="Corriger"
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {`${name}\u00a0: le prix ${Number(to) > Number(from) ? 'augmente' : 'baisse'} de plus de la moitié. Vérifiez la virgule.`}
    </ConfirmDialog>
  )
  return { isMeant, question }
}
