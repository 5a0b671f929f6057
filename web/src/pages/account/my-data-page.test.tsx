import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { MyDataPage } from './my-data-page.tsx'

const kept = { why: 'La loi l’exige.', until: 'Dix ans.' }
const held = [
  {
    kind: 'users-1',
    table: 'users',
    label: 'Votre compte',
    rows: 1,
    fate: 'DELETED',
    why: null,
    until: null,
  },
  { kind: 'orders-1', table: 'orders', label: 'Vos commandes', rows: 2, fate: 'KEPT', ...kept },
]

function open(answers: Answers) {
  const fetch = schemaFetch(answers)
  return { ...render(<MyDataPage />, { fetch }), asked: fetch.asked }
}

it('tells what goes, what stays and why, plans the end after a question, and takes it back', async () => {
  let deletion: { requestedAt: string; dueAt: string } | null = null
  const { user, asked } = open({
    me: makeViewer(),
    resendConfirmation: { email: 'ana@exemple.fr', confirmedAt: null, pendingEmail: null },
    accountData: () => ({ held, isEmailConfirmed: false, deletion }),
    requestAccountDeletion: () => {
      deletion = { requestedAt: '2026-11-21T09:00:00.000Z', dueAt: '2026-11-28T09:00:00.000Z' }
      return deletion
    },
    cancelAccountDeletion: () => {
      deletion = null
      return true
    },
  })
  const end = within(await screen.findByRole('region', { name: 'Supprimer votre compte' }))
  expect(end.getByText('La loi l’exige. Dix ans.')).toBeInTheDocument()
  expect(screen.getByText(/n’est pas encore confirmée/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }))
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain('ResendConfirmation'))
  expect(screen.getByRole('link', { name: 'Changer d’adresse e-mail' })).toBeInTheDocument()
  await user.click(end.getByRole('button', { name: 'Supprimer mon compte' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer dans 7\u00a0jours' }))
  expect(await end.findByText(/Suppression prévue le/)).toHaveTextContent('28 nov. 2026')
  await user.click(end.getByRole('button', { name: 'Garder mon compte' }))
  await waitFor(() => expect(end.queryByText(/Suppression prévue le/)).not.toBeInTheDocument())
})

it('shows the very rows of a kind once it is opened, what is left out of them, and that the file has all', async () => {
  const row = { facts: [{ name: 'Adresse de livraison', value: '1 rue des Lilas' }] }
  const { user, asked } = open({
    me: makeViewer(),
    accountData: { held, isEmailConfirmed: true, deletion: null },
    accountRows: { rows: [row], withheld: [{ name: 'password', value: 'Une empreinte.' }] },
  })
  const orders = await screen.findByText('Vos commandes', { selector: 'summary span' })
  expect(asked.map(({ operationName }) => operationName)).not.toContain('MyRows')
  await user.click(orders)
  expect(await screen.findByText('1 rue des Lilas')).toBeInTheDocument()
  expect(screen.getByText('Sans password (Une empreinte).')).toBeInTheDocument()
  expect(screen.getByText(/premières lignes/)).toBeInTheDocument()
  expect(asked.filter(({ operationName }) => operationName === 'MyRows')).toEqual([
    expect.objectContaining({ variables: { kind: 'orders-1' } }),
  ])
})
