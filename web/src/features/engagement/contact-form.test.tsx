import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { ContactForm } from './contact-form.tsx'

const message = {
  ...{ firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' },
  ...{ subject: 'Mon colis', message: 'Bonjour,\noù est-il ?' },
}
const labels = { firstName: 'Prénom', lastName: 'Nom', email: 'E-mail', subject: 'Sujet', message: 'Message' }
type Name = keyof typeof labels
const all = Object.keys(labels) as Name[]

const field = (name: Name) => screen.getByRole('textbox', { name: labels[name] })
const button = () => screen.getByRole('button', { name: 'Envoyer le message' })

function open(sendContactMessage: unknown = true) {
  const fetch = schemaFetch({ sendContactMessage })
  const page = render([<ContactForm key="form" />, <ToastHost key="toasts" />] as never, { fetch })
  const fill = async (values: Partial<typeof message> = message) => {
    for (const name of all) if (values[name]) await page.user.type(field(name), values[name])
  }
  const sent = () => fetch.asked.map(({ variables }) => (variables as { input: unknown }).input)
  return { ...page, fill, sent }
}

describe('the contact form', () => {
  it('sends a message, thanks for it and is empty again', async () => {
    const { user, fill, sent } = open()
    await fill()
    await user.click(button())
    expect(await screen.findByText('Message envoyé !')).toBeInTheDocument()
    expect(screen.getByText('Merci pour votre message. Nous vous répondrons rapidement.')).toBeInTheDocument()
    expect(sent()).toEqual([{ ...message, website: '' }])
    await waitFor(() => expect(field('message')).toHaveValue(''))
    for (const name of all) expect(field(name)).toHaveValue('')
  })

  it('asks for all five, says under each what is missing and goes to the first', async () => {
    const { user, sent } = open()
    for (const name of all) expect(field(name)).toBeRequired()
    await user.click(button())
    const missing = {
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: 'L’e-mail est requis',
      subject: 'Le sujet est requis',
      message: 'Le message est requis',
    }
    await waitFor(() => expect(field('message')).toHaveAccessibleDescription(missing.message))
    for (const name of all) {
      expect(field(name)).toHaveAccessibleDescription(missing[name])
      expect(field(name)).toBeInvalid()
    }
    expect(field('firstName')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it.each<[Name, string, string]>([
    ['email', 'ana@', 'Email invalide'],
    ['firstName', '   ', 'Le prénom est requis'],
    ['subject', 'x'.repeat(201), 'Sujet : 200 caractères au plus.'],
    ['message', 'x'.repeat(5_001), 'Message : 5\u202f000 caractères au plus.'],
  ])('refuses a %s such as « %.10s » and goes there', async (name, value, said) => {
    const { user, fill, sent } = open()
    await fill({ ...message, [name]: '' })
    await user.click(field(name))
    await user.paste(value)
    await user.click(button())
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(said))
    expect(field(name)).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('says that it is sending, and sends once', async () => {
    const answer = later<boolean>()
    const { user, fill, sent } = open(() => answer.promise)
    await fill()
    await user.dblClick(button())
    const busy = await screen.findByRole('button', { name: 'Envoi en cours...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await user.click(busy)
    await user.type(field('subject'), '{Enter}')
    expect(sent()).toHaveLength(1)
    answer.resolve(true)
    expect(await screen.findByText('Message envoyé !')).toBeInTheDocument()
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
  })

  it.each([
    [
      'a fault of the server',
      'INTERNAL_SERVER_ERROR',
      'Interne.',
      'Une erreur est survenue. Veuillez réessayer.',
    ],
    [
      'too many tries',
      'TOO_MANY_REQUESTS',
      'Trop de tentatives. Veuillez patienter avant de réessayer.',
      'Trop de tentatives. Veuillez patienter avant de réessayer.',
    ],
  ])('says when it failed for %s, and keeps every word', async (_why, code, message_, said) => {
    const { user, fill } = open(() => refuse(code, message_))
    await fill()
    await user.click(button())
    expect(await screen.findByText("Erreur d'envoi")).toBeInTheDocument()
    expect(screen.getByText(said)).toBeInTheDocument()
    for (const name of all) expect(field(name)).toHaveValue(message[name])
  })

  it('says the specified sentence when the network is away', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const { user } = render([<ContactForm key="form" />, <ToastHost key="toasts" />] as never, { fetch })
    for (const name of all) await user.type(field(name), message[name])
    await user.click(button())
    expect(await screen.findByText("Erreur d'envoi")).toBeInTheDocument()
    expect(screen.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
  })

  it('shows what the server finds wrong under the field, and goes there', async () => {
    const said = 'Le texte contient un caractère non autorisé.'
    const { user, fill } = open(() => refuse('BAD_USER_INPUT', said, { fields: { subject: said } }))
    await fill()
    await user.click(button())
    await waitFor(() => expect(field('subject')).toHaveAccessibleDescription(said))
    await waitFor(() => expect(field('subject')).toHaveFocus())
    expect(await screen.findByText("Erreur d'envoi")).toBeInTheDocument()
  })

  it('sends what looks like HTML as it is', async () => {
    const { user, fill, sent } = open()
    await fill({ ...message, subject: '<img src=x onerror=alert(1)>' })
    await user.click(button())
    expect(await screen.findByText('Message envoyé !')).toBeInTheDocument()
    expect(sent()).toMatchObject([{ subject: '<img src=x onerror=alert(1)>' }])
  })

  it('has a field for robots that no person meets, and knows its person’s address book', () => {
    const { container } = open()
    const trap = container.querySelector('input[name=website]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(field('firstName')).toHaveAttribute('autocomplete', 'given-name')
    expect(field('lastName')).toHaveAttribute('autocomplete', 'family-name')
    expect(field('email')).toHaveAttribute('autocomplete', 'email')
  })
})
