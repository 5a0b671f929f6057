import { screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { criteria } from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { makeProduct } from '../../../test/data/make-product.ts'
import { render } from '../../../test/render.tsx'
import { ScoreDetail } from './score-detail.tsx'

const hidden = { title: null, number: null, validFrom: null, protocol: null, liveUntil: null, fileUrl: null }
const gots = {
  ...{ id: '1', kind: 'CERTIFICATE', title: 'GOTS', number: 'A-12', liveUntil: '2027-03-12' },
  ...{ issuer: 'Bureau des fibres', validFrom: '2026-03-13', protocol: null },
  ...{ state: 'LIVE', sample: false, fileUrl: '/api/evidence/files/a' },
}
const statement = {
  ...{ ...hidden, id: '2', kind: 'SUPPLIER_STATEMENT', issuer: null, state: 'RENEW', sample: true },
}
const assessment = {
  ...{ id: '1', decidedAt: '2026-11-21T09:00:00.000Z', total: '8.6', externalTotal: '7.1' },
  criteria: criteria.map((criterion, place) => ({
    ...{ criterion, points: place === 4 ? '0.0' : '1.8', reason: 'Vu en atelier.' },
    evidence: place === 4 ? [] : place === 0 ? [gots, statement] : [statement],
  })),
}
const change = {
  id: '2',
  oldScore: '9.0',
  newScore: '8.6',
  cause: 'EVIDENCE_EXPIRED',
  at: '2026-11-21T09:00:00.000Z',
}
const first = { ...change, id: '1', oldScore: null, newScore: '9.0', cause: 'TYPED' }
const open = (facts: object) =>
  render(<ScoreDetail productId="1" challenge={<button type="button">Contester cette note</button>} />, {
    answers: { product: makeProduct({ id: '1', ...facts }) },
  })
const flat = (text: string | null) => text?.replaceAll(/\s/g, ' ')

it('claims no control of points that there are not', async () => {
  open({ assessment: { ...assessment, total: '0.0', externalTotal: '0.0' }, scoreHistory: [first] })
  expect((await screen.findByText('Aucun point')).parentElement).toHaveTextContent(
    / Aucun point n’est appuyé par un contrôle extérieur\.$/,
  )
})

it('says in plain words where somebody from outside has checked every point', async () => {
  open({ assessment: { ...assessment, externalTotal: assessment.total }, scoreHistory: [first] })
  expect(flat((await screen.findByText('Les 8,6 points')).parentElement?.textContent ?? '')).toContain(
    'Les 8,6 points sont tous appuyés par un contrôle extérieur, de démonstration.',
  )
})

it.each([
  [['1.8', '1.8', '1.8', '1.8', '0.0'], 'Ce qui lui coûte le plus de points : fin de vie, 0,0 sur 2.'],
  [
    ['1.9', '1.4', '2.0', '1.4', '1.9'],
    'Ce qui lui coûte le plus de points : fabrication et emballage, 1,4 sur 2.',
  ],
  [['1.9', '1.9', '1.9', '1.9', '1.9'], null],
  [['2.0', '2.0', '1.9', '1.9', '1.9'], null],
])('says where the most points are lost: %s', async (points, text) => {
  const scored = assessment.criteria.map((each, place) => ({ ...each, points: points[place] }))
  open({ assessment: { ...assessment, criteria: scored }, scoreHistory: [first] })
  await screen.findByRole('list', { name: 'Les points par critère' })
  expect(flat(screen.queryByText(/^Ce qui lui coûte/)?.textContent ?? null) ?? null).toBe(text)
})

it.each([
  [{ place: 2, count: 9, isShared: false }, '2e note des 9 produits du rayon « Savons ».'],
  [{ place: 1, count: 3, isShared: true }, 'Meilleure note ex æquo des 3 produits du rayon « Savons ».'],
])('says where it stands in its department: %s', async (rank, text) => {
  open({ assessment, scoreRank: { ...rank, category: 'Savons' }, scoreHistory: [first] })
  const said = await screen.findByText(/du rayon/)
  expect(flat(said.textContent)).toBe(`${text} Ce qui lui coûte le plus de points : fin de vie, 0,0 sur 2.`)
})

it('shows five criteria with points, reason and evidence, and how much somebody from outside has checked', async () => {
  open({ assessment, scoreHistory: [change, first] })
  const list = await screen.findByRole('list', { name: 'Les points par critère' })
  expect(within(list).getAllByText('Vu en atelier.')).toHaveLength(5)
  const lines = within(list)
    .getAllByRole('list', { name: 'Preuves' })
    .map(({ textContent }) => flat(textContent))
  expect(lines[0]).toBe(
    'Certificat GOTS n° A-12, jusqu’au 12/03/2027Délivré par Bureau des fibres le 13/03/2026.Lire le documentDéclaration du fournisseur (preuve à renouveler, démonstration)',
  )
  expect(lines[4]).toBe('Sans preuve : 0')
  expect(screen.getByRole('link', { name: /^Lire le document\s: Certificat GOTS/ })).toHaveAttribute(
    'href',
    '/api/evidence/files/a',
  )
  expect(screen.getByText('7,1 points sur 8,6').parentElement).toHaveTextContent(
    'appuyés par un contrôle extérieur, de démonstration.',
  )
  expect(flat(screen.getByText(/^Un certificat ou un rapport/).textContent)).toContain(
    'Les preuves marquées « démonstration » sont inventées',
  )
  expect(flat(screen.getByText(/une preuve a expiré/).textContent)).toBe(
    '21 novembre 2026 : de 9,0 à 8,6, une preuve a expiré',
  )
  expect(screen.getByRole('button', { name: 'Contester cette note' })).toBeInTheDocument()
})

it('says how the shop itself has measured, and when', async () => {
  const measure = {
    ...{ ...hidden, id: '3', kind: 'OWN_MEASURE', title: 'Pesée', number: 'M-1', validFrom: '2026-06-01' },
    ...{ protocol: 'Trois exemplaires pesés.', issuer: null, state: 'LIVE', sample: false },
  }
  const measured = assessment.criteria.map((each) => ({ ...each, evidence: [measure] }))
  open({ assessment: { ...assessment, criteria: measured }, scoreHistory: [first] })
  const [line] = await screen.findAllByRole('list', { name: 'Preuves' })
  expect(flat(line?.textContent ?? '')).toMatch(
    /« Pesée » n° M-1Mesuré par la boutique le 01\/06\/2026\. Trois exemplaires pesés\.$/,
  )
})

it('leads with the criteria on a phone: what explains them folds away, and is there without scripts', async () => {
  vi.stubGlobal('innerWidth', 390)
  onTestFinished(() => void vi.unstubAllGlobals())
  open({ assessment, scoreHistory: [change, first] })
  const fold = (await screen.findByText('Preuves, niveaux et méthode')).closest('details')
  expect(fold).not.toHaveAttribute('open')
  const inside = within(fold ?? document.createElement('p'))
  expect(inside.getByText(/^Un certificat ou un rapport/)).toBeInTheDocument()
  expect(inside.getByRole('link', { name: /^La méthode/, hidden: true })).toBeInTheDocument()
  expect(inside.queryByText('7,1 points sur 8,6')).not.toBeInTheDocument()
  expect(inside.queryByRole('list', { name: 'Les points par critère', hidden: true })).not.toBeInTheDocument()
})

it('says of a typed score since when, and that there is no more to tell', async () => {
  open({ assessment: null, scoreHistory: [first] })
  expect(
    await screen.findByText(/Note saisie le 21 novembre 2026, sans détail par critère/),
  ).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Les cinq critères' })).toBeInTheDocument()
})

it('shows the official cost of clothing where its category asks for it, also before it is declared', async () => {
  const display = { assessment: null, scoreHistory: [first], scoreDisplay: 'OFFICIAL_TEXTILE' as const }
  const before = open({
    ...{ ...display, officialCost: null },
    officialCostText: 'Coût environnemental\u00a0: pas encore déclaré',
  })
  expect(flat((await screen.findByText(/^Coût environnemental/)).textContent)).toBe(
    'Coût environnemental : pas encore déclaré',
  )
  before.unmount()
  const officialCost = {
    ...{ declaredBy: 'BRAND', declaredOn: '2026-11-02' },
    portalReference: 'FR-77',
  }
  open({ ...display, officialCost, officialCostText: 'Coût environnemental\u00a0: 1\u202f234\u00a0points' })
  expect(flat((await screen.findByText(/^Coût environnemental/)).textContent)).toBe(
    'Coût environnemental : 1 234 points',
  )
  expect(screen.getByText('Déclaré par la marque le 02/11/2026, référence FR-77')).toBeInTheDocument()
})
