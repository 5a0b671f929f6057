import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeMessage, makeReply } from '../../../test/data/make-message.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const ada = { id: 'a1', firstName: 'Ada', lastName: 'Bernard', email: 'ada@ramure.example' }
const noe = { id: 'n1', firstName: null, lastName: null, email: 'noe@ramure.example' }
const template = { id: '9', version: 1, name: 'Accusé', text: 'Bonjour {{prénom}},\n\nMerci.' }
const three = () => [
  makeMessage({ id: '3', subject: 'Retour', firstName: 'Zoé', isRead: true }),
  makeMessage({ id: '2', subject: 'Merci', isRead: true, repliedAt: '2026-11-20T10:00:00.000Z' }),
  makeMessage({ id: '1', isRead: true }),
]

/** The inbox of a shop with these messages; `onAnswer` may refuse an answer. */
function open(path: string, messages = three(), onAnswer = () => {}) {
  let templates = [template]
  const change = (id: string, changes: object) =>
    Object.assign(messages.find((each) => each.id === id) ?? {}, changes)
  return openAdmin(path, {
    contactMessages: () => ({
      ...{ items: messages, totalCount: messages.length, unreadCount: 0, overdueCount: 0 },
    }),
    contactMessage: ({ id }: { id: string }) => change(id, {}),
    administrators: [ada, noe],
    replyTemplates: () => templates,
    createReplyTemplate: ({ input }: { input: object }) => {
      const made = { ...template, ...input, id: '10' }
      templates = [...templates, made]
      return made
    },
    markContactMessage: ({ id, ...marks }: { id: string }) => change(id, marks),
    answerContactMessage: ({ id, text }: { id: string; text: string }) => {
      onAnswer()
      return change(id, {
        ...{ thread: [makeReply({ text })], replyCount: 1, repliedAt: '2026-11-20T11:00:00.000Z' },
      })
    },
    noteOnContactMessage: ({ id, text }: { id: string; text: string }) =>
      change(id, { thread: [makeReply({ text, internal: true, delivery: null })], noteCount: 1 }),
    assignContactMessage: ({ id, to }: { id: string; to: string | null }) =>
      change(id, { assignedTo: to === 'n1' ? noe : null }),
    deleteContactMessage: ({ id }: { id: string }) => {
      messages.splice(
        messages.findIndex((each) => each.id === id),
        1,
      )
      return true
    },
  })
}

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const reply = () => screen.findByRole('textbox', { name: 'Votre réponse' })

describe('an answer', () => {
  it('is sent in place, with how many were read, and the next message without one opens', async () => {
    const { user, at, sent } = open('/admin/messages?fiche=3')
    await user.type(await reply(), 'Bien sûr.')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(at()).toBe('/admin/messages?fiche=1'))
    expect(sent('AnswerContactMessage')).toEqual([{ id: '3', text: 'Bien sûr.', seenReplies: 0 }])
    const next = await drawer('Mon colis')
    expect(await reply()).toHaveValue('')
    expect(next.getByText('Votre réponse est partie. Voici le message suivant.')).toBeInTheDocument()
  })

  it('of the last that waited closes the drawer', async () => {
    const { user, at } = open('/admin/messages?fiche=1', three().slice(1))
    await user.type(await reply(), 'Demain.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(at()).toBe('/admin/messages'))
  })

  it('goes out once, however often it is pressed', async () => {
    const { user, sent, at } = open('/admin/messages?fiche=3')
    await user.type(await reply(), 'Bien sûr.')
    await user.dblClick(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(at()).toBe('/admin/messages?fiche=1'))
    expect(sent('AnswerContactMessage')).toHaveLength(1)
  })

  it('begins with a template that calls the person by name, and what was typed stays', async () => {
    const { user } = open('/admin/messages?fiche=3')
    await user.click(await screen.findByRole('button', { name: 'Accusé' }))
    expect(await reply()).toHaveValue('Bonjour Zoé,\n\nMerci.')
    expect(await reply()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Accusé' }))
    expect(await reply()).toHaveValue('Bonjour Zoé,\n\nMerci.\n\nBonjour Zoé,\n\nMerci.')
  })

  it('that is empty is not sent', async () => {
    const { user, sent } = open('/admin/messages?fiche=3')
    await reply()
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Écrivez votre réponse.')).toBeInTheDocument()
    expect(sent('AnswerContactMessage')).toEqual([])
  })

  it('that somebody else was faster with is kept, and theirs is shown', async () => {
    const messages = three()
    const { user, sent } = open('/admin/messages?fiche=3', messages, () => {
      if (messages[0]?.replyCount) return
      Object.assign(messages[0] ?? {}, { replyCount: 1, thread: [makeReply({ text: 'Je m’en occupe.' })] })
      const said = 'Ce message a reçu une réponse entre-temps.'
      refuse('CONFLICT', said, { fields: { seenReplies: said } })
    })
    await user.type(await reply(), 'Bien sûr.')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Je m’en occupe.')).toBeInTheDocument()
    expect(await screen.findByText('Ce message a reçu une réponse entre-temps.')).toBeInTheDocument()
    expect(await reply()).toHaveValue('Bien sûr.')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(() => expect(sent('AnswerContactMessage')).toHaveLength(2))
    expect(sent('AnswerContactMessage')[1]).toMatchObject({ seenReplies: 1 })
  })

  it('tells who sent it and how its mail is on its way', async () => {
    const thread = [
      makeReply({ delivery: 'FAILED' }),
      makeReply({ id: '2', text: 'Appelée.', internal: true, delivery: null }),
    ]
    open('/admin/messages?fiche=3', [makeMessage({ id: '3', subject: 'Retour', thread, replyCount: 1 })])
    const entries = within(await screen.findByRole('list', { name: 'Échanges' })).getAllByRole('listitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Où est-il'),
      expect.stringMatching(/^Ada Bernard.*Il arrive demain\..*n’est pas parti/),
      expect.stringMatching(/^Note interneAda Bernard.*Appelée\.$/),
    ])
  })
})

it('a note is left to the others, and the message stays open', async () => {
  const { user, at, sent } = open('/admin/messages?fiche=3')
  await user.click(await screen.findByRole('radio', { name: 'Note interne' }))
  await user.type(screen.getByRole('textbox', { name: 'Votre note' }), 'Je rappelle.')
  await user.click(screen.getByRole('button', { name: 'Ajouter la note' }))
  expect(await (await drawer('Retour')).findByText('Je rappelle.')).toBeInTheDocument()
  expect(sent('NoteOnContactMessage')).toEqual([{ id: '3', text: 'Je rappelle.' }])
  expect(at()).toBe('/admin/messages?fiche=3')
})

it('a message is left to a colleague, and to nobody again', async () => {
  const { user, sent } = open('/admin/messages?fiche=3')
  const person = await screen.findByRole('combobox', { name: 'Confié à' })
  await user.selectOptions(person, 'noe@ramure.example')
  await waitFor(() => expect(person).toHaveDisplayValue('noe@ramure.example'))
  await user.selectOptions(person, 'Personne en particulier')
  await waitFor(() =>
    expect(sent('AssignContactMessage')).toMatchObject([
      { to: 'n1', seen: '' },
      { to: null, seen: 'n1' },
    ]),
  )
})

it('a message is deleted for good once that is confirmed', async () => {
  const { user, at, sent } = open('/admin/messages?fiche=3')
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
  const question = await screen.findByRole('alertdialog', { name: 'Supprimer ce message\u202f?' })
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(at()).toBe('/admin/messages'))
  expect(sent('DeleteContactMessage')).toEqual([{ id: '3' }])
})

it('a template is made beside the list, and what is wrong with it is said', async () => {
  const { user, sent } = open('/admin/messages')
  await user.click(await screen.findByRole('link', { name: 'Modèles de réponse' }))
  await user.click(await screen.findByRole('button', { name: 'Nouveau modèle' }))
  const form = await drawer('Nouveau modèle')
  await user.type(form.getByLabelText(/^Nom/), 'Retour')
  await user.type(form.getByLabelText(/^Texte/), 'Bonjour {{{{prenon}},')
  await user.click(form.getByRole('button', { name: 'Créer le modèle' }))
  expect(await form.findByText(/\{\{prenon\}\} n’est pas connu/)).toBeVisible()
  await user.clear(form.getByLabelText(/^Texte/))
  await user.type(form.getByLabelText(/^Texte/), 'Bonjour {{{{prénom}},')
  await user.click(form.getByRole('button', { name: 'Créer le modèle' }))
  expect(await screen.findByRole('button', { name: 'Modifier Retour' })).toBeVisible()
  expect(sent('CreateReplyTemplate')).toEqual([{ input: { name: 'Retour', text: 'Bonjour {{prénom}},' } }])
})

describe('the keyboard', () => {
  it('goes through the list with J and K, and through the messages while one is open', async () => {
    const { user, at } = open('/admin/messages')
    await screen.findByRole('link', { name: 'Retour' })
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'Retour' })).toHaveFocus()
    await user.keyboard('jjk')
    expect(screen.getByRole('link', { name: 'Merci' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/messages?fiche=2'))
    await reply()
    await user.keyboard('j')
    await waitFor(() => expect(at()).toBe('/admin/messages?fiche=1'))
    await user.keyboard('jk')
    await waitFor(() => expect(at()).toBe('/admin/messages?fiche=2'))
  })

  it('answers with R, marks with U, and leaves the letters alone where somebody types', async () => {
    const { user, at, sent } = open('/admin/messages?fiche=3')
    await reply()
    await user.keyboard('u')
    await waitFor(() => expect(sent('MarkContactMessage')).toEqual([{ id: '3', isRead: false }]))
    await user.keyboard('r')
    expect(await reply()).toHaveFocus()
    await user.keyboard('jkru')
    expect(await reply()).toHaveValue('jkru')
    expect([at(), sent('MarkContactMessage').length]).toEqual(['/admin/messages?fiche=3', 1])
  })
})
