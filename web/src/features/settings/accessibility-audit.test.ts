import { expect, test } from 'vitest'
import { conformityReason, conformityWords } from './accessibility-audit.ts'

const audit = (percent: number) => ({ by: 'Exemple Conseil', on: '2026-11-20', percent })

test('without an audit, and below half of the criteria, the site does not conform', () => {
  expect(conformityWords(null)).toBe('non conforme')
  expect(conformityReason(null)).toMatch(/^Aucun audit/)
  expect([0, 49, 50, 99, 100].map((percent) => conformityWords(audit(percent)))).toEqual([
    'non conforme',
    'non conforme',
    'partiellement conforme',
    'partiellement conforme',
    'totalement conforme',
  ])
})

test('an audit is named with its date and what it found', () => {
  expect(conformityReason(audit(72))).toBe(
    'L’audit mené par Exemple Conseil et remis le 20 novembre 2026 constate que 72\u00a0% des critères applicables sont respectés.',
  )
})
