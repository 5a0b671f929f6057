import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageSlugs } from '../../../../api/src/features/content/pages/page-structure.rules.ts'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeInformationPage } from '../../test/make-information-page.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const saved = makeInformationPage({ slug: 'mission', version: 4 })
const pages = pageSlugs.map((slug) =>
  makeInformationPage({ slug, ...(slug === 'mission' && { demonstrationFacts: ['Née en 2019', 'À Lyon'] }) }),
)
const facts = [
  { kind: 'PAGE', subject: 'mission', name: 'Notre Mission', fact: 'Née en 2019' },
  { kind: 'PAGE', subject: 'mission', name: 'Notre Mission', fact: 'À Lyon' },
  { kind: 'SETTING', subject: 'shop_company', name: 'Raison sociale', fact: 'Démonstration SAS' },
]
const open = (path = '/admin?onglet=pages', answers: Answers = {}) =>
  openAdmin(path, {
    informationPages: pages,
    demonstrationFacts: facts,
    updateInformationPage: saved,
    ...answers,
  })
const openForm = async (slug: string, answers: Answers = {}) => {
  const page = open(`/admin?onglet=pages&fiche=${slug}`, answers)
  const form = within(await screen.findByRole('dialog', { name: /^Modifier la page/ }))
  await form.findByRole('textbox', { name: /^Introduction/ })
  return { ...page, form, save: () => page.user.click(form.getByRole('button', { name: 'Enregistrer' })) }
}

describe('the pages of the owner', () => {
  it('are listed with what is left of the demo, each fact leading to where it is replaced', async () => {
    open()
    const rows = await within(await screen.findByRole('list', { name: 'Pages' })).findAllByRole('article')
    expect(rows).toHaveLength(7)
    expect(rows[0]).toHaveTextContent('2 faits encore marqués « démonstration »')
    expect(rows[1]).not.toHaveTextContent('démonstration')
    const left = within(screen.getByRole('region', { name: /^3.faits encore marqués/ }))
    expect(left.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Page\u00a0: Notre Mission', '/admin?onglet=pages&fiche=mission'],
      ['Page\u00a0: Notre Mission', '/admin?onglet=pages&fiche=mission'],
      ['Paramètre\u00a0: Raison sociale', '/admin?onglet=parametres'],
    ])
  })

  it('are saved with the version that was read; sections go all together, in the order they were put', async () => {
    const { user, form, save, sent } = await openForm('mission', { informationPage: saved })
    const told = saved.sections({ group: 'values' })
    const others = saved.sections({}).filter(({ group }) => group !== 'values')
    await user.click(form.getByRole('button', { name: 'Descendre Valeur\u00a01' }))
    await user.click(form.getByRole('button', { name: `Retirer Valeur\u00a0${told.length}` }))
    await user.click(form.getByRole('button', { name: 'Ajouter\u00a0: valeur' }))
    // A new section has the focus at once.
    await user.keyboard('Le temps long')
    const added = within(form.getByRole('group', { name: `Valeur\u00a0${told.length}` }))
    await user.type(added.getByRole('textbox', { name: /^Texte/ }), 'Rien ne presse.')
    const preview = within(form.getByRole('region', { name: 'Aperçu de la page', hidden: true }))
    expect(await preview.findByText('Rien ne presse.')).toBeInTheDocument()
    await save()
    expect(await screen.findByText('Page mise à jour')).toBeInTheDocument()
    const [second, first] = told.slice(0, 2)
    const values = [first, second, ...told.slice(2, -1)]
    expect(sent('UpdatePage')).toEqual([
      {
        slug: 'mission',
        version: 4,
        input: {
          sections: [
            { group: 'intro', text: others[0]?.text },
            ...values,
            { group: 'values', title: 'Le temps long', text: 'Rien ne presse.' },
            ...others.slice(1),
          ],
        },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('have the steps of the selection in fixed places', async () => {
    const { user, form, save, sent } = await openForm('trust')
    expect(form.queryByRole('button', { name: /Étape|Ajouter/ })).not.toBeInTheDocument()
    const step = form.getByRole('textbox', { name: /^Essai du produit/ })
    await user.clear(step)
    await user.type(step, 'Un mois.')
    await save()
    await screen.findByText('Page mise à jour')
    const [{ input }] = sent('UpdatePage') as [{ input: { sections: Record<string, string>[] } }]
    expect(input.sections.filter(({ group }) => group === 'steps')[1]).toEqual({
      group: 'steps',
      text: 'Un mois.',
    })
  })

  it('are checked before anything is sent, and what the server refuses stands at its field', async () => {
    const why = 'Introduction\u00a0: allégation interdite.'
    const refused = () => refuse('BAD_USER_INPUT', why, { fields: { lead: why } })
    const { user, form, save, sent } = await openForm('terms', { updateInformationPage: refused })
    const text = form.getAllByRole('textbox', { name: /^Texte/ })[0] as HTMLElement
    await user.type(text, ' {{{{courriel}}')
    await save()
    expect(await form.findByText(/n’est pas un champ connu/)).toBeInTheDocument()
    expect(text).toBeInvalid()
    expect(sent('UpdatePage')).toEqual([])
    await user.type(text, '{Backspace>12/}')
    const lead = form.getByRole('textbox', { name: /^Introduction/ })
    await user.type(lead, ' Oui.')
    await save()
    expect(await form.findByText(/allégation interdite/)).toBeInTheDocument()
    expect(lead).toBeInvalid()
  })

  it('that somebody else has changed meanwhile show what they changed, field by field', async () => {
    let served = saved
    const { user, form, save, sent } = await openForm('mission', {
      informationPage: () => served,
      updateInformationPage: ({ version }: { version: number }) =>
        version === 4
          ? refuse('CONFLICT', 'Modifiée entre-temps.', { fields: { version: 'Modifiée.' } })
          : served,
    })
    served = { ...saved, version: 5, description: 'Une autre description.' }
    await user.type(form.getByRole('textbox', { name: /^Introduction/ }), ' Oui.')
    await save()
    const conflict = within(await form.findByRole('alert'))
    expect(conflict.getByText('Une autre description.')).toBeInTheDocument()
    await user.click(conflict.getByRole('button', { name: 'Garder mes modifications' }))
    await save()
    await waitFor(() => expect(sent('UpdatePage')).toHaveLength(2))
    expect(sent('UpdatePage')[1]).toEqual({
      slug: 'mission',
      version: 5,
      input: { lead: `${saved.lead} Oui.` },
    })
  })

  it('come back to an earlier state', async () => {
    const { user, sent } = await openForm('mission', {
      history: makeHistory([
        makeChange({
          ...{ id: '8', subjectType: 'PAGE', subjectId: 'mission' },
          ...{ before: { values2Title: 'Avant' }, after: { values2Title: 'Après' } },
        }),
      ]),
      restoreInformationPage: saved,
    })
    await user.click(screen.getByRole('button', { name: 'Voir l’historique' }))
    expect(await screen.findByText(/^Valeur.2, titre$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Restaurer l’état d’origine' }))
    expect(await screen.findByText('Page restaurée')).toBeInTheDocument()
    expect(sent('RestorePage')).toEqual([{ entryId: '8', state: 'BEFORE' }])
  })
})
