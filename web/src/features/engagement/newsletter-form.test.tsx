import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newsletterText } from '../../../../api/src/features/consent/texts/consent-texts.rules.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const textVersion = newsletterText.version

function open(subscribeToNewsletter: unknown = true) {
  const fetch = schemaFetch({ subscribeToNewsletter })
  const page = render([<NewsletterForm key="form" />, <ToastHost key="toasts" />] as never, { fetch })
  const sent = () => fetch.asked.map(({ variables }) => variables)
  return { ...page, sent }
}

const field = () => screen.getByRole('textbox', { name: 'Votre adresse e-mail' })
const button = () => screen.getByRole('button', { name: "S'inscrire" })
const failed = "Une erreur est survenue lors de l'inscription. Veuillez réessayer."

describe('the newsletter form', () => {
  it('subscribes an address, says so, and what is left to do stays in its place', async () => {
    const { user, sent } = open()
    await user.type(field(), 'ana@exemple.fr{Enter}')
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
    expect(screen.getByText(/confirmez-la avec le lien que nous vous envoyons/)).toBeInTheDocument()
    expect(sent()).toEqual([{ email: 'ana@exemple.fr', website: '', textVersion }])
    const note = screen.getByText(/^Confirmez votre adresse\s:/)
    expect(note).toHaveTextContent('ana@exemple.fr')
    expect(note.parentElement).toHaveFocus()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Saisir une autre adresse' }))
    expect(field()).toHaveValue('')
  })

  it.each(['', '   '])('ignores « %s »: no call, no message', async (typed) => {
    const { user, sent } = open()
    if (typed) await user.type(field(), typed)
    await user.click(button())
    expect(sent()).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText("Erreur d'inscription")).not.toBeInTheDocument()
  })

  it('is of e-mail type, and says under the field when that is none, until it is changed', async () => {
    const { user, sent } = open()
    expect(field()).toHaveAttribute('type', 'email')
    expect(field()).toHaveAttribute('autocomplete', 'email')
    await user.type(field(), 'ana{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Email invalide')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/^Email invalide/)
    expect(field()).toHaveFocus()
    expect(sent()).toEqual([])
    await user.type(field(), '@exemple.fr')
    expect(field()).toBeValid()
  })

  it('is busy while it sends, and sends once', async () => {
    const answer = later<boolean>()
    const { user, sent } = open(() => answer.promise)
    await user.type(field(), 'ana@exemple.fr')
    await user.dblClick(button())
    await user.type(field(), '{Enter}')
    expect(screen.getByRole('button', { name: 'Inscription...' })).toHaveAttribute('aria-disabled', 'true')
    expect(sent()).toHaveLength(1)
    answer.resolve(true)
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
  })

  it.each([
    ['a fault of the server', 'INTERNAL_SERVER_ERROR', 'Une erreur interne est survenue.', failed],
    [
      'too many tries',
      'TOO_MANY_REQUESTS',
      'Trop de tentatives. Veuillez patienter avant de réessayer.',
      'Trop de tentatives. Veuillez patienter avant de réessayer.',
    ],
  ])('says when it failed for %s, and keeps what was typed', async (_why, code, message, said) => {
    const { user } = open(() => refuse(code, message))
    await user.type(field(), 'ana@exemple.fr{Enter}')
    expect(await screen.findByText("Erreur d'inscription")).toBeInTheDocument()
    expect(screen.getByText(said)).toBeInTheDocument()
    expect(field()).toHaveValue('ana@exemple.fr')
  })

  it('shows under the field what the server finds wrong with the address', async () => {
    const { user } = open(() =>
      refuse('BAD_USER_INPUT', 'Email invalide', { fields: { email: 'Email invalide' } }),
    )
    await user.type(field(), 'ana@exemple{Enter}')
    expect(await screen.findByText(failed)).toBeInTheDocument()
    expect(await screen.findByText('Email invalide')).toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('tells what becomes of the address, and where to read more', () => {
    open()
    expect(field()).toHaveAccessibleDescription(/lien de désinscription/)
    expect(screen.getByRole('link', { name: 'Politique de confidentialité' })).toHaveAttribute(
      'href',
      '/politique-confidentialite',
    )
  })

  it('has a field for robots that no person meets, and sends what they wrote', async () => {
    const { user, sent, container } = open()
    const trap = container.querySelector<HTMLInputElement>('input[name=website]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    if (trap) trap.value = 'http://spam.example'
    await user.type(field(), 'ana@exemple.fr{Enter}')
    await waitFor(() =>
      expect(sent()).toEqual([{ email: 'ana@exemple.fr', website: 'http://spam.example', textVersion }]),
    )
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
  })
})
