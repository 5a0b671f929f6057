import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { ProductImage } from './product-image.tsx'

it('offers three widths of a picture of ours, and waits to be looked at', () => {
  render(<ProductImage src="/public-objects/products/a.webp" alt="Gourde" />)
  const picture = screen.getByRole('img', { name: 'Gourde' })
  expect(picture).toHaveAttribute(
    'srcset',
    [320, 640, 1280].map((w) => `/public-objects/products/a.webp?w=${w} ${w}w`).join(', '),
  )
  expect(picture).toHaveAttribute('loading', 'lazy')
})

it('asks for the first picture at once', () => {
  render(<ProductImage src="https://exemple.fr/a.jpg" alt="Gourde" priority />)
  const picture = screen.getByRole('img', { name: 'Gourde' })
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).not.toHaveAttribute('srcset')
})

it('becomes a plant when it is broken', () => {
  render(<ProductImage src="/public-objects/products/a.webp" alt="Gourde" />)
  fireEvent.error(screen.getByRole('img', { name: 'Gourde' }))
  expect(screen.getByRole('img', { name: 'Gourde' }).tagName).toBe('DIV')
})
