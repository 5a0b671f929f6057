import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { makeSession } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { SecurityPage } from './security-page.tsx'

const at = '2026-11-21T09:00:00.000Z'
const device = (id: string, isCurrent: boolean) => ({
  ...{ id, browser: 'Firefox', system: isCurrent ? 'Windows' : 'iOS' },
  ...{ signedInAt: at, lastSeenAt: at, isCurrent },
})
const refusal = (code: string, message: string, fields = {}) =>
  new GraphQLError(message, { extensions: { code, fields } })

/** Twelve that failed, the oldest of which is another's browser. */
const history = ({ outcome, offset, limit }: { outcome: string | null; offset: number; limit: number }) => {
  const all = Array.from({ length: outcome ? 1 : 12 }, (_, i) => ({
    ...{ id: `${i}`, outcome: outcome ?? 'FAILED', method: 'PASSWORD_CODE', createdAt: at },
    ...{ browser: i === 11 ? 'Firefox' : null, system: null },
  }))
  return { totalCount: all.length, items: all.slice(offset, offset + limit) }
}

function open() {
  let ended = false
  let since: string | null = null
  let passkeys = [{ id: '7', name: 'Téléphone', isBackedUp: true, createdAt: at, lastUsedAt: null }]
  const fetch = schemaFetch({
    ...makeSession([], makeViewer()).answers,
    signedInDevices: () => [device('a', true), ...(ended ? [] : [device('b', false)])],
    signIns: history,
    passkeys: () => passkeys,
    secondFactor: () => ({ since, recoveryCodesLeft: since ? 10 : 0 }),
    takeBackAccount: { sessions: 2, apiTokens: 0, passkeys: 1 },
    endSession: () => {
      ended = true
      return 'b'
    },
    renamePasskey: ({ id, name }: { id: string; name: string }) => {
      if (name === 'Pris') throw refusal('CONFLICT', 'Une autre de vos clés d’accès porte déjà ce nom.')
      return { ...passkeys[0], id, name }
    },
    removePasskey: () => {
      passkeys = []
      return '7'
    },
    passkeyRegistration: { challenge: 'A', excludeCredentials: [] },
    beginSecondFactor: { secret: 'ABCDEFGH', address: 'otpauth://totp/Ramure:a?secret=ABCDEFGH' },
    confirmSecondFactor: ({ input }: { input: { code: string } }) => {
      if (input.code !== '123456') throw refusal('BAD_USER_INPUT', 'Ce code n’est pas le bon.')
      since = at
      return ['aaaaa-bbbbb', 'ccccc-ddddd']
    },
  })
  return render(
    <>
      <SecurityPage />
      <ToastHost />
    </>,
    { fetch },
  )
}

it('ends another device, and not the one at hand', async () => {
  const { user } = open()
  const list = within(await screen.findByRole('list', { name: 'Appareils connectés' }))
  expect(list.getByText('Cet appareil')).toBeInTheDocument()
  expect(list.queryByRole('button', { name: 'Déconnecter Firefox sur Windows' })).not.toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'Déconnecter Firefox sur iOS' }))
  expect(await screen.findAllByText(/Firefox sur/)).toHaveLength(1)
  expect((await screen.findAllByText('Refusée')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/par mot de passe et code/)[0]).toBeInTheDocument()
})

it('turns the codes on with a right one, and shows the recovery codes once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Activer les codes' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument()
  expect(screen.getByText('ABCD EFGH')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '000000')
  await user.click(screen.getByRole('button', { name: 'Activer' }))
  expect(await screen.findByText('Ce code n’est pas le bon.')).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: /^Code/ }))
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(screen.getByRole('button', { name: 'Activer' }))
  expect(await screen.findByText('ccccc-ddddd')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Je les ai notés' }))
  expect(screen.queryByText('ccccc-ddddd')).not.toBeInTheDocument()
  expect(await screen.findByText('Il vous reste 10 codes de secours.')).toBeInTheDocument()
})

it('a sign-in asks for the code once the password is right', async () => {
  let isIn = false
  const fetch = schemaFetch({
    login: ({ input }: { input: { code?: string } }) => {
      if (!input.code) throw refusal('SECOND_FACTOR_REQUIRED', 'Saisissez le code.', { code: 'Le code.' })
      if (input.code !== '123456') throw refusal('BAD_USER_INPUT', 'Ce code n’est pas le bon.')
      return makeViewer()
    },
  })
  const { user } = render(
    <LoginForm
      onSignedIn={() => {
        isIn = true
      }}
    />,
    { fetch },
  )
  await user.type(screen.getByLabelText(/^E-mail/), 'ana@exemple.fr')
  await user.type(screen.getByLabelText(/^Mot de passe/), 'mot de passe')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '000000')
  // The account has no passkey: none is offered.
  expect(screen.queryByRole('button', { name: /clé d’accès/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByText('Ce code n’est pas le bon.')).toBeInTheDocument()
  await user.clear(screen.getByRole('textbox', { name: /^Code/ }))
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  await expect.poll(() => isIn).toBe(true)
})

it('renames a passkey, and removes it after a question', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Renommer Téléphone' }))
  const name = screen.getByRole('textbox', { name: /^Nouveau nom/ })
  await user.clear(name)
  await user.type(name, 'Pris{Enter}')
  expect(await screen.findByText('Une autre de vos clés d’accès porte déjà ce nom.')).toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'Bureau{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Retirer Bureau' }))
  await user.click(await screen.findByRole('button', { name: 'Retirer' }))
  expect(await screen.findByRole('button', { name: 'Ajouter une clé d’accès' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Bureau')).not.toBeInTheDocument())
})

it('says in French that this browser knows no passkeys', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Ajouter une clé d’accès' }))
  await user.type(screen.getByRole('textbox', { name: /^Nom de la nouvelle/ }), 'Portable{Enter}')
  expect(await screen.findByText(/Ce navigateur ne connaît pas les clés d’accès/)).toBeInTheDocument()
})

it('tells the sign-ins in parts, and those that came out alike', async () => {
  const { user } = open()
  const list = within(await screen.findByRole('list', { name: 'Connexions' }))
  await user.click(await list.findByRole('button', { name: 'Afficher plus (2)' }))
  expect(await list.findByText(/Firefox/)).toBeInTheDocument()
  expect(list.getAllByText('Refusée')).toHaveLength(12)
  expect(list.queryByRole('button', { name: /^Afficher plus/ })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Montrer'), 'Réussies')
  expect(await list.findByText('Réussie')).toBeInTheDocument()
  expect(list.queryByText('Refusée')).not.toBeInTheDocument()
})

it('takes back an account that somebody else has entered, after a question, and says what it took', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Tout retirer' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Tout retirer' }))
  expect(
    await screen.findByText(/^2\sappareils déconnectés, 1\sclé d’accès retirée, 0\sjeton/),
  ).toBeInTheDocument()
})
