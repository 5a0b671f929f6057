import { describe, expect, test } from 'vitest'
import { checkClaims, claimRule, claimRules, findClaims } from './check-claims.rules.ts'
import { claimLaws } from './claim-rule.rules.ts'

describe('the table of rules', () => {
  test('is large enough, names each rule once, and each rests on a law with its date', () => {
    expect(claimRules.length).toBeGreaterThanOrEqual(60)
    expect(new Set(claimRules.map(({ id }) => id)).size).toBe(claimRules.length)
    for (const { id, law, advice, wording, patterns } of claimRules) {
      expect([id, claimLaws[law].since]).toEqual([id, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
      expect([id, advice.length > 20, wording.length > 10, patterns.length > 0]).toEqual([
        id,
        true,
        true,
        true,
      ])
    }
  })

  test('each wording to take passes the guard', () => {
    const refused = claimRules.flatMap(({ id, wording }) =>
      checkClaims(wording).map(({ rule, text }) => `${id}: ${text} (${rule})`),
    )
    expect(refused).toEqual([])
  })

  test('a rule is found by its name, an old one is not', () => {
    expect(claimRule('biodegradable')?.kind).toBe('FORBIDDEN')
    expect(claimRule('of-yesterday')).toBeNull()
  })
})

describe('a finding', () => {
  test('has its place in the text as it was written, invisible signs and all', () => {
    const text = 'Un savon bio\u200bdégradable, et doux.'
    const [finding] = checkClaims(text)
    expect(finding).toEqual({
      ...{ rule: 'biodegradable', kind: 'FORBIDDEN', start: 9, end: 23 },
      text: 'bio\u200bdégradable',
    })
  })

  test('of a graver kind stands for what it covers; a lighter one that says more stays', () => {
    expect(checkClaims('Une formule bio-dégradable.').map(({ kind }) => kind)).toEqual(['FORBIDDEN'])
    expect(checkClaims('Le savon le plus écologique.').map(({ kind }) => kind)).toEqual(['PROVE', 'PRECISE'])
  })

  test('is the same whatever the sentences around it', () => {
    const alone = checkClaims('Une mode durable.')
    const among = checkClaims('Il n’est pas cher. Une mode durable. Rien de neuf.')
    expect(among.map(({ rule, text }) => [rule, text])).toEqual(alone.map(({ rule, text }) => [rule, text]))
  })
})

/** Numbers that look chosen at random, and are the same each time. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

describe('what it costs', () => {
  const words = [
    ...new Set(claimRules.flatMap(({ patterns }) => patterns).flatMap((one) => one.split(/[ |]/))),
  ].map((word) => word.replaceAll(/[?~*+@]|\.\.\d/g, '').replace('#', '12'))
  const glue = [' ', ' ', ' ', ', ', '-', '’', ' « ', ' » ', '\u200b', ' la de ', ' pas ', '.\n', ' 50 % ']

  /** A text of what the rules look for, thrown together. */
  function soup(length: number, seed: number): string {
    const throwOf = dice(seed)
    let text = ''
    while (text.length < length) text += `${words[throwOf(words.length)]}${glue[throwOf(glue.length)]}`
    return text.slice(0, length)
  }

  test('grows with the text alone, whatever it is made of', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const text = soup(5_000, seed)
      expect([seed, findClaims(text).steps < text.length * 20]).toEqual([seed, true])
    }
  })

  test.each([
    ...words.filter((word) => word.length > 1).slice(0, 150),
    'réduit la de',
    '1 ',
    '100 % ',
    '-a',
    'la ',
    // What « bench/claims.ts » found to take longest.
    'zero net-',
    '-1% -1-',
    '12 12 % d co2-12 100 %-',
    '12 sur 5?',
  ])('twice as much of « %s » takes twice the steps', (unit) => {
    const steps = (times: number) => findClaims(`${unit} `.repeat(times)).steps
    const [once, twice] = [steps(400), steps(800)]
    expect(twice).toBeLessThanOrEqual(once * 2 + 400)
  })
})
