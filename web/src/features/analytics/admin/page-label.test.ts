import { expect, it } from 'vitest'
import { pageName } from '../collect/page-name.ts'
import { pageLabel } from './page-label.ts'

it.each([
  ...[
    '/',
    '/products',
    '/product',
    '/product/7',
    '/consommer-ecologiquement',
    '/article',
    '/article/3',
    '/contact',
  ],
  ...['/pourquoi-nous-faire-confiance', '/admin', '/admin/messages', '/admin/login', '/cart', '/checkout'],
  ...['/mentions-legales'],
])('has a French name for the page at %s', (path) => {
  const label = pageLabel(pageName(path))
  // « Article » is French as it is.
  if (label !== 'Article') expect(label).not.toBe(pageName(path))
  expect(label).not.toMatch(/page name|unknown|detail|home|cart\b|trust/i)
})

it('calls whatever it does not know by its own name', () => {
  expect(pageLabel('constructor')).toBe('constructor')
})
