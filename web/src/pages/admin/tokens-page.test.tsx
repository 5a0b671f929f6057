import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { ada, openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const secret = `ramure_${'a'.repeat(43)}`

const makeToken = (id: string, name: string, expiresAt: string) => ({
  ...{ id, name, expiresAt, scopes: ['ORDERS_READ', 'INBOX'], madeBy: 'ada@ramure.example' },
  ...{ lastUsedAt: null, createdAt: '2026-11-01T09:00:00.000Z' },
})

/** Opens the page of a shop that has these. */
function open(tokens: ReturnType<typeof makeToken>[]) {
  let kept = tokens
  return openAdmin('/admin/jetons', {
    apiTokens: () => kept,
    createApiToken: ({ input }: { input: { name: string; expiresAt: string } }) => {
      kept = [makeToken('9', input.name, input.expiresAt), ...kept]
      return { text: secret, token: kept[0] }
    },
    revokeApiToken: ({ id }: { id: string }) => {
      kept = kept.filter((token) => token.id !== id)
      return id
    },
  })
}

describe('the tokens of the API', () => {
  it('are made with a name, rights and an end, and told once', async () => {
    const { user, sent } = open([])
    expect(await screen.findByText('Aucun jeton')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Nouveau jeton' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nouveau jeton' }))
    await user.type(form.getByRole('textbox', { name: /Nom/ }), 'Caisse')
    await user.click(form.getByRole('checkbox', { name: 'Voir les commandes' }))
    await user.selectOptions(form.getByRole('combobox', { name: 'Valable' }), '1 an')
    await user.click(form.getByRole('button', { name: 'Créer le jeton' }))
    expect(await screen.findByRole('textbox', { name: /Jeton «.Caisse.»/ })).toHaveValue(secret)
    const [{ input }] = sent('CreateApiToken') as [{ input: { scopes: string[]; expiresAt: string } }]
    expect(input.scopes).toEqual(['ORDERS_READ'])
    const days = (Date.parse(input.expiresAt) - Date.now()) / 86_400_000
    expect([days > 364.9, days < 365]).toEqual([true, true])
    const list = within(screen.getByRole('list', { name: 'Jetons' }))
    expect(list.getByRole('listitem')).toHaveTextContent(/Caisse.*Jamais utilisé.*ada@ramure/)
  })

  it('are revoked after a question; one that has ended says so', async () => {
    const { user, sent } = open([
      makeToken('1', 'Ancien', '2020-01-01T00:00:00.000Z'),
      makeToken('2', 'Caisse', '2099-01-01T00:00:00.000Z'),
    ])
    const list = within(await screen.findByRole('list', { name: 'Jetons' }))
    const [old, current] = list.getAllByRole('listitem')
    expect(old).toHaveTextContent(/Expiré le/)
    expect(current).toHaveTextContent(/Expire le/)
    await user.click(list.getByRole('button', { name: /^Révoquer.*Caisse/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /Révoquer «.Caisse.»/ }))
    await user.click(question.getByRole('button', { name: 'Révoquer' }))
    expect(await screen.findByText('Jeton révoqué')).toBeVisible()
    expect(sent('RevokeApiToken')).toEqual([{ id: '2' }])
    expect(list.queryByText('Caisse')).not.toBeInTheDocument()
  })

  it('are offered no right that their maker does not have', async () => {
    const me = { ...ada, permissions: ['administration', 'tokens', 'orders.read', 'inbox'] }
    const { user } = openAdmin('/admin/jetons', { apiTokens: [] }, { me })
    await user.click(await screen.findByRole('button', { name: 'Nouveau jeton' }))
    const form = within(await screen.findByRole('dialog', { name: 'Nouveau jeton' }))
    const rights = form.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
    expect(rights).toEqual(['Voir les commandes', 'Lire les messages et y répondre'])
  })

  it('stay in the history once they are revoked', async () => {
    const change = { subjectType: 'TOKEN', subjectId: '4', actorEmail: 'ada@ramure.example' }
    const history = makeHistory([
      makeChange({ ...change, action: 'DELETED', before: { name: 'Caisse' }, after: null }),
    ])
    const { user } = openAdmin('/admin/jetons', { apiTokens: [], history })
    await user.click(await screen.findByRole('button', { name: 'Voir l’historique' }))
    const entries = within(await screen.findByRole('region', { name: 'Historique' }))
    expect(await entries.findByRole('listitem')).toHaveTextContent(/^CaisseRévocation par ada@ramure/)
  })
})
