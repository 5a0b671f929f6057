import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { ProductBadges } from './product-badges.tsx'

const none = { inStock: true, weeklySpecial: false, featured: false }
const words = () => [...document.querySelectorAll('.badge')].map((badge) => badge.textContent)

it('names the selection of the week as such, never as an offer', () => {
  render(<ProductBadges product={{ ...none, weeklySpecial: true }} />)
  expect(words()).toEqual(['Sélection de la semaine'])
  expect(screen.queryByText(/offre|promo/i)).not.toBeInTheDocument()
})

it('says first that there is none left, and nothing of a product that nothing is special about', () => {
  const { unmount } = render(
    <ProductBadges product={{ inStock: false, weeklySpecial: true, featured: true }} />,
  )
  expect(words()).toEqual(['Rupture de stock', 'Sélection de la semaine', 'Coup de cœur'])
  unmount()
  render(<ProductBadges product={none} />)
  expect(words()).toEqual([])
})
