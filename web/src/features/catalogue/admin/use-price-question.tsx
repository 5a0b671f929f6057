import { type ReactNode, useRef, useState } from 'react'
import { formatPrice } from '../../../lib/format-price.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface PriceChange {
  /** What the product is called. */
  name: string
  from: string
  to: string
}

/** What asks about a price, and where the question is shown. */
export interface PriceQuestion {
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
