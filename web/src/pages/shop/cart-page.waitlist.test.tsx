import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitlistText } from '../../../../api/src/features/consent/texts/form-texts.rules.ts'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { later } from '../../test/later.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { CartPage } from './cart-page.tsx'

const cart = makeCart(['7', '8'].map((id) => makeCartLine(makeProduct({ id, name: `Savon ${id}` }))))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function open(answers: Record<string, unknown> = {}) {
  const fetch = schemaFetch({ me: makeViewer(), cart, joinWaitlist: true, ...answers })
  const page = renderRoutes(
    besideToasts([
      { path: 'panier', element: <CartPage /> },
      { path: 'auth', element: <AuthPage /> },
    ]),
    { path: '/panier', fetch },
  )
  const sent = () => fetch.asked.filter(({ operationName }) => operationName === 'JoinWaitlist')
  const opener = await screen.findByRole('button', {
    name: /^(Découvrir quand disponible|Modifier ma liste)$/,
  })
  return { ...page, opener, sent, ask: () => page.user.click(opener) }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bientôt disponible !' }))
const field = async (name: string) => (await dialog()).findByRole('textbox', { name })
const press = async (name: string) => (await dialog()).findByRole('button', { name })

describe('the waitlist', () => {
  it('knows who is signed in, says what one gains, and notes the products of the cart', async () => {
    const { user, ask, sent, opener } = await open()
    await ask()
    expect(await field('Prénom')).toHaveValue('Camille')
    expect(await field('Nom')).toHaveValue('Roux')
    expect(await field('E-mail')).toHaveValue('camille@exemple.fr')
    expect((await dialog()).getByRole('list', { name: 'Vos avantages' })).toBeInTheDocument()
    await user.click(await press('Me notifier au lancement'))
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
    expect(
      screen.getByText("Nous vous préviendrons dès que nos produits seront disponibles à l'achat."),
    ).toBeInTheDocument()
    expect(sent().map(({ variables }) => variables)).toEqual([
      {
        input: {
          firstName: 'Camille',
          lastName: 'Roux',
          email: 'camille@exemple.fr',
          productIds: ['7', '8'],
          website: '',
          textVersion: waitlistText.version,
        },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it('starts anew once it has succeeded', async () => {
    const { user, ask } = await open()
    await ask()
    await user.clear(await field('Prénom'))
    await user.type(await field('Prénom'), 'Zoé{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await ask()
    expect(await field('Prénom')).toHaveValue('Camille')
  })

  it('is busy while sending, and sends once', async () => {
    const answer = later<boolean>()
    const { user, ask, sent } = await open({ joinWaitlist: () => answer.promise })
    await ask()
    await user.dblClick(await press('Me notifier au lancement'))
    expect(await press('Inscription...')).toHaveAttribute('aria-disabled', 'true')
    await user.type(await field('Nom'), '{Enter}')
    expect(sent()).toHaveLength(1)
    answer.resolve(true)
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
  })

  it('says what is missing under each field, and sends nothing', async () => {
    const { user, ask, sent } = await open()
    await ask()
    for (const name of ['Prénom', 'Nom', 'E-mail']) await user.clear(await field(name))
    await user.click(await press('Me notifier au lancement'))
    const firstName = await field('Prénom')
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Le prénom est requis'))
    expect(firstName).toHaveFocus()
    expect(await field('Nom')).toHaveAccessibleDescription('Le nom est requis')
    expect(await field('E-mail')).toHaveAccessibleDescription('L’e-mail est requis')
    expect(sent()).toHaveLength(0)
  })

  it.each([
    [
      'the server’s reason',
      () => refuse('BAD_USER_INPUT', 'Un des produits n’existe pas.'),
      'Un des produits n’existe pas.',
    ],
    [
      'no reason',
      () => refuse('INTERNAL_SERVER_ERROR', 'relation'),
      'Une erreur est survenue. Veuillez réessayer.',
    ],
  ])('refused with %s, says so and keeps what was typed', async (_, joinWaitlist, words) => {
    const { user, ask } = await open({ joinWaitlist })
    await ask()
    await user.type(await field('Prénom'), ' Marie')
    await user.click(await press('Me notifier au lancement'))
    expect(await screen.findByText("Erreur d'inscription")).toBeInTheDocument()
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(await field('Prénom')).toHaveValue('Camille Marie')
  })

  it.each([
    ['Escape', (page: Awaited<ReturnType<typeof open>>) => page.user.keyboard('{Escape}')],
    ['« Peut-être plus tard »', async (page) => page.user.click(await press('Peut-être plus tard'))],
  ])('closes on %s and gives focus back', async (_, close) => {
    const page = await open()
    await page.ask()
    await dialog()
    await close(page)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(page.opener).toHaveFocus()
  })
})

describe('the waitlist, with nothing in the cart', () => {
  it('can be joined all the same, for no product', async () => {
    const { user, ask, sent } = await open({ cart: makeCart() })
    expect(screen.getByText('Votre panier est vide')).toBeInTheDocument()
    await ask()
    expect((await dialog()).queryByText(/produits de votre panier/)).not.toBeInTheDocument()
    await user.click(await press('Me notifier au lancement'))
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
    expect(sent()).toMatchObject([{ variables: { input: { productIds: [] } } }])
  })
})

describe('who has joined', () => {
  const note = () => screen.queryByText('Vous êtes sur la liste')
  const join = async ({ user, ask }: Awaited<ReturnType<typeof open>>) => {
    await ask()
    await user.click(await press('Me notifier au lancement'))
    await screen.findByText('Inscription réussie !')
  }

  it('is told so beside the button, also when they come back in this tab', async () => {
    const page = await open()
    expect(note()).not.toBeInTheDocument()
    await join(page)
    expect(note()).toBeInTheDocument()
    expect(page.opener).toHaveTextContent('Modifier ma liste')
    page.unmount()
    await open({ cart: makeCart() })
    expect(note()).toBeInTheDocument()
  })

  it('is told so by the server, in whatever browser', async () => {
    const waitlistPlace = { since: '2026-05-12T08:00:00.000Z', notified: false }
    const { opener, user, ask } = await open({ waitlistPlace })
    expect(note()).toBeInTheDocument()
    expect(opener).toHaveTextContent('Modifier ma liste')
    await ask()
    await user.click(await press('Me notifier au lancement'))
    expect(await screen.findByText('Inscription réussie !')).toBeInTheDocument()
  })

  it('is not told of somebody else', async () => {
    const page = await open()
    await join(page)
    page.unmount()
    await open({ me: makeViewer({ id: 'u2', email: 'zoe@exemple.fr' }) })
    expect(note()).not.toBeInTheDocument()
  })
})

describe('a visitor who wants to join', () => {
  it('is asked to sign in, then brought there; the wish is kept with what was chosen before', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    const { ask } = await open({ me: null, products: { items: [makeProduct({ id: '7' })] } })
    await ask()
    expect(await screen.findByText('Connexion requise')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(readPendingChoice()).toEqual({
      ...{ returnTo: '/panier', waitlist: true },
      ...{ productId: '7', quantity: 2 },
    })
    expect(await screen.findByRole('form', { name: "S'inscrire" }, { timeout: 2000 })).toBeInTheDocument()
  })

  it('finds the dialog open after signing in, once', async () => {
    const { answers } = makeSession([makeViewer()])
    const { user, ask, router } = await open({ ...answers, cart: makeCart() })
    await ask()
    await user.click(await screen.findByRole('tab', { name: 'Se connecter' }, { timeout: 2000 }))
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    await user.type(form.getByLabelText('E-mail'), 'camille@exemple.fr')
    await user.type(form.getByLabelText('Mot de passe'), 'secret1{Enter}')
    expect(await field('E-mail')).toHaveValue('camille@exemple.fr')
    expect(router.state.location).toMatchObject({ pathname: '/panier', state: null })
    await user.click(await press('Peut-être plus tard'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Découvrir quand disponible' })).toBeInTheDocument()
  })

  it('without an account is told of the opening by e-mail alone, with what they have chosen', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    const { user, sent } = await open({ me: null, products: { items: [makeProduct({ id: '7' })] } })
    await user.click(await screen.findByRole('button', { name: 'être prévenu de l’ouverture par e-mail' }))
    await user.type(await field('Prénom'), 'Zoé')
    await user.type(await field('Nom'), 'Petit')
    await user.type(await field('E-mail'), 'zoe@exemple.fr')
    await user.click(await press('Me notifier au lancement'))
    expect(await screen.findByText('Un e-mail vous préviendra de l’ouverture')).toBeInTheDocument()
    expect(sent()[0]?.variables).toMatchObject({ input: { email: 'zoe@exemple.fr', productIds: ['7'] } })
  })
})
