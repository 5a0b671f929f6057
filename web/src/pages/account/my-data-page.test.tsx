import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { MyDataPage } from './my-data-page.tsx'

const kept = { why: 'La loi l’exige.', until: 'Dix ans.' }
const held = [
  { table: 'users', label: 'Votre compte', rows: 1, fate: 'DELETED', why: null, until: null },
  { table: 'orders', label: 'Vos commandes', rows: 2, fate: 'KEPT', ...kept },
]

it('tells what goes, what stays and why, plans the end after a question, and takes it back', async () => {
  let deletion: { requestedAt: string; dueAt: string } | null = null
  const { user } = render(<MyDataPage />, {
    answers: {
      me: makeViewer(),
      accountData: () => ({ held, isEmailConfirmed: false, deletion }),
      requestAccountDeletion: () => {
        deletion = { requestedAt: '2026-11-21T09:00:00.000Z', dueAt: '2026-11-28T09:00:00.000Z' }
        return deletion
      },
      cancelAccountDeletion: () => {
        deletion = null
        return true
      },
    },
  })
  const end = within(await screen.findByRole('region', { name: 'Supprimer votre compte' }))
  expect(end.getByText('La loi l’exige. Dix ans.')).toBeInTheDocument()
  expect(screen.getByText(/n’est pas encore confirmée/)).toBeInTheDocument()
  await user.click(end.getByRole('button', { name: 'Supprimer mon compte' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer dans 7\u00a0jours' }))
  expect(await end.findByText(/Suppression prévue le/)).toHaveTextContent('28 nov. 2026')
  await user.click(end.getByRole('button', { name: 'Garder mon compte' }))
  await waitFor(() => expect(end.queryByText(/Suppression prévue le/)).not.toBeInTheDocument())
})
