import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { fakeStorage, makeFile } from '../../test/fake-storage.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const flask = makeProduct({ id: '11', name: 'Gourde inox', visible: false })
const copy = makeProduct({ id: '12', name: 'Gourde inox (copie)', visible: false })
const byId = ({ id }: { id: string }) => (id === '12' ? copy : flask)

const form = () => within(screen.getByRole('dialog'))
const images = () => form().getByRole('list', { name: 'Images du produit' })
const button = (name: string) => form().getByRole('button', { name })

/** Sends files, each to an address of its own. */
async function open(answers: Answers = {}) {
  const storage = fakeStorage()
  let sent = 0
  storage.next.address = () => Response.json({ uploadURL: `/api/uploads/image${++sent}.webp?signature=1` })
  const known = { categories: [], products: makePage([flask]), product: byId, createProduct: flask }
  const page = openAdmin('/admin?onglet=produits&fiche=nouveau', { ...known, ...answers })
  await screen.findByRole('form', { name: 'Nouveau produit' })
  const sendTwo = async () => {
    await page.user.upload(form().getByLabelText('Envoyer des images'), [
      makeFile('1.png'),
      makeFile('2.png'),
    ])
    ;(await storage.sending(0)).answer(200)
    ;(await storage.sending(1)).answer(200)
    await waitFor(() => expect(within(images()).getAllByRole('listitem')).toHaveLength(2))
  }
  return { ...page, storage, sendTwo }
}

const url = (name: string) => `/public-objects/products/${name}.webp`

describe('a new product in one go', () => {
  it('takes images at once, in the order and with the face that are chosen, and hands them over when it is made', async () => {
    const { user, sent, sendTwo } = await open()
    await sendTwo()
    expect(sent('AddProductImage')).toEqual([])
    await user.type(form().getByLabelText('Nom'), 'Gourde inox')
    await user.type(form().getByLabelText('Prix (€)'), '24,9')
    await user.click(button('Définir l’image 2 comme principale'))
    await user.click(button('Reculer l’image 1'))
    await user.click(button('Créer le produit'))
    await screen.findByText('Produit créé')
    expect(sent('CreateProduct')).toMatchObject([
      {
        input: {
          name: 'Gourde inox',
          images: [
            { imageUrl: url('image2'), isPrimary: true },
            { imageUrl: url('image1'), isPrimary: false },
          ],
        },
      },
    ])
  })

  it('stays open as the form of that product; a note in it leads to the shop, and to another', async () => {
    const { user, at } = await open()
    await user.type(form().getByLabelText('Nom'), 'Gourde inox')
    await user.type(form().getByLabelText('Prix (€)'), '24,9')
    await user.click(button('Créer le produit'))
    expect(await screen.findByRole('form', { name: 'Modifier le produit' })).toBeInTheDocument()
    expect(at()).toBe('/admin?onglet=produits&fiche=11')
    expect(await screen.findByRole('link', { name: 'Voir dans la boutique' })).toHaveAttribute(
      'href',
      '/produit/11-gourde-inox',
    )
    await user.click(screen.getByRole('link', { name: 'Créer un autre' }))
    expect(await screen.findByRole('form', { name: 'Nouveau produit' })).toBeInTheDocument()
    expect(form().getByLabelText('Nom')).toHaveValue('')
  })

  it('keeps what was sent while the server refuses, and after a reload of the page', async () => {
    const refused = () =>
      refuse('BAD_USER_INPUT', 'Prix : trop élevé.', { fields: { price: 'Prix : trop élevé.' } })
    const { user, unmount, sendTwo } = await open({ createProduct: refused })
    await sendTwo()
    await user.type(form().getByLabelText('Nom'), 'Gourde inox')
    await user.type(form().getByLabelText('Prix (€)'), '24,9')
    await user.click(button('Créer le produit'))
    expect((await screen.findAllByText('Prix : trop élevé.')).length).toBeGreaterThan(0)
    expect(within(images()).getAllByRole('listitem')).toHaveLength(2)
    unmount()
    await open()
    expect(within(images()).getAllByRole('listitem')).toHaveLength(2)
    await user.click(button('Supprimer l’image 1'))
    expect(within(images()).getAllByRole('listitem')).toHaveLength(1)
    expect(within(images()).getByText('Principale')).toBeInTheDocument()
  })
})

describe('a copy', () => {
  const answers = {
    ...{ categories: [], products: makePage([flask]), product: byId },
    duplicateProduct: copy,
  }

  it('is made of a card, and opens', async () => {
    const { user, at, sent } = openAdmin('/admin?onglet=produits', answers)
    await user.click(await screen.findByRole('button', { name: 'Dupliquer Gourde inox' }))
    expect(await screen.findByText('Copie créée, masquée')).toBeInTheDocument()
    expect(sent('DuplicateProduct')).toEqual([{ id: '11' }])
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&fiche=12'))
    expect(await screen.findByLabelText('Nom')).toHaveValue('Gourde inox (copie)')
  })

  it('is made of a form; one that is refused leaves it open', async () => {
    const { user, at } = openAdmin('/admin?onglet=produits&fiche=11', {
      ...answers,
      duplicateProduct: () => refuse('NOT_FOUND', 'Produit non trouvé'),
    })
    await user.click(await screen.findByRole('button', { name: 'Dupliquer' }))
    expect(await screen.findByText('Produit non trouvé')).toBeInTheDocument()
    expect(at()).toBe('/admin?onglet=produits&fiche=11')
  })
})
