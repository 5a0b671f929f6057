import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Inline,
  linkTo,
  maxPostProducts,
  plainTextOf,
  postBlocks,
  productIdsOf,
} from './post-marks.rules.ts'

const blocksOf = (content: string) => [...postBlocks(content)]

/** A block in short: `h2 Titre`, `ul a | b`, with `<b>` and `<a>` around what has them. */
const shortOf = (content: string) =>
  blocksOf(content).map((block) => {
    if (block.kind === 'heading') return `h${block.level} ${html(block.parts)}`
    if (block.kind === 'list')
      return `${block.isOrdered ? `ol${block.start}` : 'ul'} ${block.items.map(html).join(' | ')}`
    if (block.kind === 'products') return `products ${block.ids.join()}`
    return `${block.kind === 'quote' ? 'q' : 'p'} ${html(block.parts)}`
  })

const html = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'bold') return `<b>${html(part.parts)}</b>`
      return `<a ${part.to}>${html(part.parts)}</a>`
    })
    .join('')

describe('the marks at the start of a line', () => {
  test.each([
    ['## L’eau', ['h2 L’eau']],
    ['### Au jardin', ['h3 Au jardin']],
    ['Avant\n## Titre\nAprès', ['p Avant', 'h2 Titre', 'p Après']],
    ['- un\n- deux\n\n- trois', ['ul un | deux | trois']],
    ['1. un\n2. deux\n\n3. trois', ['ol1 un | deux | trois']],
    ['- un\n1. deux', ['ul un', 'ol1 deux']],
    ['> Moins,\n> mais mieux.', ['q Moins,\nmais mieux.']],
    ['> un\n\n> autre', ['q un', 'q autre']],
    ['{produit:12}', ['products 12']],
    ['{produit:12}\n\n{produit:7}\nFin', ['products 12,7', 'p Fin']],
    ['Un.\r\nDeux.\r\rTrois.', ['p Un.\nDeux.', 'p Trois.']],
  ])('%j', (content, blocks) => {
    expect(shortOf(content)).toEqual(blocks)
  })

  test.each([
    '# Titre',
    '#### Titre',
    '##Titre',
    '##',
    '## ',
    ' ## Titre',
    '-un',
    '-',
    '– un',
    '* un',
    '+ un',
    '1) un',
    '12. Ce jour-là',
    '2026. Une année',
    '>un',
    'Voir {produit:12}',
    '{produit:12} ici',
    '{produit:0}',
    '{produit:-1}',
    '{produit:1234567890}',
    '{produit: 12}',
    '{Produit:12}',
    '---',
    '```',
    '    code',
    '| a | b |',
    '<h2>Titre</h2>',
    '<!-- -->',
    '&lt;b&gt;',
    '\\## Titre',
  ])('are these alone: %j is text', (content) => {
    expect(blocksOf(content)).toEqual([{ kind: 'paragraph', parts: [content.trimEnd()] }])
  })

  test('nothing stands inside of an item or a quotation', () => {
    expect(shortOf('> - un\n\n- > deux\n- ## trois\n- - - quatre')).toEqual([
      'q - un',
      'ul > deux | ## trois | - - quatre',
    ])
  })

  test('line breaks are kept, further empty lines too', () => {
    expect(shortOf('Un\ndeux\n\ntrois\n\n\n\nquatre')).toEqual(['p Un\ndeux', 'p trois', 'p \n\nquatre'])
  })

  test('every heading has an address of its own, and none of the page’s', () => {
    const ids = blocksOf('## Contenu\n### Contenu\n## Contenu !\n## Contenu 2\n## 🌿\n## 🌿').map(
      (block) => block.kind === 'heading' && block.id,
    )
    expect(new Set(ids).size).toBe(6)
    expect(ids.slice(0, 2)).toEqual(['titre-contenu', 'titre-contenu--2'])
    expect(ids.every((id) => /^titre-[a-z0-9-]+$/.test(String(id)))).toBe(true)
  })

  test(`at most ${maxPostProducts} products are shown, those named twice counted twice`, () => {
    const content = Array.from({ length: 500 }, (_, i) => `{produit:${(i % 15) + 1}}`).join('\n')
    expect(productIdsOf(content)).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)))
    expect(blocksOf(content)).toMatchObject([{ ids: { length: maxPostProducts } }])
  })
})

describe('the marks inside of a line', () => {
  test.each([
    ['a **b** c', 'a <b>b</b> c'],
    ['**a** et **b**', '<b>a</b> et <b>b</b>'],
    ['[le guide](/article/7)', '<a /article/7>le guide</a>'],
    ['**voir [le guide](/article/7)**', '<b>voir <a /article/7>le guide</a></b>'],
    ['[**le** guide](/article/7)', '<a /article/7><b>le</b> guide</a>'],
    ['[ADEME](https://www.ademe.fr/eau?a=1#b)', '<a https://www.ademe.fr/eau?a=1#b>ADEME</a>'],
    ['un **seul', 'un **seul'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['**** ** **', '**** ** **'],
    ['*un* _deux_ `trois` ~~quatre~~', '*un* _deux_ `trois` ~~quatre~~'],
    ['[sans adresse]', '[sans adresse]'],
    ['[x](article/7)', '[x](article/7)'],
    ['![x](/a.webp)', '!<a /a.webp>x</a>'],
    ['https://exemple.fr', 'https://exemple.fr'],
  ])('%j', (content, expected) => {
    expect(shortOf(content)).toEqual([`p ${expected}`])
  })

  test('bold does not go on to the next line', () => {
    expect(shortOf('un **deux\ntrois** quatre')).toEqual(['p un **deux\ntrois** quatre'])
  })
})

describe('a link leads to a page of the shop or to an https address, and nowhere else', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://exemple.fr',
    'ftp://exemple.fr',
    'mailto:a@b.fr',
    '//exemple.fr',
    '/\\exemple.fr',
    '\\\\exemple.fr',
    '/.//exemple.fr',
    'https:exemple.fr',
    'https://',
    'https://ramure.example@exemple.fr',
    'https://a:b@exemple.fr',
    '#titre',
    '?page=2',
    '../admin',
    '',
  ])('not %j', (address) => {
    expect(linkTo(address)).toBeNull()
    const content = `[x](${address})`
    expect(shortOf(content)).toEqual([`p ${content}`])
  })

  test('whatever the text, every link has such an address, as a browser reads it', () => {
    const piece = fc.constantFrom(
      ...[
        '[',
        ']',
        '(',
        ')',
        '**',
        'javascript:',
        'https://',
        '/',
        '\\',
        '\t',
        '//',
        ':',
        'x',
        '@',
        '<',
        '"',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const visit = (parts: Inline[]): void => {
          for (const part of parts) {
            if (typeof part === 'string') continue
            if (part.kind === 'link') {
              const { origin, protocol } = new URL(part.to, 'https://boutique.example')
              expect(part.isOwn ? origin : protocol).toBe(part.isOwn ? 'https://boutique.example' : 'https:')
            }
            visit(part.parts)
          }
        }
        for (const block of blocksOf(`[x](${pieces.join('')}) ${pieces.join('')}`))
          if ('parts' in block) visit(block.parts)
      }),
      { numRuns: 2000 },
    )
  })
})

test('no words are lost or added, whatever the text', () => {
  const bare = (text: string) => text.replace(/\s+/g, '')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b ', '**', '[', ']', '> ', '- ', '1. ', '\n', '\n\n', 'x](/y)', '# ')),
      (pieces) => {
        const content = pieces.join('')
        for (const block of blocksOf(content)) {
          const lines = 'items' in block ? block.items : 'parts' in block ? [block.parts] : []
          for (const line of lines)
            for (const text of html(line)
              .replace(/<a [^>]*>|<\/?[ab]>/g, '\n')
              .split('\n'))
              expect(bare(content)).toContain(bare(text))
        }
        const letters = (text: string) => text.replace(/[^ab]/g, '')
        const kept = blocksOf(content).flatMap((block) =>
          'items' in block ? block.items : 'parts' in block ? [block.parts] : [],
        )
        expect(
          letters(
            kept
              .map(html)
              .join('')
              .replace(/<a [^>]*>|<\/?[ab]>/g, ''),
          ),
        ).toBe(letters(content))
      },
    ),
    { numRuns: 1000 },
  )
})

describe('hostile texts of 100,000 characters are read in no time', () => {
  test.each([
    '[',
    '[a](',
    '[a](/',
    '](',
    '**',
    '** ',
    '**a',
    '*',
    '> ',
    '> > ',
    '- - ',
    '#',
    '## ',
    '{produit:',
    '{produit:1}\n',
    '1. ',
    '1. a\n',
    '- a\n',
    '## a\n',
    '\n',
    '\r',
    ' ',
    '[**a**](/b)',
    '**[a](/b)**',
    '\u00a0\n',
    `[${'a'.repeat(30)}](/${'b'.repeat(60)}`,
  ])('%j repeated', (piece) => {
    const content = piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000)
    const start = performance.now()
    expect(blocksOf(content).length).toBeLessThanOrEqual(50_000)
    expect([...plainTextOf(content)].length).toBeLessThanOrEqual(50_000)
    // Some milliseconds; anything that grows with the square takes minutes.
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

test('plain text has no marks, no headings and no products', () => {
  const content =
    '## L’eau\nUne **douche** [courte](/article/7).\n\n- à 38 °C\n{produit:3}\n> Moins, mais mieux.\n1. un'
  expect([...plainTextOf(content)]).toEqual(['Une douche courte.', 'à 38 °C', 'Moins, mais mieux.', 'un'])
})
