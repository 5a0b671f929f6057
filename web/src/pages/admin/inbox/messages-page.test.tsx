import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeChange, makeHistory } from '../../../test/data/make-change.ts'
import { makeMessage } from '../../../test/data/make-message.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const hostile = '<img src=x onerror="alert(1)">'
const fresh = makeMessage()
const late = makeMessage({
  id: '2',
  subject: hostile,
  message: hostile,
  firstName: '<b>Eve</b>',
  overdue: true,
})
const done = makeMessage({
  ...{ id: '3', subject: 'Merci', isRead: true, repliedAt: '2026-11-20T10:00:00.000Z', repliedBy: 'Noé' },
})

/** The inbox of a shop that has these messages. */
function open(search = '', messages = [fresh, late, done], path = '/admin/messages') {
  const shop = { messages }
  const count = (isCounted: (message: typeof fresh) => boolean) => shop.messages.filter(isCounted).length
  const markContactMessage = (marks: { id: string; isRead?: boolean; replied?: boolean }) => {
    const { id, replied, ...rest } = marks
    const repliedAt = replied === undefined ? {} : { repliedAt: replied ? '2026-11-20T11:00:00.000Z' : null }
    shop.messages = shop.messages.map((each) =>
      each.id === id ? ({ ...each, ...rest, ...repliedAt } as typeof fresh) : each,
    )
    return shop.messages.find((each) => each.id === id)
  }
  return openAdmin(path + search, {
    contactMessages: () => ({
      items: shop.messages,
      totalCount: shop.messages.length,
      unreadCount: count(({ isRead }) => !isRead),
      overdueCount: count(({ overdue }) => overdue),
    }),
    contactMessage: ({ id }: { id: string }) =>
      shop.messages.find((each) => each.id === id) ?? refuse('NOT_FOUND', 'Message non trouvé'),
    markContactMessage,
  })
}

const item = async (subject: string) =>
  within((await screen.findByRole('link', { name: subject })).closest('li') as HTMLElement)
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const unread = (count: RegExp) => screen.findByRole('link', { name: count })

describe('the inbox', () => {
  it('is five lists, each at its address', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Boîte de réception' })).toBeInTheDocument()
    const lists = within(screen.getByRole('navigation', { name: 'Boîte de réception' }))
    expect(lists.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Messages', '/admin/messages'],
      ['Liste d’attente', '/admin/liste-attente'],
      ['Newsletter', '/admin/newsletter'],
      ['Commandes', '/admin/commandes'],
      ['E-mails', '/admin/e-mails'],
    ])
    expect(lists.getByRole('link', { current: 'page' })).toHaveTextContent('Messages')
    await waitFor(() => expect(document.title).toBe('Messages — Ramure'))
  })

  it('marks what is unread, late or answered, and until when the rest is to be', async () => {
    open()
    expect((await item('Mon colis')).getByText('Non lu')).toBeInTheDocument()
    const due = (await item('Mon colis')).getByText(/^Réponse avant le/)
    expect(due).toHaveTextContent('Réponse avant le 21 nov. 2026, 10:02')
    expect((await item(hostile)).getByText('Réponse en retard')).toBeInTheDocument()
    expect((await item('Merci')).getByText('Réponse envoyée')).toBeInTheDocument()
    expect((await item('Merci')).queryByText('Non lu')).not.toBeInTheDocument()
  })

  it('never reads as markup what people write', async () => {
    const { container } = open('?fiche=2')
    expect((await drawer(hostile)).getByText(hostile, { selector: 'p' })).toBeInTheDocument()
    expect(
      (await drawer(hostile)).getByText(/^<b>Eve<\/b> Petit · ana\+colis@exemple.fr/),
    ).toBeInTheDocument()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(container.querySelector('article b')).toBeNull()
  })

  it('is the answer to the URL', async () => {
    const { user, at, sent } = open('?q=colis&etat=en-retard')
    await item('Mon colis')
    const window = { limit: 25, offset: 0 }
    expect(sent('InboxMessages')).toEqual([{ state: 'OVERDUE', search: 'colis', ...window }])
    const state = screen.getByRole('combobox', { name: 'État' })
    expect(state).toHaveDisplayValue('En retard (1)')
    await user.selectOptions(state, 'Non lus (2)')
    expect(at()).toBe('/admin/messages?q=colis&etat=non-lus')
    await waitFor(() =>
      expect(sent('InboxMessages').at(-1)).toEqual({ state: 'UNREAD', search: 'colis', ...window }),
    )
    await user.selectOptions(state, 'Sans réponse')
    await waitFor(() => expect(sent('InboxMessages').at(-1)).toMatchObject({ state: 'UNANSWERED' }))
  })

  it('can be taken away as a file', async () => {
    open()
    const file = await screen.findByRole('link', { name: 'Exporter (CSV)' })
    expect(file).toHaveAttribute('href', '/api/admin/messages/export.csv')
    expect(file).toHaveAttribute('download')
  })

  it('that is empty says so', async () => {
    open('', [])
    expect(await screen.findByText('Les messages du formulaire de contact arrivent ici.')).toBeInTheDocument()
  })
})

describe('a message', () => {
  it('that is opened is marked as read once, and counted as such', async () => {
    const { user, at, sent } = open()
    expect(await unread(/2 ?messages non lus/)).toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: 'Mon colis' }))
    const opened = await drawer('Mon colis')
    expect(opened.getByText(/Où est-il/)).toHaveTextContent('Où est-il ? Merci.')
    await waitFor(() => expect(sent('MarkContactMessage')).toEqual([{ id: '1', isRead: true }]))
    expect(await screen.findByText(/^ ?message non lu$/)).toBeInTheDocument()
    expect(screen.queryByText('Message mis à jour')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).toBe('/admin/messages'))
    await user.click(await screen.findByRole('link', { name: 'Mon colis' }))
    await drawer('Mon colis')
    expect(sent('MarkContactMessage')).toHaveLength(1)
  })

  it('that was read already is left alone', async () => {
    const { sent } = open('?fiche=3')
    expect((await drawer('Merci')).getByText(/^Répondu/)).toHaveTextContent(
      'Répondu par Noé le 20 nov. 2026, 11:00, en 58 min (délai de 24 h tenu)',
    )
    expect(sent('MarkContactMessage')).toHaveLength(0)
  })

  it('can be answered from a mail program', async () => {
    open('?fiche=1')
    expect(
      (await drawer('Mon colis')).getByRole('link', { name: 'Écrire depuis ma messagerie' }),
    ).toHaveAttribute('href', 'mailto:ana%2Bcolis@exemple.fr?subject=Re%C2%A0%3A%20Mon%20colis')
  })

  it('is marked as answered, and as not', async () => {
    const { user, sent } = open('?fiche=1')
    const opened = await drawer('Mon colis')
    await user.click(opened.getByRole('button', { name: 'Noter comme répondu' }))
    expect(await screen.findByText('Message mis à jour')).toBeInTheDocument()
    expect(opened.getByText('Réponse envoyée')).toBeInTheDocument()
    await user.click(opened.getByRole('button', { name: 'Marquer comme sans réponse' }))
    await waitFor(() => expect(sent('MarkContactMessage').at(-1)).toEqual({ id: '1', replied: false }))
    expect(sent('MarkContactMessage')).toContainEqual({ id: '1', replied: true })
  })

  it('that contests a score says so, and leads to the product', async () => {
    const contest = makeMessage({ id: '9', kind: 'CHALLENGE', productId: '12', subject: 'Votre note' })
    const { user } = open('', [fresh, contest])
    expect((await item('Votre note')).getByText('Note contestée')).toBeInTheDocument()
    expect((await item('Mon colis')).queryByText('Note contestée')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Votre note' }))
    const message = await drawer('Votre note')
    const way = (name: string) => message.findByRole('link', { name })
    expect(await way('Voir le produit contesté')).toHaveAttribute('href', '/produit/12')
    expect(await way('Ouvrir sa fiche')).toHaveAttribute('href', '/admin?onglet=produits&fiche=12')
  })

  it('is marked as unread and stays so while it is open', async () => {
    const { user, sent } = open('?fiche=3')
    const opened = await drawer('Merci')
    await user.click(opened.getByRole('button', { name: 'Marquer comme non lu' }))
    expect(await opened.findByText('Non lu')).toBeInTheDocument()
    expect(opened.getByRole('button', { name: 'Marquer comme lu' })).toBeInTheDocument()
    expect(sent('MarkContactMessage')).toEqual([{ id: '3', isRead: false }])
  })

  it('that does not exist says so', async () => {
    open('?fiche=99')
    expect(await screen.findByText('Message non trouvé')).toBeInTheDocument()
  })
})

it('tells who has saved which list, how much of it, and offers no way back', async () => {
  const exported = (id: string, after: Record<string, unknown>) =>
    makeChange({ id, action: 'EXPORTED', actorEmail: 'noe@ramure.example', before: null, after })
  const history = makeHistory([
    exported('2', { name: 'Messages', rows: 1204, whole: true }),
    exported('1', { name: 'Commandes', rows: 1, whole: false }),
  ])
  const page = openAdmin('/admin/messages', { history })
  await page.user.click(await screen.findByRole('button', { name: 'Historique des exports' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Historique des exports' }))
  const [whole, part] = await drawer.findAllByRole('listitem')
  expect(whole).toHaveTextContent(
    /^MessagesExport par noe@ramure.example, le 21 nov. 2026, 10:02 : 1 204 lignes$/,
  )
  expect(part).toHaveTextContent(/^CommandesExport par noe@.+ : 1 ligne, interrompu$/)
  expect(page.sent('RecordHistory')).toMatchObject([{ subjectType: 'EXPORT', offset: 0 }])
  expect(drawer.queryByRole('button', { name: /Restaurer/ })).toBeNull()
})
