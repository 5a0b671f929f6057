import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAdmin } from '../../../test/open-admin.ts'
import { tableRows } from '../../../test/table-rows.ts'

beforeEach(() => sessionStorage.clear())

describe('the newsletter', () => {
  const makeSubscriber = (state: string, confirmedAt: string | null) => ({
    ...{ id: state, email: `${state.toLowerCase()}@exemple.fr`, state, confirmedAt },
    ...{ createdAt: '2026-11-01T09:00:00.000Z', changedAt: '2026-11-03T09:00:00.000Z' },
  })
  const items = [
    makeSubscriber('CONFIRMED', '2026-11-02T09:00:00.000Z'),
    makeSubscriber('PENDING', null),
    makeSubscriber('LEFT', null),
  ]
  const open = (search = '', subscribers: unknown[] = items) =>
    openAdmin(`/admin/newsletter${search}`, {
      newsletterSubscribers: { items: subscribers, totalCount: subscribers.length },
    })

  it('tells of each address whether it may be written to', async () => {
    open()
    const dates = ['1er novembre 2026', '3 novembre 2026'] as const
    expect(await tableRows('Adresses de la newsletter')).toEqual([
      ['E-mail', 'État', 'Inscription', 'Confirmation', 'Dernier changement'],
      ['confirmed@exemple.fr', 'Confirmée', dates[0], '2 novembre 2026', dates[1]],
      ['pending@exemple.fr', 'À confirmer', dates[0], '', dates[1]],
      ['left@exemple.fr', 'Désinscrite', dates[0], '', dates[1]],
    ])
    expect(screen.getByRole('link', { name: 'Exporter (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/newsletter/export.csv',
    )
  })

  it('is the answer to the URL', async () => {
    const { user, at, sent } = open('?etat=partis&q=%20Left%20')
    await tableRows('Adresses de la newsletter')
    expect(sent('InboxNewsletter')).toEqual([{ state: 'LEFT', search: 'Left', limit: 50, offset: 0 }])
    const state = screen.getByRole('combobox', { name: 'État' })
    expect(state).toHaveDisplayValue('Désinscrite')
    await user.selectOptions(state, 'Confirmée')
    await waitFor(() => expect(sent('InboxNewsletter').at(-1)).toMatchObject({ state: 'CONFIRMED' }))
    await user.selectOptions(state, 'Tous')
    await waitFor(() => expect(at()).not.toContain('etat'))
    expect(sent('InboxNewsletter').at(-1)).toEqual({ search: 'Left', limit: 50, offset: 0 })
  })

  it('that is empty says so', async () => {
    open('', [])
    expect(await screen.findByText('Les inscriptions à la newsletter arrivent ici.')).toBeInTheDocument()
  })
})
