import { expect, it } from 'vitest'
import { pageSlugs } from '../../../../api/src/features/content/pages/page-structure.rules.ts'
import { paletteCommands } from '../../features/overview/admin/palette/palette-commands.ts'
import { adminTabs } from '../../ui/admin/access/admin-places.ts'
import { adminBoxes, adminPages, paths } from '../paths.ts'

const places = [
  ...[paths.admin(), ...adminTabs.map((tab) => paths.admin(tab))],
  ...adminBoxes.map((box) => paths.adminInbox(box)),
  ...adminPages.map((page) => paths.adminPage(page)),
  ...pageSlugs.map((slug) => paths.adminRecord(slug, 'pages')),
]

it('every tab, box and page of the administration is in the palette, and each information page by its name', () => {
  expect(places.length).toBeGreaterThan(25)
  const known = new Set(paletteCommands.map(({ to }) => to))
  expect(places.filter((place) => !known.has(place))).toEqual([])
})

it('no two commands are told alike, and no two keys lead to different places', () => {
  const told = paletteCommands.map(({ label, detail }) => `${label} ${detail ?? ''}`)
  expect(told.filter((words, place) => told.indexOf(words) !== place)).toEqual([])
  const keys = paletteCommands.flatMap((command) => command.keys ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})
