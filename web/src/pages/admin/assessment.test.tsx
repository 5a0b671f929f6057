import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { makeEvidence } from '../../test/data/make-evidence.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const names = ['MATERIALS', 'MANUFACTURING', 'TRANSPORT', 'PACKAGING', 'END_OF_LIFE']
const gots = makeEvidence({ id: '3' })
const statement = makeEvidence({
  ...{ id: '4', kind: 'SUPPLIER_STATEMENT', title: 'Fiche matière', number: null, ceiling: '1.5' },
  ...{ liveUntil: '2027-06-30', isPublic: false },
})

const written = (points: string[], evidence = [gots]) => ({
  ...{ productId: '11', methodVersion: 1, total: '8.2', externalTotal: '8.2' },
  criteria: names.map((criterion, place) => ({
    ...{ criterion, points: points[place], ceiling: '2.0', reason: 'Coton biologique.', evidence },
  })),
})
const published = {
  ...written(['1.8', '1.6', '1.6', '1.6', '1.6']),
  ...{ id: '70', status: 'CURRENT', decidedBy: 'ada@ramure.example', version: 2 },
  decidedAt: '2026-05-04T09:00:00.000Z',
}
const draft = (version = 1, points = ['1.5', '1.6', '1.6', '1.6', '1.6']) => ({
  ...written(points),
  ...{ id: '71', status: 'DRAFT', decidedBy: null, decidedAt: null, version },
})
const history = [
  ...[{ id: '9', oldScore: '7.0', newScore: '8.2', cause: 'ASSESSED', by: 'ada@ramure.example' }],
  ...[{ id: '8', oldScore: null, newScore: '7.0', cause: 'TYPED', by: null }],
].map((change) => ({ ...change, at: '2026-05-04T09:00:00.000Z' }))

const product = makeProduct({
  ...{ id: '11', name: 'Gourde', ecoScore: '8.2', images: [] },
  ...{ assessment: published, scoreHistory: history },
})

async function open(answers: Answers = {}) {
  const page = openAdmin('/admin?onglet=produits&fiche=11', {
    ...{ products: makePage([product]), product, assessmentDraft: null },
    evidenceLibrary: makePage([gots, statement]),
    saveAssessmentDraft: draft(),
    publishAssessment: { ...published, version: 3, total: '7.9' },
    ...answers,
  })
  await page.user.click(await screen.findByRole('radio', { name: 'Évaluation' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Évaluation\s: Gourde/ }))
  const materials = within(dialog.getByRole('region', { name: 'Matériaux' }))
  const points = () => materials.getByRole('textbox', { name: 'Points (0 à 2)' })
  const type = async (text: string) => {
    await page.user.clear(points())
    await page.user.type(points(), text)
  }
  return { ...page, dialog, materials, points, type }
}

describe('the assessment of a product', () => {
  it('says what is published, the five criteria with their ceilings, the sum, and how it has changed', async () => {
    const { dialog, materials, points } = await open()
    expect(dialog.getByText(/Note publiée : 8,2 sur 10/)).toBeInTheDocument()
    expect(dialog.getByText(/évaluée par ada@ramure.example/)).toBeInTheDocument()
    for (const name of ['Matériaux', 'Fabrication', 'Transport', 'Emballage', 'Fin de vie'])
      expect(dialog.getByRole('region', { name })).toBeInTheDocument()
    expect(points()).toHaveValue('1,8')
    expect(materials.getByText('Plafond 2,0 : certificat d’un organisme indépendant')).toBeInTheDocument()
    expect(materials.getByText('17 sur 300 caractères')).toBeInTheDocument()
    expect(dialog.getByRole('status', { name: 'Note' })).toHaveTextContent('8,2 sur 10Éco-responsable')
    const changes = within(dialog.getByRole('region', { name: 'Historique de la note' }))
    expect(changes.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^De 7,0 à 8,2\s: produit évalué.*ada@ramure/),
      expect.stringMatching(/^7,0\s: note saisie, sans détail par critère/),
    ])
  })

  it('adds up while one types, says when evidence does not carry it, and is kept as a draft', async () => {
    const { user, dialog, materials, type, sent } = await open()
    await type('0,5')
    expect(dialog.getByRole('status', { name: 'Note' })).toHaveTextContent('6,9 sur 10Impact modéré')
    await user.click(materials.getByRole('button', { name: /^Retirer/ }))
    expect(materials.getByText(/Plafond 0 : sans preuve.*ne peuvent pas être publiés/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le brouillon' }))
    expect(await screen.findByText('Brouillon enregistré')).toBeInTheDocument()
    const [saving] = sent('SaveAssessmentDraft') as [{ criteria: object[] }]
    expect(saving).toMatchObject({ productId: '11', version: 0 })
    expect(saving.criteria[0]).toEqual({
      ...{ criterion: 'MATERIALS', points: '0.5', reason: 'Coton biologique.', evidenceIds: [] },
    })
    expect(sent('PublishAssessment')).toEqual([])
  })

  it('explains the points by the steps of the method, and takes those of the step that is pressed', async () => {
    const { user, dialog, materials, points, type } = await open()
    const steps = within(materials.getByRole('list', { name: /^Barème\s: Matériaux/ }))
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      ...['0,0', '0,5', '1,0', '1,5', '2,0'],
    ])
    expect(materials.getByText(/entre 1,5 et 2,0, plus près de 2,0/)).toBeInTheDocument()
    expect(steps.queryByRole('button', { pressed: true })).not.toBeInTheDocument()
    await user.click(steps.getByRole('button', { name: /Au moins la moitié de la masse/ }))
    expect(points()).toHaveValue('1,0')
    expect(steps.getByRole('button', { pressed: true })).toHaveTextContent(/^1,0/)
    expect(materials.queryByText(/plus près de/)).not.toBeInTheDocument()
    expect(dialog.getByRole('status', { name: 'Note' })).toHaveTextContent('7,4 sur 10')
    await type('1,2')
    expect(materials.getByText(/entre 1,0 et 1,5, plus près de 1,0/)).toBeInTheDocument()
  })

  it('with points over their ceiling cannot be published, and it is said which', async () => {
    const { user, dialog, type, materials, sent } = await open()
    await user.click(materials.getByRole('button', { name: /^Retirer/ }))
    await type('1,5')
    expect(dialog.getByLabelText('Note')).toHaveTextContent(/Matériaux au-dessus du plafond/)
    await user.click(dialog.getByRole('button', { name: 'Publier la note' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(sent('PublishAssessment')).toEqual([])
  })

  it('is published after a question that names both scores', async () => {
    const { user, dialog, type, sent } = await open()
    await type('1,5')
    await user.click(dialog.getByRole('button', { name: 'Publier la note' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'La note passe de 8,2 à 7,9' }))
    expect(sent('SaveAssessmentDraft')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Publier' }))
    expect(await screen.findByText('Note publiée : 7,9 sur 10')).toBeInTheDocument()
    expect(sent('PublishAssessment')).toEqual([{ productId: '11', version: 1 }])
  })

  it('takes evidence that the shop has already, and its ceiling with it', async () => {
    const { user, materials } = await open()
    await user.click(materials.getByRole('button', { name: /^Retirer/ }))
    await user.click(materials.getByRole('button', { name: 'Choisir une preuve, Matériaux' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choisir une preuve' }))
    await user.click(await picker.findByRole('button', { name: /Fiche matière/ }))
    expect(
      await materials.findByText(/Plafond 1,5 : déclaration du fournisseur de moins de 24 mois/),
    ).toBeInTheDocument()
  })

  it('takes new evidence with its file, which is not sent with the form around it', async () => {
    const put = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', put)
    const made = makeEvidence({ id: '5', title: 'Oeko-Tex', number: null })
    const { user, materials, sent } = await open({ createEvidence: made, evidence: made })
    await user.click(materials.getByRole('button', { name: 'Nouvelle preuve, Matériaux' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nouvelle preuve' }))
    await user.type(form.getByRole('textbox', { name: /^Intitulé/ }), 'Oeko-Tex')
    await user.upload(
      form.getByLabelText('Fichier'),
      new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }),
    )
    await user.click(form.getByRole('button', { name: 'Ajouter la preuve' }))
    expect(await materials.findByText('Certificat « Oeko-Tex »')).toBeInTheDocument()
    expect(sent('CreateEvidence')).toMatchObject([{ input: { title: 'Oeko-Tex', isPublic: false } }])
    expect(put).toHaveBeenCalledWith('/api/admin/evidence/5/file', expect.objectContaining({ method: 'PUT' }))
    expect(sent('SaveAssessmentDraft')).toEqual([])
    vi.unstubAllGlobals()
  })

  it('that somebody else has changed meanwhile is shown, and nothing is lost', async () => {
    let isChanged = false
    const { user, dialog, type, points } = await open({
      assessmentDraft: () => (isChanged ? draft(4, ['1.1', '1.6', '1.6', '1.6', '1.6']) : null),
      saveAssessmentDraft: () => {
        isChanged = true
        return refuse('CONFLICT', 'Modifié entre-temps', { fields: { version: 'Modifié entre-temps' } })
      },
    })
    await type('1,5')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le brouillon' }))
    const told = await screen.findByText('Cette fiche a été modifiée entre-temps par une autre personne.')
    expect(told).toBeInTheDocument()
    expect(screen.getByText('Matériaux, points')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Garder mes modifications' }))
    await waitFor(() => expect(points()).toHaveValue('1,5'))
  })

  it('has a history, criterion by criterion, and an earlier state goes into the draft alone', async () => {
    const kept = (points: string) => ({
      ...{ status: 'DRAFT', methodVersion: 1, total: points },
      criteria: [{ criterion: 'MATERIALS', points, reason: 'Lin.', evidenceIds: [3] }],
    })
    const subject = { subjectType: 'ASSESSMENT', subjectId: '11' } as const
    const changes = [
      makeChange({ id: '42', ...subject, action: 'PUBLISHED', before: kept('1.0'), after: kept('1.5') }),
      makeChange({ id: '41', ...subject, action: 'CREATED', before: null, after: kept('1.0') }),
    ]
    const page = await open({
      history: makeHistory(changes),
      restoreAssessment: { ...published, ...draft(5) },
    })
    await page.user.click(page.dialog.getByRole('button', { name: 'Voir l’historique' }))
    const [last, first] = await within(
      await page.dialog.findByRole('region', { name: 'Historique' }),
    ).findAllByRole('listitem')
    expect(last).toHaveTextContent(/^Publication par/)
    expect(last).toHaveTextContent('Matériaux1,0 · Lin. · preuves n° 31,5 · Lin. · preuves n° 3')
    await page.user.click(within(first as HTMLElement).getByRole('button', { name: 'Restaurer cet état' }))
    expect(await screen.findByText('Évaluation restaurée comme brouillon')).toBeInTheDocument()
    expect(page.sent('RestoreAssessment')).toEqual([{ entryId: '41', state: 'AFTER' }])
    await waitFor(() => expect(page.sent('AssessmentForm')).toHaveLength(2))
    expect(page.sent('PublishAssessment')).toEqual([])
  })
})
