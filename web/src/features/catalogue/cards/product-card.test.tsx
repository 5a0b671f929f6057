import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FragmentType } from '../../../graphql/generated/fragment-masking.ts'
import type { ProductCard_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { makeProduct } from '../../../test/data/make-product.ts'
import { render } from '../../../test/render.tsx'
import { ProductCard } from './product-card.tsx'

/** The text of a card, its spaces all alike. */
function textOf(facts: Parameters<typeof makeProduct>[0]) {
  const product = makeProduct({ name: 'Savon', ...facts }) as FragmentType<
    typeof ProductCard_ProductFragmentDoc
  >
  render(<ProductCard product={product} />)
  return screen.getByRole('article').textContent?.replaceAll(/\s/g, ' ') ?? ''
}

describe('a card', () => {
  it('says what is saved, and against what where that is known', () => {
    expect(textOf({ savingsPerYear: '19.80', savingsComparison: 'face au gel douche' })).toContain(
      '19,80 €/an économisés face au gel douche',
    )
  })

  it.each([
    [{ inStock: false, weeklySpecial: true, featured: true }, 'Rupture de stock'],
    [{ weeklySpecial: true, featured: true }, 'Sélection de la semaine'],
    [{ featured: true }, 'Coup de cœur'],
  ])('carries one badge, the one that decides: %j', (facts, badge) => {
    const badges = ['Rupture de stock', 'Sélection de la semaine', 'Coup de cœur']
    const text = textOf(facts)
    expect(badges.filter((each) => text.includes(each))).toEqual([badge])
  })
})
