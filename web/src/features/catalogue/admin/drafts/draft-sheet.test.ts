import { describe, expect, it } from 'vitest'
import { pasteTable, readTable } from './draft-paste.ts'
import { cellsOf, readRow } from './draft-sheet.ts'

const categories = [{ id: '4', name: 'Énergie & chauffage' }]
const typed = { name: 'Gourde', category: '', price: '12,5', ecoScore: '', inStock: 'oui', description: '' }
const read = (cells: Partial<typeof typed>, isPriced = true) =>
  readRow({ ...typed, ...cells }, categories, isPriced)

describe('a row', () => {
  it('says the facts as the server takes them', () => {
    const cells = {
      category: 'energie et chauffage',
      price: '1 234,5 €',
      ecoScore: '8,5/10',
      inStock: 'Rupture',
    }
    expect(read({ ...cells, category: ' énergie & Chauffage' })).toEqual({
      facts: {
        ...{
          name: 'Gourde',
          categoryId: '4',
          price: '1234.50',
          ecoScore: '8.5',
          inStock: false,
          description: null,
        },
      },
      errors: {},
    })
    expect(read(cells).errors).toEqual({ category: 'Aucune catégorie de ce nom.' })
  })

  it.each([
    [{ name: ' ' }, 'name', 'Le nom est requis'],
    [{ price: 'cher' }, 'price', 'Un prix, par exemple 12,50'],
    [{ price: '0' }, 'price', 'Un prix, par exemple 12,50'],
    [{ price: '-3' }, 'price', 'Un prix, par exemple 12,50'],
    [{ ecoScore: '11' }, 'ecoScore', 'entre 0 et 10'],
    [{ ecoScore: 'bien' }, 'ecoScore', 'Une note de 0 à 10'],
    [{ category: '<b>' }, 'category', 'Aucune catégorie'],
    [{ inStock: 'peut-être' }, 'inStock', 'Oui ou non'],
    [{ description: 'a'.repeat(5_001) }, 'description', '5 000 caractères au plus'.replace(' ', '\u202f')],
  ])('says what is wrong with %o', (cells, column, words) => {
    expect(read(cells).errors).toEqual({ [column]: expect.stringContaining(words) })
  })

  it('needs its price only to be published', () => {
    expect(read({ price: '' }, false)).toMatchObject({ errors: {}, facts: { name: 'Gourde' } })
    expect(read({ price: '' }, false).facts).not.toHaveProperty('price')
    expect(read({ price: '' }).errors).toHaveProperty('price')
  })

  it('shows a draft without the zeros that nobody typed', () => {
    const draft = {
      name: 'Gourde',
      description: null,
      price: '0.00',
      ecoScore: '0.0',
      inStock: true,
      category: null,
    }
    expect(cellsOf(draft)).toEqual({ ...typed, price: '' })
  })
})

const five = ['Photo 1', 'Photo 2', 'Photo 3', 'Photo 4', 'Photo 5']

describe('a table of the clipboard', () => {
  it('has cells that hold tabs, lines and quotes', () => {
    const text = 'Gourde\t12,50\r\n"deux\nlignes"\t"dit ""utile"""\r\n\t3\r\n'
    expect(readTable(text, 10)).toEqual([
      ['Gourde', '12,50'],
      ['deux\nlignes', 'dit "utile"'],
      ['', '3'],
    ])
  })

  it('runs down and to the right from where it is pasted', () => {
    const { changes, left } = pasteTable('12\t8\n13\t9', { row: 1, column: 'price' }, five)
    expect([...changes]).toEqual([
      [1, { price: '12', ecoScore: '8' }],
      [2, { price: '13', ecoScore: '9' }],
    ])
    expect(left).toBe(0)
  })

  it('goes by its headings where it has some', () => {
    const { changes } = pasteTable('Prix\tProduit\tStock\n12\tGourde\tnon', { row: 0, column: 'price' }, five)
    expect([...changes]).toEqual([[0, { price: '12', name: 'Gourde', inStock: 'non' }]])
  })

  it('leaves out the columns that the grid does not have', () => {
    const text = 'Référence\tDésignation\tFournisseur\tPrix TTC\nA-1\tGourde\tDupont\t12'
    const { changes } = pasteTable(text, { row: 0, column: 'name' }, five)
    expect([...changes]).toEqual([[0, { name: 'Gourde', price: '12' }]])
  })

  it('goes to the drafts of its names, whatever the order; what is called otherwise takes what is left', () => {
    const drafts = ['Savon', 'Gourde verre', 'Savon noir', 'IMG 2034']
    const lines = ['Éponge\t1', 'Savon noir, 1 L\t2', 'Gourde en verre\t3', 'Savon de Marseille\t4']
    const { changes, isByName } = pasteTable(lines.join('\n'), { row: 0, column: 'name' }, drafts)
    const names = [...changes].toSorted(([a], [b]) => a - b).map(([, { name }]) => name)
    expect(names).toEqual(['Savon de Marseille', 'Gourde en verre', 'Savon noir, 1 L', 'Éponge'])
    expect(isByName).toBe(true)
    const text = 'Photo\tPrix\tNom\nsavon-noir-1.jpg\t2\tBidon\ngourde_verre.png\t3\tBouteille'
    const { changes: byFile } = pasteTable(text, { row: 0, column: 'name' }, drafts)
    expect([...byFile.keys()]).toEqual([2, 1])
    const others = pasteTable('A\t1\nB\t2\nSavon noir\t3', { row: 0, column: 'name' }, drafts)
    expect([[...others.changes.keys()], others.isByName]).toEqual([[0, 1, 2], false])
  })

  it('that is larger than the grid fills it, and the rest is counted: 10 000 cells', () => {
    const text = Array.from({ length: 1_000 }, (_, i) => Array(10).fill(`c${i}`).join('\t')).join('\n')
    const { changes, left } = pasteTable(text, { row: 0, column: 'name' }, Array(30).fill('Photo'))
    expect(changes.size).toBe(30)
    expect(Object.keys(changes.get(29) ?? {})).toHaveLength(6)
    expect(left).toBe(970)
  })

  it('of quotes that never end takes no time', () => {
    const start = performance.now()
    readTable(`"${'a""'.repeat(100_000)}\t`.repeat(3), 2_000)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
