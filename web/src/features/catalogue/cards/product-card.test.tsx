import { cleanup, screen } from '@testing-library/react'
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
  it('says what is saved, quietly and never without the habit where that takes one; against what else is told on its page', () => {
    const savings = () => document.querySelector('.savings')
    const besides = { savingsPerYear: '99.00', heatingSavingsText: 'jusqu’à 117 € d’électricité' }
    const text = textOf({ ...besides, savingsComparison: 'face à un pommeau classique' })
    expect(text).toContain('99 €/an économisés')
    expect(text).not.toMatch(/face|électricité|usage/)
    expect(savings()).not.toHaveClass('is-if')
    cleanup()
    expect(
      textOf({ savingsPerYear: '540.00', savingsComparison: 'face à 4 plats à emporter par semaine' }),
    ).toContain('540 €/an économisés face à 4 plats à emporter par semaine')
    expect(savings()).toHaveClass('is-if')
  })

  it.each([
    [{ inStock: false, weeklySpecial: true, featured: true }, 'Rupture de stock'],
    [{ weeklySpecial: true, featured: true }, 'Sélection de la semaine'],
    [{ weeklySpecial: true, formerPrice: '24.90' }, 'Offre de la semaine'],
    [{ featured: true }, 'Coup de cœur'],
  ])('carries one badge, the one that decides: %j', (facts, badge) => {
    const badges = ['Rupture de stock', 'Offre de la semaine', 'Sélection de la semaine', 'Coup de cœur']
    const text = textOf(facts)
    expect(badges.filter((each) => text.includes(each))).toEqual([badge])
  })

  it('crosses out the lowest price of the 30 days before where it has become cheaper, and claims nothing elsewhere', () => {
    const sentence = 'Plus bas prix sur 30 jours : 24,90 €'
    expect(textOf({ price: '19.90', weeklySpecial: true, formerPrice: '24.90' })).toContain(sentence)
    expect(screen.getByText('24,90 €').tagName).toBe('S')
    cleanup()
    expect(textOf({ price: '19.90', weeklySpecial: true })).not.toContain('Prix le plus bas')
  })

  it('has in place of the button, once sold out, the way to hear of its return', () => {
    const shown = (inStock: boolean) => {
      const product = makeProduct({ name: 'Savon', inStock }) as FragmentType<
        typeof ProductCard_ProductFragmentDoc
      >
      render(<ProductCard product={product} quickAdd={() => <button type="button">Ajouter</button>} />)
      const found = [
        screen.queryByRole('button', { name: 'Ajouter' }),
        screen.queryByRole('link', { name: /Me prévenir/ }),
      ]
      cleanup()
      return found.map(Boolean)
    }
    expect([shown(true), shown(false)]).toEqual([
      [true, false],
      [false, true],
    ])
  })
})
