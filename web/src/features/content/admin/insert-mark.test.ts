import { describe, expect, it } from 'vitest'
import { insertLine, insertMark, type Mark, type TextEdit, type TypedText } from './insert-mark.ts'

/** « a [b] c »: what stands in brackets is selected; « | » is a cursor. */
function typed(text: string): TypedText {
  const cursor = text.indexOf('|')
  if (cursor >= 0) return { value: text.replace('|', ''), start: cursor, end: cursor }
  const start = text.indexOf('‹')
  return { value: text.replace(/[‹›]/g, ''), start, end: text.indexOf('›') - 1 }
}

function after({ value }: TypedText, { from, to, text, select: [start, end] }: TextEdit): string {
  const next = value.slice(0, from) + text + value.slice(to)
  if (start === end) return `${next.slice(0, start)}|${next.slice(start)}`
  return `${next.slice(0, start)}‹${next.slice(start, end)}›${next.slice(end)}`
}

it.each<[Mark, string, string]>([
  ['bold', 'un ‹mot› ici', 'un **‹mot›** ici'],
  ['bold', 'un **‹mot›** ici', 'un ‹mot› ici'],
  ['bold', 'un ‹mot ›ici', 'un **‹mot›** ici'],
  ['bold', 'un |', 'un **‹texte en gras›**'],
  ['link', 'le ‹guide›', 'le [guide](‹/adresse›)'],
  ['link', 'voir |', 'voir [‹texte du lien›](/adresse)'],
  ['link', '‹https://exemple.fr/a_(b)›', '[‹texte du lien›](https://exemple.fr/a_%28b%29)'],
  ['heading', 'un\ndeux|\ntrois', 'un\n## deux|\ntrois'],
  ['heading', '## deux|', 'deux|'],
  ['subheading', '## deux|', '### deux|'],
  ['list', '‹un\ndeux›', '‹- un\n- deux›'],
  ['list', '‹- un\n- deux›', '‹un\ndeux›'],
  ['numbers', '‹- un\n- deux›', '‹1. un\n2. deux›'],
  ['numbers', '‹1. un\n2. deux›', '‹un\ndeux›'],
  ['quote', 'u|n', '> un|'],
])('%s: %j becomes %j', (mark, before, expected) => {
  const text = typed(before)
  expect(after(text, insertMark(text, mark))).toBe(expected)
})

describe('a line of its own', () => {
  it.each([
    ['|', '{produit:3}\n|'],
    ['un|', 'un\n{produit:3}\n|'],
    ['u|n\ndeux', 'un\n{produit:3}\n|deux'],
    ['un\n|\ndeux', 'un\n{produit:3}\n|deux'],
  ])('%j becomes %j', (before, expected) => {
    const text = typed(before)
    expect(after(text, insertLine(text, '{produit:3}'))).toBe(expected)
  })
})
