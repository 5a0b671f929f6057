import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ConfirmNewsletterPage } from './form-done-pages.tsx'

const token = 'jeton-de-la-lettre-0001'
const routes = besideToasts([
  {
    path: 'newsletter/confirmation',
    element: <ConfirmNewsletterPage />,
  },
])

function open(confirmNewsletter: unknown = true, query = `?token=${token}`) {
  const fetch = schemaFetch({ confirmNewsletter })
  const page = renderRoutes(routes, { path: `/newsletter/confirmation${query}`, fetch })
  return { ...page, asked: fetch.asked }
}

const button = () => screen.getByRole('button', { name: 'Confirmer mon inscription' })
const invalid = 'Ce lien de confirmation n’est plus valable.'

describe('confirming a subscription by the link of a mail', () => {
  it('changes nothing by being opened', async () => {
    const { asked } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Confirmer mon inscription' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Confirmer mon inscription — Ramure'))
    expect(button()).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('confirms at the press of a button, and says so', async () => {
    const { user, asked } = open()
    await user.click(button())
    const words = await screen.findByText('Merci : votre inscription à la lettre de Ramure est confirmée.')
    expect(words.parentElement).toHaveFocus()
    expect(asked.map(({ variables }) => variables)).toEqual([{ token }])
    expect(screen.getByRole('link', { name: 'Lire nos articles' })).toHaveAttribute(
      'href',
      '/consommer-ecologiquement',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says when it was confirmed before', async () => {
    const { user } = open(false)
    await user.click(button())
    expect(await screen.findByText('Votre inscription était déjà confirmée.')).toBeInTheDocument()
  })

  it.each(['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'])(
    'says when the link is not valid any more (%s)',
    async (code) => {
      const { user } = open(() => refuse(code, invalid))
      await user.click(button())
      expect(await screen.findByText(invalid)).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
    },
  )

  it.each(['', '?token=', '?token=%20'])('says so at once when the link has no token (%s)', (query) => {
    const { asked } = open(true, query)
    expect(screen.getByText(invalid)).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('lets one try again when the server is away', async () => {
    const { user } = open(() => refuse('SERVICE_UNAVAILABLE', 'Service momentanément indisponible.'))
    await user.click(button())
    expect(await screen.findByText('Erreur de confirmation')).toBeInTheDocument()
    expect(button()).toBeInTheDocument()
  })

  it('is busy while it sends, and sends once', async () => {
    const answer = later<boolean>()
    const { user, asked } = open(() => answer.promise)
    await user.dblClick(button())
    expect(screen.getByRole('button', { name: 'Confirmation…' })).toHaveAttribute('aria-disabled', 'true')
    answer.resolve(true)
    await screen.findByText(/est confirmée/)
    expect(asked).toHaveLength(1)
  })
})
