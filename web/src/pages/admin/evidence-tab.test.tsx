import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeEvidence } from '../../test/data/make-evidence.ts'
import { makePage } from '../../test/data/make-page.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const gots = makeEvidence({
  ...{ id: '3', state: 'RENEW', liveUntil: '2026-11-01', version: 2 },
  products: [{ id: '11', name: 'Gourde', ecoScore: '8.2' }],
})
const letter = makeEvidence({
  ...{ id: '4', kind: 'SUPPLIER_STATEMENT', title: 'Lettre', number: null, isPublic: false },
})
const open = (answers = {}, path = '/admin?onglet=preuves') =>
  openAdmin(path, { evidenceLibrary: makePage([gots, letter]), evidence: gots, ...answers })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Preuves' })).findAllByRole('listitem')

describe('the evidence of the shop', () => {
  it('says what each is, until when it counts, for how much, and which scores rest on it', async () => {
    open()
    await screen.findByText('Certificat « GOTS » n° A-12')
    const [first, second] = await rows()
    expect(first).toHaveTextContent('preuve à renouveler : finie le 01/11/2026')
    expect(within(first as HTMLElement).getByRole('link', { name: 'Gourde' })).toHaveAttribute(
      'href',
      '/admin?onglet=produits&fiche=11',
    )
    expect(second).toHaveTextContent('Plafond 1,5 : déclaration du fournisseur de moins de 24 mois')
    expect(second).toHaveTextContent('Aucune note publiée ne s’y appuie.')
  })

  it('tells how soon each wants somebody, and what becomes of the scores', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:30:00Z') })
    const ends = (liveUntil: string, state = 'LIVE') => makeEvidence({ liveUntil, state })
    const over = {
      ...ends('2026-10-01', 'EXPIRED'),
      products: [{ id: '11', name: 'Gourde', ecoScore: '7.0' }],
    }
    const items = [over, gots, ends('2026-11-25'), ends('2026-12-05'), ends('2027-01-24'), ends('2027-01-25')]
    open({ evidenceLibrary: makePage(items) }, '/admin?onglet=preuves&etat=expirent')
    const told = (await rows()).map(({ textContent }) => textContent)
    expect(told[0]).toContain('Expirée\u00a0: ne compte plus')
    expect(told[0]).toContain('1\u00a0note la nomme encore, sans en tirer de points')
    expect(told[1]).toContain('À renouveler\u00a0: points gardés jusqu’au 01/12/2026')
    expect(told[2]).toContain('Dernier jour')
    expect(told[3]).toContain('Expire dans 10\u00a0jours')
    expect(told[4]).toContain('Expire dans 60\u00a0jours')
    expect(told[5]).not.toMatch(/Expire dans|Dernier jour/)
    expect(screen.getByText(/^Preuves qui expirent/)).toHaveTextContent('dans les 60 jours')
  })

  it('is narrowed to what expires and searched, by the address', async () => {
    const { user, sent, at } = open({}, '/admin?onglet=preuves&etat=expirent')
    await rows()
    expect(sent('EvidenceLibrary').at(-1)).toMatchObject({ expiring: true, search: '' })
    await user.selectOptions(screen.getByLabelText('État'), 'Toutes')
    await waitFor(() => expect(sent('EvidenceLibrary').at(-1)).toMatchObject({ expiring: false }))
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher une preuve' }), 'gots')
    await waitFor(() => expect(sent('EvidenceLibrary').at(-1)).toMatchObject({ search: 'gots' }))
    expect(at()).toBe('/admin?onglet=preuves&q=gots')
  })

  it('is edited where it stands: what was changed alone is sent, with the version that was read', async () => {
    const { user, sent } = open({ updateEvidence: gots })
    await user.click(await screen.findByRole('link', { name: 'Modifier GOTS' }))
    const form = within(await screen.findByRole('dialog', { name: 'Modifier la preuve' }))
    const number = await form.findByRole('textbox', { name: 'Numéro' })
    await user.clear(number)
    await user.type(number, 'B-7')
    await user.click(form.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Preuve mise à jour')).toBeInTheDocument()
    expect(sent('UpdateEvidence')).toEqual([{ id: '3', version: 2, input: { number: 'B-7' } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('asks a supplier’s statement for its day before anything is sent', async () => {
    const { user, sent } = open({}, '/admin?onglet=preuves&fiche=nouveau')
    const form = within(await screen.findByRole('dialog', { name: 'Nouvelle preuve' }))
    await user.selectOptions(form.getByLabelText('Nature'), 'Déclaration du fournisseur')
    await user.type(form.getByRole('textbox', { name: /^Intitulé/ }), 'Lettre')
    await user.click(form.getByRole('button', { name: 'Ajouter la preuve' }))
    expect(await form.findByText(/porte la date de sa signature/)).toBeInTheDocument()
    expect(sent('CreateEvidence')).toEqual([])
  })

  it('is not deleted while a score rests on it, and it is said why', async () => {
    const why = 'Une note publiée s’appuie sur cette preuve\u00a0: publiez-la d’abord sans elle.'
    const { user, sent } = open({ deleteEvidence: () => refuse('CONFLICT', why) })
    await user.click(await screen.findByRole('button', { name: 'Supprimer GOTS' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText(/publiez-la d’abord sans elle/)).toBeInTheDocument()
    expect(sent('DeleteEvidence')).toEqual([{ id: '3', version: 2 }])
  })
})
