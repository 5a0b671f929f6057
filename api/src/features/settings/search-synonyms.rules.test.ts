import { expect, test } from 'vitest'
import { settingValueRules } from './settings.rules.ts'

const check = (value: string) => settingValueRules('search_synonyms').safeParse({ value })

test.each(['', '  ', 'chaussure, basket', 'thé,tisane , infusion\n\npull, chandail'])(
  'synonyms are groups of words, a line each: « %s »',
  (value) => {
    expect(check(value).data?.value).toBe(value.trim())
  },
)

test.each([
  ['chaussure', 'Synonymes, ligne 1 : deux mots au moins, séparés par des virgules.'],
  [
    'thé, tisane\n\neau de pluie, pluie',
    'Synonymes, ligne 3 : « eau de pluie » n’est pas un mot seul, de 2 à 40 lettres ou chiffres.',
  ],
  [
    'thé, tisane\ntee-shirt, maillot',
    'Synonymes, ligne 2 : « tee-shirt » n’est pas un mot seul, de 2 à 40 lettres ou chiffres.',
  ],
  ['thé,, tisane', 'Synonymes, ligne 1 : un mot manque entre deux virgules.'],
  [
    "thé, ' or 1=1 --",
    "Synonymes, ligne 1 : « ' or 1=1 -- » n’est pas un mot seul, de 2 à 40 lettres ou chiffres.",
  ],
  [Array.from({ length: 51 }, () => 'mot, terme').join('\n'), 'Synonymes : 50 lignes au plus.'],
  ['thé, tisane\n'.repeat(200), /2.?000/],
])('« %s » is refused, with the line that is wrong', (value, message) => {
  const words = check(value)
    .error?.issues.map((issue) => issue.message.replace(/\s/gu, ' '))
    .join(' ')
  if (message instanceof RegExp) expect(words).toMatch(message)
  else expect(words).toBe(message)
})
