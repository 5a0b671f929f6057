import { libraryLimits } from '../../../../../../api/src/features/catalogue/library/library.rules.ts'
import type { ImageFilter } from '../../../../graphql/generated/admin/graphql.ts'
import { adminList, choiceParam, type ParamsOf, partOf } from '../../../../lib/list/list-url.ts'
import type { Choice } from '../../../../ui/admin/phone/list-filters.tsx'

/** What the address of the list of images carries. */
export const libraryList = adminList({
  state: choiceParam<ImageFilter>({ USED: 'utilisees', UNUSED: 'inutilisees', NO_ALT: 'sans-texte' }),
})

/** Which images. */
export const libraryStates: Choice<ImageFilter>[] = [
  { value: 'NO_ALT', label: 'Sans texte alternatif' },
  { value: 'UNUSED', label: 'Inutilisées' },
  { value: 'USED', label: 'Utilisées' },
]

/** The question that the address of the list asks. */
export const libraryVariables = ({ search, state, page }: ParamsOf<typeof libraryList>) => ({
  filter: state ?? 'ALL',
  search,
  ...partOf(page, libraryLimits.pageSize),
})
