import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { UnsubscribePage } from './form-done-pages.tsx'

const token = 'jeton-de-la-lettre-0001'
const routes = besideToasts([
  {
    path: 'newsletter/desinscription',
    element: <UnsubscribePage />,
  },
])

function open(unsubscribeFromNewsletter: unknown = true, query = `?token=${token}`) {
  const fetch = schemaFetch({ unsubscribeFromNewsletter })
  const page = renderRoutes(routes, { path: `/newsletter/desinscription${query}`, fetch })
  return { ...page, asked: fetch.asked }
}

const button = () => screen.getByRole('button', { name: 'Me désinscrire' })

describe('leaving the newsletter by the link of a mail', () => {
  it('changes nothing by being opened', async () => {
    const { asked } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Se désinscrire de la lettre' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Se désinscrire de la lettre — Ramure'))
    expect(button()).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('takes the reader off at the press of a button, and says so', async () => {
    const { user, asked } = open()
    await user.click(button())
    const words = await screen.findByText('C’est fait : vous ne recevrez plus la lettre de Ramure.')
    expect(words.parentElement).toHaveFocus()
    expect(asked.map(({ variables }) => variables)).toEqual([{ token }])
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: 'Me désinscrire' })).not.toBeInTheDocument()
  })

  it('says when the reader had left before', async () => {
    const { user } = open(false)
    await user.click(button())
    expect(await screen.findByText('Cette adresse était déjà désinscrite.')).toBeInTheDocument()
  })

  it.each(['NOT_FOUND', 'BAD_USER_INPUT'])('says when the link is not valid (%s)', async (code) => {
    const { user } = open(() => refuse(code, 'Ce lien de désinscription n’est pas valable.'))
    await user.click(button())
    expect(await screen.findByText('Ce lien de désinscription n’est pas valable.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/aide-et-contacts')
  })

  it.each(['', '?token=', '?token=%20'])('says so at once when the link has no token (%s)', (query) => {
    const { asked } = open(true, query)
    expect(screen.getByText('Ce lien de désinscription n’est pas valable.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Me désinscrire' })).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('lets one try again when the server is away', async () => {
    const { user } = open(() => refuse('SERVICE_UNAVAILABLE', 'Service momentanément indisponible.'))
    await user.click(button())
    expect(await screen.findByText('Erreur de désinscription')).toBeInTheDocument()
    expect(button()).toBeInTheDocument()
  })

  it('is busy while it sends, and sends once', async () => {
    const answer = later<boolean>()
    const { user, asked } = open(() => answer.promise)
    await user.dblClick(button())
    expect(screen.getByRole('button', { name: 'Désinscription…' })).toHaveAttribute('aria-disabled', 'true')
    answer.resolve(true)
    await screen.findByText(/C’est fait/)
    expect(asked).toHaveLength(1)
  })
})
