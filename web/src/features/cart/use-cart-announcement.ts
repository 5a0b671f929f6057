import { useState } from 'react'
import { formatPrice } from '../../lib/format-price.ts'
import { articles } from './article-count.ts'

interface Announced {
  totalQuantity: number
  total: string
}

/** What screen readers hear once a change of the cart has settled; nothing for the cart one arrives at. */
export function useCartAnnouncement({ totalQuantity, total }: Announced, isUpdating: boolean): string {
  const [settled, setSettled] = useState({ totalQuantity, total, words: '' })
  const isNews = settled.totalQuantity !== totalQuantity || settled.total !== total
  if (!isUpdating && isNews) {
    const words = `Panier mis à jour\u00a0: ${articles(totalQuantity)}, total ${formatPrice(total)}.`
    setSettled({ totalQuantity, total, words })
  }
  return settled.words
}
