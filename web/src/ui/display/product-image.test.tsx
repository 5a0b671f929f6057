import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { ProductImage } from './product-image.tsx'

it('offers three widths of an image of ours, and waits to be looked at', () => {
  render(<ProductImage src="/public-objects/products/a.webp" alt="Gourde" />)
  const image = screen.getByRole('img', { name: 'Gourde' })
  expect(image).toHaveAttribute(
    'srcset',
    [320, 640, 1280].map((w) => `/public-objects/products/a.webp?w=${w} ${w}w`).join(', '),
  )
  expect(image).toHaveAttribute('loading', 'lazy')
})

it('asks for the first image at once', () => {
  render(<ProductImage src="https://exemple.fr/a.jpg" alt="Gourde" priority />)
  const image = screen.getByRole('img', { name: 'Gourde' })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).not.toHaveAttribute('srcset')
})

it('becomes a plant when it is broken', () => {
  render(<ProductImage src="/public-objects/products/a.webp" alt="Gourde" />)
  fireEvent.error(screen.getByRole('img', { name: 'Gourde' }))
  expect(screen.getByRole('img', { name: 'Gourde' }).tagName).toBe('DIV')
})

it('is a little dimmer on a dark page', () => {
  const rules = document.createElement('style')
  const [rule = ''] = /^\.product-image \{[^}]*\}/m.exec(
    readFileSync('web/src/app/theme/product-card.css', 'utf8'),
  ) ?? ['']
  rules.textContent = rule
  document.head.append(rules)
  render(<ProductImage src="/public-objects/products/a.webp" alt="Gourde" />)
  expect(getComputedStyle(screen.getByRole('img', { name: 'Gourde' })).opacity).toContain('picture')
})
