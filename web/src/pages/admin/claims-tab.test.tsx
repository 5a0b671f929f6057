import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeEvidence } from '../../test/data/make-evidence.ts'
import { makePage } from '../../test/data/make-page.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const gots = makeEvidence({ id: '3' })
const makeClaim = (fields: object) => ({
  ...{ id: '1', subjectType: 'PRODUCT', subjectId: '11', subjectName: 'Gourde', shown: true },
  ...{ field: 'description', rule: 'recycled-share', kind: 'PROVE', words: 'plastique recyclé' },
  ...{ sentence: 'En plastique recyclé.', law: 'L. 541-9-1', since: '2022-01-01', advice: 'Dites la part.' },
  ...{ wording: '80 %', state: 'OPEN', lapse: null, evidence: null, reason: null, decidedBy: null },
  ...{ decidedAt: null, foundAt: '2026-11-20T09:00:00.000Z', goneAt: null, goneBy: null, version: 4 },
  ...fields,
})
const expired = makeClaim({ lapse: 'EVIDENCE_EXPIRED', evidence: gots })
const forbidden = makeClaim({
  id: '2',
  kind: 'FORBIDDEN',
  words: 'biodégradable',
  sentence: 'Biodégradable.',
})
const onPage = makeClaim({
  ...{ id: '3', subjectType: 'PAGE', subjectId: 'help', subjectName: 'Aide et Contacts' },
  field: 'services3Title',
})
const ofPassport = makeClaim({ id: '4', field: 'passport.guarantees' })
const open = (claim: object, path: string) =>
  openAdmin(path, {
    ...{ claims: makePage([expired, forbidden, onPage, ofPassport]), claim, decideClaim: claim },
    ...{ evidenceLibrary: makePage([gots]) },
  })

it('the register says where each claim stands and why, is narrowed by the address, and leads to the text', async () => {
  const { sent } = open(
    expired,
    '/admin?onglet=allegations&etat=ouvertes&statut=a-prouver&categorie=produits',
  )
  const list = within(await screen.findByRole('list', { name: 'Allégations' }))
  expect(await list.findByText(/Ouverte à nouveau : la preuve a expiré/)).toBeInTheDocument()
  // Where each stands is said in the words of its form.
  expect(list.getByText(/^Page, \S+\s3, titre$/)).toBeInTheDocument()
  expect(list.getByText('Produit, passeport, garanties')).toBeInTheDocument()
  expect(list.getAllByRole('link', { name: 'Ouvrir la fiche de Gourde' })[0]).toHaveAttribute(
    'href',
    '/admin?onglet=produits&fiche=11',
  )
  expect(sent('ClaimsRegister').at(-1)).toMatchObject({
    ...{ state: 'OPEN', kind: 'PROVE', subjectType: 'PRODUCT' },
  })
})

it('a claim is justified by evidence of the library, with the version that was read', async () => {
  const { user, sent } = open(makeClaim({}), '/admin?onglet=allegations&fiche=1')
  const form = within(await screen.findByRole('dialog', { name: /^Décider de/ }))
  expect(form.getByText(/^À la place, par exemple/)).toBeInTheDocument()
  await user.click(await form.findByRole('radio', { name: 'Justifiée' }))
  expect(form.getByText(/^Une preuve de la bibliothèque montre/)).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Choisir une preuve' }))
  await user.click(await screen.findByRole('button', { name: /GOTS/ }))
  await user.click(form.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Décision enregistrée')).toBeInTheDocument()
  const input = { state: 'JUSTIFIED', evidenceId: '3', reason: '' }
  expect(sent('DecideClaim')).toEqual([{ id: '1', version: 4, input }])
})

it('what the law forbids cannot be justified', async () => {
  open(forbidden, '/admin?onglet=allegations&fiche=2')
  const form = within(await screen.findByRole('dialog', { name: /^Décider de/ }))
  expect(await form.findByText(/quelle que soit la preuve/)).toBeInTheDocument()
  expect(form.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Ouverte',
    'Citée',
  ])
})
