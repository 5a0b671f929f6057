import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makePost } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { renderRoutes } from '../../test/render.tsx'
import { PreviewPage } from './preview-page.tsx'

const expiresAt = '2026-12-01T08:30:00.000Z'

const open = (openPreview: unknown) =>
  renderRoutes([{ path: 'apercu/:token', element: <PreviewPage /> }], {
    path: '/apercu/jeton-de-l-apercu-0001',
    answers: { openPreview },
  })

const notice = async () => within(await screen.findByRole('complementary', { name: 'Aperçu' }))

it('shows an article as readers will see it: the notice alone tells that it is not published', async () => {
  const post = makePost({ title: 'Laver moins', published: false, content: 'Un conseil.' })
  open({ expiresAt, product: null, post })
  await (await notice()).findByText('1er décembre 2026 à 09:30')
  expect(await screen.findByRole('heading', { level: 1, name: 'Laver moins' })).toBeInTheDocument()
  expect(screen.getByText('Un conseil.')).toBeInTheDocument()
  expect(screen.queryByText('Brouillon')).not.toBeInTheDocument()
  expect(screen.getAllByText('Aperçu')).toHaveLength(1)
})

it('shows a hidden product without a way into the cart', async () => {
  open({ expiresAt, product: makeProduct({ name: 'Passoire', visible: false }), post: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Passoire' })).toBeInTheDocument()
  expect(screen.getByText(/^Ceci est un aperçu/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /panier/i })).not.toBeInTheDocument()
})

it('says of a link that is over that it is, and whom to ask', async () => {
  open(() => refuse('NOT_FOUND', 'Aperçu non trouvé'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Aperçu non disponible' })).toBeInTheDocument()
  expect(screen.queryByRole('complementary', { name: 'Aperçu' })).not.toBeInTheDocument()
})
