import { adminList, choiceParam, type ParamsOf, partOf } from '../../../../lib/list/list-url.ts'
import type { Choice } from '../../../../ui/admin/phone/list-filters.tsx'

/** What the address of the list of evidence carries. */
export const evidenceList = adminList({ state: choiceParam<'EXPIRING'>({ EXPIRING: 'expirent' }) })

/** Which evidence. */
export const evidenceStates: Choice<'EXPIRING'>[] = [{ value: 'EXPIRING', label: 'Qui expirent' }]

export const evidencePageSize = 25

/** The question that the address of the list asks. */
export const evidenceVariables = ({ search, state, page }: ParamsOf<typeof evidenceList>) => ({
  search,
  expiring: state === 'EXPIRING',
  ...partOf(page, evidencePageSize),
})
