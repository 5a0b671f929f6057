import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeInformationPage } from '../../test/make-information-page.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const sentence = 'Un geste durable.'
const words = { claimPoints: 2, claimWords: '«\u00a0naturel\u00a0», «\u00a0vert\u00a0»' }
const post = makePost({ id: '7', title: 'Laver', content: sentence, ...words })
const category = makeCategory({ id: '2', name: 'Énergie', description: sentence, ...words })
const page = makeInformationPage({ slug: 'mission', lead: sentence, ...words })
const settled = (field: string) => ({
  ...{ id: '1', field, rule: 'sustainable', words: 'durable', sentence, state: 'QUOTED' },
  ...{ reason: 'Titre d’un livre.', evidence: null },
})
const open = (path: string, field: string) =>
  openAdmin(path, {
    ...{ posts: makePosts([post]), post, categories: [category] },
    ...{ informationPages: [page], informationPage: page, claims: makePage([settled(field)]) },
  })

it.each([
  ['an article', '/admin?onglet=articles&fiche=7', 'content', 'POST', '7'],
  ['a category', '/admin?onglet=categories&fiche=2', 'description', 'CATEGORY', '2'],
  ['an information page', '/admin?onglet=pages&fiche=mission', 'lead', 'PAGE', 'mission'],
])('the form of %s tells what the register has settled as settled', async (_what, path, field, type, id) => {
  const { user, sent } = open(path, field)
  await user.click(await screen.findByText(/^1.point réglé$/))
  const form = within(screen.getByRole('dialog'))
  expect(form.getByText(/« durable » : cité, non affirmé \(Titre d’un livre\.\)/)).toBeVisible()
  expect(form.queryByText(/à revoir/)).not.toBeInTheDocument()
  expect(sent('SettledClaims')).toEqual([{ subjectType: type, subjectId: id }])
})

it.each([
  ['articles', '/admin?onglet=articles'],
  ['categories', '/admin?onglet=categories'],
  ['information pages', '/admin?onglet=pages'],
])('the list of %s names the words that are to be reviewed', async (_what, path) => {
  open(path, 'content')
  const points = await screen.findByRole('button', { name: /^2.points à revoir$/ })
  expect(points).toHaveAccessibleDescription(words.claimWords)
})
