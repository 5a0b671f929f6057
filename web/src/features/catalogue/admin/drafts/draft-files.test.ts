import { describe, expect, it } from 'vitest'
import { makeFile } from '../../../../test/fake-storage.ts'
import { choicesPerDraft, sortDrop } from './draft-files.ts'

const drop = (...names: string[]) =>
  sortDrop(
    names.map((name) => makeFile(name)),
    30,
  )
const told = (...names: string[]) =>
  drop(...names).drafts.map(({ name, files }) => [name, ...files.map((file) => file.name)])

describe('the files of a drop', () => {
  it('are one product where a number at the end counts them, in the order of the numbers', () => {
    expect(told('gourde-10.jpg', 'gourde-2.png', 'savon.webp', 'Gourde-1.jpg')).toEqual([
      ['Gourde', 'Gourde-1.jpg', 'gourde-2.png', 'gourde-10.jpg'],
      ['Savon', 'savon.webp'],
    ])
    expect(told('brosse (1).jpg', 'brosse.jpg', 'brosse (2).jpg')).toHaveLength(1)
  })

  it('are several where the number is that of a camera, a size or a year', () => {
    expect(told('IMG_2034.jpg', 'IMG_2035.jpg').map(([name]) => name)).toEqual(['IMG 2034', 'IMG 2035'])
    expect(told('bocal-50.jpg', 'bocal-75.jpg').map(([name]) => name)).toEqual(['Bocal 50', 'Bocal 75'])
  })

  it('of a camera go together as many as is said, once it is known that names do not tell', () => {
    const names = Array.from({ length: 12 }, (_, place) => `IMG_20${34 + place}.jpg`)
    const files = names.toReversed().map((name) => makeFile(name))
    expect(choicesPerDraft(files)).toEqual([1, 2, 3, 4, 6, 12])
    const groups = sortDrop(files, 30, 3).drafts.map(({ files }) => files.map(({ name }) => name))
    expect(groups).toHaveLength(4)
    expect(groups[1]).toEqual(['IMG_2037.jpg', 'IMG_2038.jpg', 'IMG_2039.jpg'])
    expect(sortDrop(files, 3, 3).refused).toHaveLength(3)
    const told = (...names: string[]) => choicesPerDraft(names.map((name) => makeFile(name)))
    expect(told('gourde-1.jpg', 'gourde-2.jpg')).toEqual([])
    expect(told('bocal-50.jpg', 'bocal-75.jpg')).toEqual([])
    expect(told('IMG_2034.jpg')).toEqual([])
    expect(told('IMG_2034.jpg', 'savon.jpg')).toEqual([])
  })

  it.each([
    ['savon_de-marseille.jpg', 'Savon de marseille'],
    ['e\u0301ponge.jpeg', 'Éponge'],
    ['pack-12.jpg', 'Pack 12'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>'],
    ['carte\u202egpj.exe.png', 'Cartegpj exe'],
    ['a\u0000b\nc.png', 'A b c'],
    ['---.png', 'Produit sans nom'],
    ['.png', 'Produit sans nom'],
    ['1.png', '1'],
  ])('%j is called %j', (file, name) => {
    expect(told(file)).toEqual([[name, file]])
  })

  it('have names that the shop takes', () => {
    expect(told(`${'très-long-'.repeat(40)}.jpg`)[0]?.[0]?.length).toBeLessThanOrEqual(200)
  })

  it('are thirty at most, and pictures: each other one is told with its reason', () => {
    const files = Array.from({ length: 31 }, (_, i) => makeFile(`photo a${i + 100}.jpg`))
    const { drafts, refused } = sortDrop([...files, makeFile('plan.svg', 'image/svg+xml')], 30)
    expect(drafts).toHaveLength(30)
    expect(refused).toEqual([
      { name: 'photo a130.jpg', reason: expect.stringContaining('Au plus 30 photos') },
      { name: 'plan.svg', reason: 'Type de fichier non supporté' },
    ])
  })

  it('find no more room than there is', () => {
    const { drafts, refused } = sortDrop([makeFile('a.png'), makeFile('b.png'), makeFile('a-2.png')], 1)
    expect(drafts.map(({ files }) => files.length)).toEqual([2])
    expect(refused).toEqual([{ name: 'b.png', reason: expect.stringContaining('Au plus 30 fiches') }])
  })
})
