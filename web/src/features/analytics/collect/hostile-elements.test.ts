import { afterEach, expect, it, vi } from 'vitest'
import { maxMetadataBytes } from '../../../../../api/src/features/analytics/analytics.rules.ts'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'
import { oneLine } from './collected-event.ts'

afterEach(closeCollection)

const ugly = [
  '\u0000',
  '\ud800',
  '\u2028',
  '\u0007',
  '漢',
  '\u{1f33f}',
  '"',
  '\\',
  '<img src=x onerror=alert(1)>',
].join(' ')

const attributes: [string, string][] = [
  'class',
  'id',
  'data-testid',
  'role',
  'type',
  'aria-label',
  'href',
].flatMap((name): [string, string][] => [
  [name, ugly],
  [name, ugly.repeat(2_000)],
  [name, '\u{1f33f}'.repeat(1_000)],
  [name, `x${'\u{1f33f}'.repeat(1_000)}`],
  [name, ''],
])

// What the server refuses fails in the helper, which asks the server's own rules.
it.each(attributes)('a button and a link with %s=%j are events that the server takes', (name, value) => {
  const page = openCollection('<button></button><a href="/a"></a>')
  for (const selector of ['button', 'a']) {
    page.find(selector).setAttribute(name, value)
    page.press(selector)
  }
  const clicks = page.told('click')
  expect(clicks).toHaveLength(2)
  for (const { metadata } of clicks)
    expect(new TextEncoder().encode(JSON.stringify(metadata)).length).toBeLessThanOrEqual(maxMetadataBytes)
})

it('takes a page of any address, and a text of any length', () => {
  const page = openCollection(
    '<button></button>',
    `/${'%F0%9F%8C%BF/'.repeat(500)}?utm_source=${'é '.repeat(29)}`,
  )
  page.find('button').textContent = ugly.repeat(500)
  page.press('button')
  const [click] = page.told('click')
  expect(click?.elementText?.length).toBeLessThanOrEqual(100)
  expect(click?.pageUrl.length).toBeLessThanOrEqual(2_000)
})

it('takes an SVG and elements that are nowhere', () => {
  const page = openCollection('<svg class="feuille" data-testid="dessin"></svg>')
  page.press('svg')
  document.dispatchEvent(new Event('click'))
  document.dispatchEvent(new Event('submit'))
  expect(page.told('click')).toMatchObject([{ metadata: { classes: 'feuille', tagName: 'svg' } }])
  expect(page.told('submit')).toEqual([])
})

it('lets no failure out into the page', () => {
  const page = openCollection('<button>Go</button>')
  const failed = vi.fn()
  window.addEventListener('error', failed)
  page.find('button').getAttribute = () => {
    throw new Error('not yours')
  }
  page.press('button')
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})

it.each([
  [' a\n\tb\u0000c\u2028d ', 10, 'a b c d'],
  ['abc\u{1f33f}', 4, 'abc'],
  ['\ud800', 5, undefined],
  [' \n ', 5, undefined],
  ['', 5, undefined],
  [null, 5, undefined],
])('%j in %i characters is %j', (text, max, line) => expect(oneLine(text, max)).toBe(line))
