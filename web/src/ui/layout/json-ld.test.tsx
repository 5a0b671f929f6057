import { render } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readJsonLd } from '../../test/read-head.ts'
import { JsonLd } from './json-ld.tsx'

const hostile = '</script><script>alert(1)</script><!-- & "quoted"'
const named = (name: string) => <JsonLd things={[{ '@type': 'Product', name }]} />

it('says a hostile name to the letter, and never ends the element', () => {
  const html = renderToString(named(hostile))
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(html).not.toContain('<!--')
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  expect(readJsonLd(parsed)).toEqual([{ '@type': 'Product', name: hostile }])
})

it('says the same in the browser as on the server, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const { container, unmount } = render(named(name))
      expect(readJsonLd(container)).toEqual([{ '@type': 'Product', name }])
      const server = renderToString(named(name))
      expect(container.innerHTML).toBe(server)
      unmount()
    }),
    { numRuns: 50 },
  )
})
