import { expect, it } from 'vitest'
import { auditActions, auditSubjects } from '../../../../api/src/features/audit/audit.rules.ts'
import { actionOf, subjectWords } from './subject-words.ts'

it('each kind of thing whose changes are kept has a French name, and each act on it', () => {
  const names = auditSubjects.map((subject) => subjectWords[subject])
  expect(names.filter((name) => !/^\p{Lu}[\p{L}-]/u.test(name ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(auditSubjects.length)
  for (const subjectType of auditSubjects)
    for (const action of auditActions)
      expect(actionOf({ action, subjectType }), `${subjectType} ${action}`).toMatch(/^\p{Lu}[\p{L}-]/u)
})
