import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

interface Mail {
  id: string
  state: string
  lastError: string | null
}

const makeMail = (id: string, state: string, lastError: string | null = null) => ({
  ...{ id, recipient: `${id}@exemple.fr`, subject: `Sujet ${id}`, state, lastError, attempts: 1 },
  ...{ sentAt: state === 'SENT' ? '2026-11-02T09:00:00.000Z' : null, createdAt: '2026-11-01T09:00:00.000Z' },
})

/** Opens the list of mails of a server that keeps these. */
async function open(mails: Mail[]) {
  const asked: unknown[] = []
  let kept = mails
  const visit = openAdmin('/admin/messages', {
    outgoingMails: (variables: { state?: string }) => {
      asked.push(variables.state)
      const items = kept.filter(({ state }) => !variables.state || state === variables.state)
      return { items, totalCount: items.length }
    },
    resendMail: ({ id }: Mail) => {
      kept = kept.map((mail) => (mail.id === id ? { ...mail, state: 'WAITING', lastError: null } : mail))
      return kept.find((mail) => mail.id === id)
    },
  })
  await visit.user.click(await screen.findByRole('button', { name: 'E-mails envoyés' }))
  return { ...visit, asked, drawer: within(await screen.findByRole('dialog', { name: 'E-mails envoyés' })) }
}

describe('the mails that the shop sends', () => {
  it('say where each is, and of those that did not leave, why; they can be sent anew', async () => {
    const mails = [makeMail('a', 'SENT'), makeMail('b', 'FAILED', 'Boîte pleine')]
    const { user, sent, drawer } = await open(mails)
    const [gone, failed] = await drawer.findAllByRole('listitem')
    expect(gone).toHaveTextContent(/Envoyé.*Sujet a.*à a@exemple\.fr/)
    expect(failed).toHaveTextContent(/Échec.*Sujet b.*Boîte pleine/)
    expect(drawer.getAllByRole('button', { name: /^Renvoyer/ })).toHaveLength(1)
    await user.click(drawer.getByRole('button', { name: /^Renvoyer/ }))
    expect(await drawer.findByText('En attente', { selector: 'li *' })).toBeVisible()
    expect(sent('ResendMail')).toEqual([{ id: 'b' }])
  })

  it('are narrowed to one state, and say when there is none', async () => {
    const { user, drawer, asked } = await open([makeMail('a', 'SENT')])
    await drawer.findByText('Sujet a')
    await user.selectOptions(drawer.getByLabelText('État'), 'Échec')
    expect(await drawer.findByText('Aucun e-mail.')).toBeVisible()
    expect(asked.at(-1)).toBe('FAILED')
  })
})
