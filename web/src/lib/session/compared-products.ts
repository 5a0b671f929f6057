import { useSyncExternalStore } from 'react'
import { notifyCompared, readComparedText, subscribeCompared, writeComparedText } from './compared-text.ts'

/** How many products stand side by side at most. */
export const comparedMax = 3

/** A product that somebody chose to compare, as it is shown until its page is there. */
export interface ComparedProduct {
  id: string
  name: string
  imageUrl?: string | null
}

/** What is chosen in this browser: products of one type. */
export interface Comparison {
  type: string
  products: ComparedProduct[]
}

let question: Comparison | null = null

const isProduct = (found: Partial<ComparedProduct> | null) =>
  typeof found?.name === 'string' &&
  typeof (found.imageUrl ?? '') === 'string' &&
  /^[1-9]\d{0,8}$/.test(String(found.id))

/** What a kept text says. Storage can hold anything: only what fits is believed. */
export function readComparison(text: string): Comparison {
  try {
    const { type, products } = JSON.parse(text)
    if (typeof type === 'string' && products.every(isProduct))
      return { type, products: products.slice(0, comparedMax) }
  } catch {
    // As if there were nothing.
  }
  return { type: '', products: [] }
}

/** Keeps a choice in place of the one before, and answers the open question. */
export function keepComparison(comparison: Comparison): void {
  question = null
  writeComparedText(comparison.products.length > 0 ? JSON.stringify(comparison) : '')
}

/** What somebody wanted to compare that does not fit what is chosen; null when there is nothing to decide. */
export const useComparisonQuestion = (): Comparison | null =>
  useSyncExternalStore(subscribeCompared, () => question)

/** The choice stays as it is. */
export function forgetQuestion(): void {
  question = null
  notifyCompared()
}

/** Takes a product in or out; one too many, or of another type, is a question to whoever pressed. */
export function toggleCompared({ id, name, imageUrl }: ComparedProduct, type: string): void {
  const product = { id, name, imageUrl }
  const { products, ...chosen } = readComparison(readComparedText())
  const others = products.filter((each) => each.id !== id)
  if (others.length < products.length) keepComparison({ ...chosen, products: others })
  else if (!products[0] || (chosen.type === type && products.length < comparedMax))
    keepComparison({ type, products: [...products, product] })
  else {
    question = { type, products: [product] }
    notifyCompared()
  }
}
