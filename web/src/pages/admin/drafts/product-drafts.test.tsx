import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../../test/data/make-page.ts'
import { makeProduct } from '../../../test/data/make-product.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { fakeStorage, makeFile } from '../../../test/fake-storage.ts'
import { openAdmin } from '../../../test/open-admin.ts'
import type { Answers } from '../../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const draft = (id: string, name: string) =>
  makeProduct({ id, name, price: '0.00', ecoScore: '0.0', description: null, visible: false, category: null })
const two = [draft('71', 'Gourde'), draft('72', 'Savon')]
const garden = { id: '4', name: 'Jardin', slug: 'jardin', description: null, imageUrl: null, productCount: 0 }

const cell = (label: string, row: number) => screen.findByLabelText(`${label}, ligne ${row}`)
const button = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })
const paste = async (label: string, row: number, text: string) =>
  fireEvent.paste(await cell(label, row), { clipboardData: { getData: () => text, files: [] } })

/** The products, with two drafts on the server that are made by the first drop. */
async function open(answers: Answers = {}, path = '/admin?onglet=produits') {
  const storage = fakeStorage()
  let asked = 0
  storage.next.address = () => Response.json({ uploadURL: `/api/uploads/p${++asked}.webp?signature=1` })
  const products = ({ filter }: { filter: { visibility: string; ids?: string[] } }) =>
    makePage(filter.visibility === 'HIDDEN' && filter.ids ? two : [])
  const page = openAdmin(path, {
    ...{ products, categories: [garden], createDrafts: two },
    addProductImage: ({ productId }: { productId: string }) => two.find(({ id }) => id === productId),
    saveDrafts: two,
    ...answers,
  })
  await screen.findByRole('link', { name: 'Créer depuis des photos' })
  const drop = (...files: File[]) =>
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
  /** Drops three pictures of two products, and lets all of them get there. */
  const dropThree = async () => {
    drop(makeFile('gourde-2.png'), makeFile('gourde-1.png'), makeFile('savon.png'))
    for (const place of [0, 1, 2]) {
      const sending = await storage.sending(place)
      act(() => sending.answer(200))
    }
    await screen.findByText(/2.brouillons, masqués/)
  }
  return { ...page, storage, drop, dropThree }
}

describe('pictures that are dropped anywhere on the products', () => {
  it('are hidden products at once, those that are called alike one of them, and the first name has the cursor', async () => {
    const { sent, dropThree, at } = await open()
    await dropThree()
    expect(sent('CreateDrafts')).toEqual([{ names: ['Gourde', 'Savon'] }])
    expect(sent('AddDraftImage')).toEqual([
      { productId: '71', input: { imageUrl: '/public-objects/products/p1.webp', displayOrder: 0 } },
      { productId: '71', input: { imageUrl: '/public-objects/products/p2.webp', displayOrder: 1 } },
      { productId: '72', input: { imageUrl: '/public-objects/products/p3.webp', displayOrder: 0 } },
    ])
    expect(at()).toBe('/admin?onglet=produits&fiche=photos')
    expect(await cell('Nom', 1)).toHaveFocus()
  })

  it('of a camera wait until it is said how many belong to a product; then the first name has the cursor', async () => {
    const { user, sent, storage, drop } = await open()
    drop(...[1, 2, 3, 4].map((number) => makeFile(`IMG_203${number}.png`)))
    const asked = within(await screen.findByRole('region', { name: 'Photos par fiche' }))
    expect(sent('CreateDrafts')).toEqual([])
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '4\u00a0fiches d’une photo',
      '2\u00a0fiches de 2\u00a0photos',
      '1\u00a0fiche de 4\u00a0photos',
      'Annuler',
    ])
    await waitFor(() => expect(asked.getByRole('button', { name: /d’une photo/ })).toHaveFocus())
    await user.click(asked.getByRole('button', { name: /de 2/ }))
    for (const place of [0, 1, 2, 3]) {
      const sending = await storage.sending(place)
      act(() => sending.answer(200))
    }
    await screen.findByText(/2.brouillons, masqués/)
    expect(sent('CreateDrafts')).toEqual([{ names: ['IMG 2031', 'IMG 2033'] }])
    expect(sent('AddDraftImage')).toMatchObject(['71', '71', '72', '72'].map((productId) => ({ productId })))
    expect(await cell('Nom', 1)).toHaveFocus()
  })

  it('in folders are called after them: a folder for each product', async () => {
    const { sent, storage } = await open()
    const entry = (file: File) => ({
      ...{ name: file.name, isDirectory: false },
      file: (done: (file: File) => void) => done(file),
    })
    const folder = (name: string, ...inside: unknown[]) => {
      const told = [inside, []]
      const readEntries = (done: (entries: unknown) => void) => done(told.shift())
      return { name, isDirectory: true, createReader: () => ({ readEntries }) }
    }
    const images = (...names: string[]) => names.map((name) => entry(makeFile(name)))
    const all = folder(
      'photos',
      folder('gourde en verre', ...images('IMG_7.png', 'IMG_10.png')),
      folder('savon', ...images('IMG_11.png', '.DS_Store')),
    )
    fireEvent.drop(document.body, {
      dataTransfer: { files: [], types: ['Files'], items: [{ webkitGetAsEntry: () => all }] },
    })
    for (const place of [0, 1, 2]) {
      const sending = await storage.sending(place)
      act(() => sending.answer(200))
    }
    await screen.findByText(/2.brouillons, masqués/)
    expect(sent('CreateDrafts')).toEqual([{ names: ['Gourde en verre', 'Savon'] }])
    expect(sent('AddDraftImage')).toMatchObject(['71', '71', '72'].map((productId) => ({ productId })))
  })

  it('that fail are told one by one, and sent again with their own file', async () => {
    const { user, sent, storage, drop } = await open()
    drop(makeFile('gourde.png'), makeFile('plan.svg', 'image/svg+xml'))
    const sending = await storage.sending(0)
    act(() => sending.breakOff())
    const failed = await screen.findByRole('alert', { name: 'Photos non envoyées' })
    expect(failed).toHaveTextContent(/gourde.png.*Erreur lors de l'upload/)
    expect(screen.getByRole('alert', { name: 'Fichiers laissés de côté' })).toHaveTextContent('plan.svg')
    expect(sent('AddDraftImage')).toEqual([])
    await user.click(button('Tout réessayer'))
    const again = await storage.sending(1)
    act(() => again.answer(200))
    await waitFor(() => expect(sent('AddDraftImage')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/gourde.png/)).not.toBeInTheDocument())
  })

  it('stay where they are when the session has ended, and so do the files', async () => {
    const { storage, drop, at } = await open()
    drop(makeFile('gourde.png'))
    const sending = await storage.sending(0)
    act(() => sending.answer(401))
    const link = await screen.findByRole('link', { name: 'Reconnectez-vous dans un autre onglet' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(at()).toContain('fiche=photos')
  })
})

describe('the grid', () => {
  it('takes a pasted table and publishes all of it with one press', async () => {
    const { user, sent, dropThree } = await open()
    await dropThree()
    await paste('Nom', 1, 'Gourde inox\tJardin\t12,50\t8,5\tnon\tUn litre.\nSavon doux\t\t4\t9\toui\t')
    await user.dblClick(button(/^Publier les 2/))
    await screen.findByText(/2.produits sont dans la boutique/)
    expect(sent('SaveDrafts')).toEqual([
      {
        publish: true,
        products: [
          {
            ...{
              id: '71',
              version: 1,
              name: 'Gourde inox',
              categoryId: '4',
              price: '12.50',
              ecoScore: '8.5',
            },
            ...{ inStock: false, description: 'Un litre.' },
          },
          {
            ...{ id: '72', version: 1, name: 'Savon doux', categoryId: null, price: '4.00', ecoScore: '9.0' },
            ...{ inStock: true, description: null },
          },
        ],
      },
    ])
  })

  it('says of each cell what is wrong before anything is sent, and goes to the first', async () => {
    const { user, sent, dropThree } = await open()
    await dropThree()
    await user.type(await cell('Prix (€)', 1), '12')
    await user.type(await cell('Catégorie', 2), 'Cave')
    await user.click(button(/^Publier les 2/))
    await screen.findByText(/2.cases à corriger/)
    expect(await cell('Prix (€)', 2)).toHaveAccessibleDescription('Un prix, par exemple 12,50')
    expect(await cell('Catégorie', 2)).toHaveAccessibleDescription('Aucune catégorie de ce nom.')
    expect(await cell('Prix (€)', 1)).toHaveAttribute('aria-invalid', 'false')
    expect(await cell('Catégorie', 2)).toHaveFocus()
    expect(sent('SaveDrafts')).toEqual([])
  })

  it('marks a text with claims, tells them, and leads to their words', async () => {
    const { user, dropThree } = await open()
    await dropThree()
    await paste('Nom', 1, 'Gourde\nSavon biodégradable')
    const name = (await cell('Nom', 2)) as HTMLInputElement
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Interdit\s: «\sbiodégradable\s»$/))
    const innocent = await cell('Nom', 1)
    expect(innocent).not.toHaveAccessibleDescription()
    // Nothing stands below it: ten rows are to be seen at once.
    expect(innocent.parentElement?.children).toHaveLength(1)
    await user.click(screen.getByText(/^1.point à revoir/))
    await user.click(screen.getByRole('button', { name: 'Aller au mot' }))
    expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe('biodégradable')
    expect(name).toHaveFocus()
  })

  it('goes up and down by Enter and arrows', async () => {
    const { user, dropThree } = await open()
    await dropThree()
    await user.keyboard('{Enter}')
    expect(await cell('Nom', 2)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await cell('Nom', 1)).toHaveFocus()
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
    expect(await cell('Nom', 1)).toHaveFocus()
  })

  it('keeps what is typed when the session ends, and finds it again', async () => {
    const page = await open({ saveDrafts: () => refuse('UNAUTHENTICATED', 'Vous devez vous connecter.') })
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    await page.dropThree()
    await page.user.type(await cell('Prix (€)', 2), '4,5')
    await page.user.click(button('Enregistrer sans publier'))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/login'))
    page.unmount()
    vi.unstubAllGlobals()
    await open({}, '/admin?onglet=produits&fiche=photos')
    expect(await cell('Prix (€)', 2)).toHaveValue('4,5')
  })

  it('takes back what was published, as hidden as it was', async () => {
    const { user, sent, dropThree } = await open({ changeProducts: { entryId: '9', products: two } })
    await dropThree()
    await paste('Prix (€)', 1, '12\n13')
    await user.click(button(/^Publier les 2/))
    await user.click(await screen.findByRole('button', { name: 'Annuler la publication' }))
    await waitFor(() =>
      expect(sent('ChangeProducts')).toEqual([{ ids: ['71', '72'], changes: { visible: false } }]),
    )
    expect(await cell('Nom', 2)).toBeInTheDocument()
  })

  it('shows the card as the shop will, with what is typed now', async () => {
    const { user, dropThree } = await open()
    await dropThree()
    await user.type(await cell('Prix (€)', 2), '4,5')
    const card = document.querySelector('.product-card')
    await waitFor(() => expect(card).toHaveTextContent('4,50'))
    expect(card).toHaveTextContent('Savon')
    expect(card?.closest('[inert]')).not.toBeNull()
  })
})
