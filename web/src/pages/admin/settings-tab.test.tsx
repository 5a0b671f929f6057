import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'
import { keepDraft } from '../../ui/admin/use-record-form.ts'

beforeEach(() => sessionStorage.clear())

const texts = {
  shop_phone: '04 00 00 00 00',
  shop_email: 'bonjour@ramure.example',
  return_policy: 'Trente jours.',
  packaging_info: 'Carton recyclé.',
  delivery_info: 'Livré à vélo.',
}
const labels: Record<string, string> = {
  delivery_info: 'Informations de Livraison',
  return_policy: 'Politique de Retour',
  packaging_info: "Informations d'Emballage",
  shop_email: 'Adresse e-mail',
  shop_phone: 'Téléphone',
}
const stored = makeSettings(texts).map((setting) => ({
  ...setting,
  label: labels[setting.key],
  description: `À quoi sert ${setting.key}.`,
}))

/** The settings, each with a version that moves when it is saved. */
function open(answers: Answers = {}) {
  const shop = { settings: stored }
  const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
  const save = (key: string, value: string) => {
    shop.settings = shop.settings.map((each) =>
      each.key === key ? { ...each, value, version: each.version + 1 } : each,
    )
    return shop.settings.find((each) => each.key === key)
  }
  const updateSetting = vi.fn(({ key, value, version }: { key: string; value: string; version: number }) =>
    shop.settings.find((each) => each.key === key)?.version === version
      ? save(key, value.trim())
      : refuse('CONFLICT', message, { fields: { version: message } }),
  )
  const page = openAdmin('/admin?onglet=parametres', {
    settings: () => shop.settings,
    updateSetting,
    ...answers,
  })
  return { ...page, save }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const delivery = () => card('Informations de Livraison')
const text = async () => (await delivery()).getByLabelText('Texte')
const press = async (name: string) => (await delivery()).getByRole('button', { name })
const retype = async (user: ReturnType<typeof open>['user'], typed: string) => {
  await user.clear(await text())
  await user.type(await text(), typed)
}

describe('the settings', () => {
  it('stand in groups, each under its title, with its text and what it is for', async () => {
    const unknown = { ...stored[0], id: '9', key: 'old_words', label: 'Anciens mots' }
    open({ settings: [unknown, ...stored] })
    await delivery()
    const headings = within(screen.getByRole('tabpanel')).getAllByRole('heading')
    expect(headings.map((title) => `${title.tagName} ${title.textContent}`)).toEqual([
      'H2 Livraison et retours',
      'H3 Informations de Livraison',
      'H3 Politique de Retour',
      "H3 Informations d'Emballage",
      'H2 Coordonnées',
      'H3 Adresse e-mail',
      'H3 Téléphone',
      'H2 Autres textes',
      'H3 Anciens mots',
    ])
    expect(await text()).toHaveValue('Livré à vélo.')
    expect(await text()).toHaveAccessibleDescription('À quoi sert delivery_info.')
    expect(await text()).toHaveProperty('tagName', 'TEXTAREA')
  })

  it('of one line are typed on one, with the keyboard and the memory for it', async () => {
    open()
    const email = (await card('Adresse e-mail')).getByLabelText('Texte')
    expect(email).toHaveAttribute('type', 'email')
    expect(email).toHaveAttribute('autocomplete', 'work email')
    expect((await card('Téléphone')).getByLabelText('Texte')).toHaveAttribute('type', 'tel')
  })

  it('of one line that somebody wrote on two keep both', async () => {
    const company = {
      ...stored[0],
      id: '9',
      key: 'shop_company',
      label: 'Raison sociale',
      value: 'Ramure\nSAS',
    }
    open({ settings: [company] })
    expect((await card('Raison sociale')).getByLabelText('Texte')).toHaveValue('Ramure\nSAS')
  })

  it('lead to the pages that show them', async () => {
    open()
    const links = (await card('Téléphone')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Aide et contacts', '/aide-et-contacts'],
      ['Mentions légales', '/mentions-legales'],
      ['CGV', '/cgv'],
    ])
  })

  it('show how the page will say them, while they are typed', async () => {
    const { user } = open()
    const phone = await card('Téléphone')
    expect(phone.queryByRole('group', { name: 'Aperçu' })).not.toBeInTheDocument()
    await user.type(phone.getByLabelText('Texte'), ' 99')
    const preview = within(phone.getByRole('group', { name: 'Aperçu' }))
    expect(preview.getByRole('link', { name: '04 00 00 00 00 99' })).toHaveAttribute(
      'href',
      'tel:040000000099',
    )
  })

  it('of delivery, returns and packaging show what shoppers will read beside the price', async () => {
    const { user } = open()
    const returns = await card('Politique de Retour')
    await user.type(returns.getByLabelText('Texte'), ' Sans frais.')
    const notes = within(returns.getByRole('group', { name: 'Aperçu' })).getAllByRole('listitem')
    expect(notes.map((note) => note.textContent)).toEqual([
      'Livré à vélo.',
      'Trente jours. Sans frais.',
      'Carton recyclé.',
    ])
    await user.clear(returns.getByLabelText('Texte'))
    expect(returns.queryByRole('group', { name: 'Aperçu' })).not.toBeInTheDocument()
  })

  it('that are yes or no are chosen, and stand first', async () => {
    const settings = [...stored, ...makeSettings({ sales_open: 'non' }).map((each) => ({ ...each, id: '9' }))]
    const save = vi.fn(({ value }: { value: string }) => ({ ...settings.at(-1), value, version: 2 }))
    const { user } = openAdmin('/admin?onglet=parametres', { settings, updateSetting: save })
    const choice = await card('sales_open')
    expect(within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      'sales_open',
    )
    await user.selectOptions(choice.getByLabelText('Réponse'), 'oui')
    await user.click(choice.getByRole('button', { name: 'Mettre à jour' }))
    expect(await screen.findByText('Paramètre mis à jour')).toBeInTheDocument()
    expect(save.mock.lastCall?.[0]).toEqual({ key: 'sales_open', value: 'oui', version: 1 })
  })

  it('that did not come can be asked for again', async () => {
    const { user, down } = openAdmin('/admin', { settings: stored })
    down.add('AdminSettings')
    await user.click(await screen.findByRole('tab', { name: 'Paramètres' }))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    down.clear()
    await user.click(retry)
    expect(await text()).toBeInTheDocument()
  })
})

describe('« Mettre à jour »', () => {
  it('saves the text, says so, and asks nothing about it afterwards', async () => {
    const { user, sent, router } = open()
    await retype(user, ' En deux jours. ')
    await user.click(await press('Mettre à jour'))
    expect(await screen.findByText('Paramètre mis à jour')).toBeInTheDocument()
    expect(sent('UpdateSetting')).toEqual([{ key: 'delivery_info', value: 'En deux jours.', version: 1 }])
    await waitFor(async () => expect(await text()).toHaveValue('En deux jours.'))
    expect(screen.queryByText(/modifiée entre-temps/)).not.toBeInTheDocument()
    await router.navigate('/admin?onglet=articles')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('waits for a change, and goes back to waiting when it is taken back or saved', async () => {
    const { user, sent } = open()
    expect(await press('Mettre à jour')).toHaveAttribute('aria-disabled', 'true')
    expect(await press('Mettre à jour')).toHaveAccessibleDescription('Rien n’a changé.')
    await user.click(await press('Mettre à jour'))
    await user.type(await text(), '!')
    expect(await press('Mettre à jour')).toHaveAttribute('aria-disabled', 'false')
    expect((await delivery()).getByText('Modification non enregistrée')).toBeInTheDocument()
    await user.type(await text(), '{Backspace}')
    expect(await press('Mettre à jour')).toHaveAttribute('aria-disabled', 'true')
    await retype(user, 'Un jour.')
    await user.click(await press('Mettre à jour'))
    expect(await (await delivery()).findByText('Enregistré')).toBeInTheDocument()
    expect(await press('Mettre à jour')).toHaveAttribute('aria-disabled', 'true')
    expect(sent('UpdateSetting')).toEqual([{ key: 'delivery_info', value: 'Un jour.', version: 1 }])
  })

  it('saves a second time over the first', async () => {
    const { user, sent } = open()
    for (const typed of ['Un jour.', 'Deux jours.']) {
      await retype(user, typed)
      await user.click(await press('Mettre à jour'))
      await waitFor(() => expect(sent('UpdateSetting').at(-1)).toMatchObject({ value: typed }))
      expect(await (await delivery()).findByText('Enregistré')).toBeInTheDocument()
    }
    expect(sent('UpdateSetting')).toMatchObject([{ version: 1 }, { version: 2 }])
    expect(screen.queryByText(/modifiée entre-temps/)).not.toBeInTheDocument()
  })

  it('keeps what is typed while it saves, to be saved next', async () => {
    const answer = later<unknown>()
    const { user, sent } = open({ updateSetting: () => answer.promise })
    await retype(user, 'Un jour')
    await user.click(await press('Mettre à jour'))
    expect(await press('Mise à jour...')).toHaveAttribute('aria-disabled', 'true')
    await user.type(await text(), ' ouvré')
    answer.resolve({ ...stored[4], value: 'Un jour', version: 2 })
    expect(await screen.findByText('Paramètre mis à jour')).toBeInTheDocument()
    expect(await press('Mettre à jour')).toBeInTheDocument()
    expect(await text()).toHaveValue('Un jour ouvré')
    await user.click(await press('Mettre à jour'))
    await waitFor(() =>
      expect(sent('UpdateSetting').at(-1)).toEqual({
        key: 'delivery_info',
        value: 'Un jour ouvré',
        version: 2,
      }),
    )
    expect(screen.queryByText(/modifiée entre-temps/)).not.toBeInTheDocument()
  })

  it('is held to the rules of each text', async () => {
    const { user, sent } = open()
    await user.clear(await text())
    await user.click(await press('Mettre à jour'))
    await waitFor(async () => expect(await text()).toHaveAccessibleDescription('Valeur : champ obligatoire.'))
    const email = await card('Adresse e-mail')
    await user.type(email.getByLabelText('Texte'), ' pas une adresse')
    await user.click(email.getByRole('button', { name: 'Mettre à jour' }))
    await waitFor(() => expect(email.getByLabelText('Texte')).toHaveAccessibleDescription('Email invalide'))
    expect(sent('UpdateSetting')).toHaveLength(0)
  })

  it('tells the second of two who save, and takes either', async () => {
    const { user, save, sent } = open()
    await retype(user, 'À pied.')
    save('delivery_info', 'En train.')
    await user.click(await press('Mettre à jour'))
    const notice = within(await (await delivery()).findByRole('alert'))
    expect(notice.getByText('En train.')).toBeInTheDocument()
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }))
    await user.click(await press('Mettre à jour'))
    expect(await screen.findByText('Paramètre mis à jour')).toBeInTheDocument()
    expect(sent('UpdateSetting').at(-1)).toEqual({ key: 'delivery_info', value: 'À pied.', version: 2 })
  })
})

describe('the audit of accessibility', () => {
  it('is typed field by field, tells what the site will announce, and is sent as one text', async () => {
    const [audit] = makeSettings({ accessibility_audit: '' })
    const { user, sent } = open({
      settings: () => [{ ...audit, label: 'Audit', description: 'Selon le RGAA.' }],
    })
    const own = await card('Audit')
    expect(own.getByText('non conforme')).toBeInTheDocument()
    await user.type(own.getByLabelText('Audité par'), 'Exemple Conseil')
    expect(own.queryByText('non conforme')).not.toBeInTheDocument()
    await user.type(own.getByLabelText('Date du rapport'), '2026-11-20')
    await user.type(own.getByLabelText('Critères respectés'), '45')
    await user.type(own.getByLabelText('Critères applicables'), '40')
    await user.click(own.getByRole('button', { name: 'Mettre à jour' }))
    expect(await own.findByRole('alert')).toHaveTextContent('pas plus de critères respectés')
    await user.type(own.getByLabelText('Critères applicables'), '{Backspace}{Backspace}60')
    expect(own.getByText('partiellement conforme')).toBeInTheDocument()
    await user.click(own.getByRole('button', { name: 'Mettre à jour' }))
    await waitFor(() => expect(sent('UpdateSetting')).toHaveLength(1))
    expect(JSON.parse((sent('UpdateSetting')[0] as { value: string }).value)).toEqual({
      ...{ by: 'Exemple Conseil', on: '2026-11-20', met: 45, applicable: 60, report: '' },
    })
  })
})

describe('signing out with a text half typed', () => {
  it('asks first; staying keeps both', async () => {
    const { user, session } = open()
    await user.type(await text(), ' Ou')
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Abandonner/ }))
    await user.click(question.getByRole('button', { name: 'Continuer la saisie' }))
    expect(await text()).toHaveValue('Livré à vélo. Ou')
    expect(session.me).not.toBeNull()
  })

  it('leaves nothing of it to the next person on this tab', async () => {
    // Typed before an earlier session had expired.
    keepDraft('produit-11', { values: { name: 'Gourde' } }, { name: 'Gourde isotherme' })
    const { user, session, at } = open()
    await user.type(await text(), ' Ou')
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    const question = within(await screen.findByRole('alertdialog', { name: /Abandonner/ }))
    await user.click(question.getByRole('button', { name: 'Abandonner' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Mieux choisir/ })).toBeInTheDocument()
    expect(at()).toBe('/')
    expect(session.me).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })
})
