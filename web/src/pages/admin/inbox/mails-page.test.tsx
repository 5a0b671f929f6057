import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const makeMail = (id: string, state: string, failure: string | null = null) => ({
  ...{ id, recipient: `${id}@exemple.fr`, subject: `Sujet ${id}`, state, attempts: 1 },
  ...{ failure, lastError: failure && 'Error: 552', canResend: failure !== null },
  ...{ sentAt: state === 'SENT' ? '2026-11-02T09:00:00.000Z' : null, createdAt: '2026-11-01T09:00:00.000Z' },
})

/** Opens the list of mails of a server that keeps these. */
function open(mails: ReturnType<typeof makeMail>[], query = '') {
  const asked: unknown[] = []
  let kept = mails
  const visit = openAdmin(`/admin/e-mails${query}`, {
    outgoingMails: (variables: { state?: string }) => {
      asked.push(variables.state)
      const items = kept.filter(({ state }) => !variables.state || state === variables.state)
      return { items, totalCount: items.length }
    },
    resendMail: ({ id }: { id: string }) => {
      kept = kept.map((mail) => (mail.id === id ? makeMail(id, 'WAITING') : mail))
      return kept.find((mail) => mail.id === id)
    },
  })
  return { ...visit, asked }
}

describe('the mails that the shop sends', () => {
  it('say where each is, and of those that did not leave, why; they can be sent anew', async () => {
    const full = 'La boîte du destinataire est pleine.'
    const { user, sent } = open([
      makeMail('a', 'SENT'),
      makeMail('b', 'FAILED', full),
      makeMail('c', 'RETRYING', full),
    ])
    const list = within(await screen.findByRole('list', { name: 'E-mails' }))
    const [gone, failed] = await list.findAllByRole('listitem')
    expect(gone).toHaveTextContent(/Sujet a.*Envoyé.*à a@exemple\.fr/)
    expect(failed).toHaveTextContent(/Sujet b.*Échec.*La boîte du destinataire est pleine\./)
    expect(list.getByRole('button', { name: /^Essayer maintenant.*Sujet c/ })).toBeVisible()
    await user.click(list.getByRole('button', { name: /^Renvoyer/ }))
    expect(await list.findByText('En attente')).toBeVisible()
    expect(sent('ResendMail')).toEqual([{ id: 'b' }])
    expect(list.queryByRole('button', { name: /^Renvoyer/ })).not.toBeInTheDocument()
  })

  it('are narrowed to one state by the address, and say when there is none', async () => {
    const { asked } = open([makeMail('a', 'SENT')], '?etat=echecs')
    expect(await screen.findByText('Aucun e-mail')).toBeVisible()
    expect(asked).toEqual(['FAILED'])
  })
})
