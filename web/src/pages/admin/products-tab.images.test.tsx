import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { fakeStorage, makeFile } from '../../test/fake-storage.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const image = (id: string, isPrimary = false, altText: string | null = null) => ({
  ...{ id, isPrimary, altText, displayOrder: Number(id) },
  imageUrl: `/public-objects/products/${id}.webp`,
})
const withImages = (...images: unknown[]) => makeProduct({ id: '11', name: 'Gourde inox', images })
const three = withImages(image('1', true), image('2', false, 'De face'), image('3'))

const gallery = () => within(screen.getByRole('region', { name: 'Images du produit' }))
const press = (name: string) => gallery().getByRole('button', { name })
const cards = () => gallery().getAllByRole('listitem')
const drop = () => gallery().getByLabelText('Envoyer des images')
/** Names of the images that carry the badge, by their files. */
const faces = () =>
  cards()
    .filter((card) => within(card).queryByText('Principale', { selector: 'span' }))
    .map(
      (card) =>
        within(card)
          .getByRole('img')
          .getAttribute('src')
          ?.match(/\w+\.webp/)?.[0],
    )

type Page = Awaited<ReturnType<typeof open>>

/** The images of a product, in its form. */
async function open(product: unknown = three, answers: Answers = {}) {
  const storage = fakeStorage()
  const page = openAdmin('/admin?onglet=produits&fiche=11', {
    products: makePage([product]),
    product,
    ...answers,
  })
  await screen.findByRole('region', { name: 'Images du produit' })
  return { ...page, storage }
}

describe('a file', () => {
  it.each([
    [
      makeFile('plan.svg', 'image/svg+xml'),
      'Type de fichier non supporté',
      'Veuillez sélectionner une image (JPEG, PNG, GIF, WebP)',
    ],
    [
      makeFile('affiche.png', 'image/png', 5 * 1024 * 1024 + 1),
      'Fichier trop volumineux',
      'La taille maximale est de 5MB',
    ],
  ])('$name is refused before anything is sent', async (file, title, detail) => {
    const { storage, sent } = await open()
    fireEvent.drop(drop(), { dataTransfer: { files: [file] } })
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText(detail)).toBeInTheDocument()
    expect(storage.asked).toHaveLength(0)
    expect(sent('AddProductImage')).toHaveLength(0)
    expect(drop()).toBeEnabled()
  })

  it('is sent with its progress, then joins the product at the end', async () => {
    const after = withImages(image('1', true), image('2'), image('3'), image('4'))
    const { user, storage, sent } = await open(three, { addProductImage: after })
    await user.upload(drop(), makeFile('nouvelle.png'))
    const sending = await storage.sending(0)
    const bar = gallery().getByRole('progressbar', { name: 'Envoi de l’image' })
    act(() => sending.progress(1, 4))
    expect(bar).toHaveAttribute('aria-valuenow', '25')
    expect(gallery().getByText('Envoi… 25 %')).toBeInTheDocument()
    act(() => sending.progress(4, 4))
    expect(gallery().getByText('Vérification de l’image…')).toBeInTheDocument()
    expect(drop()).toBeDisabled()
    sending.answer(200)
    expect(await screen.findByText('Image ajoutée avec succès')).toBeInTheDocument()
    expect(sent('AddProductImage')).toEqual([
      { productId: '11', input: { imageUrl: '/public-objects/products/abc.webp', displayOrder: 3 } },
    ])
    expect(cards()).toHaveLength(4)
    expect(gallery().queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('is sent after the one before it, and none after a failure', async () => {
    const { user, storage, sent } = await open(withImages(), {
      addProductImage: withImages(image('1', true)),
    })
    expect(gallery().getByText('Ce produit n’a pas encore d’image.')).toBeInTheDocument()
    await user.upload(drop(), [makeFile('1.png'), makeFile('2.png'), makeFile('3.png')])
    ;(await storage.sending(0)).answer(200)
    ;(await storage.sending(1)).answer(500)
    expect(await screen.findByText("Erreur lors de l'upload vers le stockage")).toBeInTheDocument()
    expect(screen.getByText("Erreur d'upload")).toBeInTheDocument()
    expect(storage.sendings).toHaveLength(2)
    expect(sent('AddProductImage')).toHaveLength(1)
    await waitFor(() => expect(drop()).toBeEnabled())
  })

  it('waits for another change to be done, and is not lost without a word', async () => {
    const answer = later<unknown>()
    const { user, storage } = await open(three, { setPrimaryImage: () => answer.promise })
    await user.click(press('Définir l’image 2 comme principale'))
    expect(drop()).toBeDisabled()
    const pointer = { files: [], dropEffect: 'copy' }
    fireEvent.dragOver(drop(), { dataTransfer: pointer })
    expect(pointer.dropEffect).toBe('none')
    fireEvent.drop(drop(), { dataTransfer: { files: [makeFile('nouvelle.png')] } })
    expect(await screen.findByText('Image non envoyée')).toBeInTheDocument()
    expect(storage.asked).toHaveLength(0)
    answer.resolve(three)
    await waitFor(() => expect(drop()).toBeEnabled())
    await user.upload(drop(), makeFile('nouvelle.png'))
    await storage.sending(0)
  })

  it('that finds no address says so', async () => {
    const { user, storage } = await open()
    storage.next.address = () => new Response('', { status: 500 })
    await user.upload(drop(), makeFile('nouvelle.png'))
    expect(await screen.findByText("Échec de la génération de l'URL d'upload")).toBeInTheDocument()
  })

  it('when the session has expired, leads to the sign-in like any change', async () => {
    const { user, storage } = await open()
    vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost', assign: vi.fn() })
    storage.next.address = () => new Response('Unauthorized', { status: 401 })
    await user.upload(drop(), makeFile('nouvelle.png'))
    expect(await screen.findByText('Session expirée')).toBeInTheDocument()
    await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/api/login'))
  })
})

describe('an address', () => {
  const address = () => gallery().getByLabelText('URL de l’image')

  it('that is blank is asked for', async () => {
    const { user, sent } = await open()
    await user.type(address(), '   ')
    await user.click(press('Ajouter l’image'))
    expect(address()).toHaveAccessibleDescription("Veuillez saisir une URL d'image")
    expect(sent('AddProductImage')).toHaveLength(0)
  })

  it('is added once, trimmed, and leaves the field empty', async () => {
    const answer = later<unknown>()
    const { user, sent } = await open(three, { addProductImage: () => answer.promise })
    await user.type(address(), ' https://exemple.fr/a.jpg ')
    await user.dblClick(press('Ajouter l’image'))
    answer.resolve(withImages(image('1', true), image('2'), image('3'), image('4')))
    expect(await screen.findByText('Image ajoutée avec succès')).toBeInTheDocument()
    expect(sent('AddProductImage')).toEqual([
      { productId: '11', input: { imageUrl: 'https://exemple.fr/a.jpg', displayOrder: 3 } },
    ])
    await waitFor(() => expect(address()).toHaveValue(''))
  })

  it('that cannot be added says so, and stays', async () => {
    const { user, down } = await open()
    down.add('AddProductImage')
    await user.type(address(), 'https://exemple.fr/a.jpg{Enter}')
    expect(await screen.findByText("Échec de l'ajout de l'image")).toBeInTheDocument()
    expect(address()).toHaveValue('https://exemple.fr/a.jpg')
  })
})

describe('an image', () => {
  it('becomes the primary one: the badge moves, the image stays where it is', async () => {
    const { user, sent } = await open(three, {
      // As the shop shows them: the primary one first.
      setPrimaryImage: withImages(image('2', true), image('1'), image('3')),
    })
    expect(faces()).toEqual(['1.webp'])
    expect(gallery().queryByRole('button', { name: 'Définir l’image 1 comme principale' })).toBeNull()
    await user.click(press('Définir l’image 2 comme principale'))
    expect(await screen.findByText('Image principale définie')).toBeInTheDocument()
    expect(sent('SetPrimaryImage')).toEqual([{ productId: '11', imageId: '2' }])
    expect(faces()).toEqual(['2.webp'])
    expect(within(cards()[1] as HTMLElement).getByText('Principale')).toBeInTheDocument()
  })

  it('moves: the full list goes in its new order, and the ends lead no further', async () => {
    const { user, sent } = await open(three, {
      reorderProductImages: ({ imageIds }: { imageIds: string[] }) =>
        withImages(...imageIds.map((id, displayOrder) => ({ ...image(id, id === '1'), displayOrder }))),
    })
    expect(press('Avancer l’image 1')).toBeDisabled()
    expect(press('Reculer l’image 3')).toBeDisabled()
    await user.click(press('Avancer l’image 3'))
    expect(await screen.findByText('Ordre des images enregistré')).toBeInTheDocument()
    await waitFor(() => expect(press('Reculer l’image 1')).toBeEnabled())
    await user.click(press('Reculer l’image 1'))
    await waitFor(() => expect(faces()).toEqual(['1.webp']))
    expect(sent('ReorderProductImages')).toEqual([
      { productId: '11', imageIds: ['1', '3', '2'] },
      { productId: '11', imageIds: ['3', '1', '2'] },
    ])
  })

  it('is deleted after a question, which says what takes its place', async () => {
    const { user, sent } = await open(three, { deleteProductImage: withImages(image('2', true), image('3')) })
    await user.click(press('Supprimer l’image 3'))
    const asked = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Supprimer cette image\u202f?' }))
    expect((await asked()).getByText('Elle disparaîtra de la fiche du produit.')).toBeInTheDocument()
    await user.click((await asked()).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(press('Supprimer l’image 1'))
    expect((await asked()).getByText(/la suivante prendra sa place/)).toBeInTheDocument()
    await user.click((await asked()).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Image supprimée avec succès')).toBeInTheDocument()
    expect(sent('DeleteProductImage')).toEqual([{ productId: '11', imageId: '1' }])
    expect(faces()).toEqual(['2.webp'])
  })

  it.each([
    ['SetPrimaryImage', 'Définir l’image 2 comme principale', "Échec de la définition de l'image principale"],
    ['DeleteProductImage', 'Supprimer l’image 2', "Échec de la suppression de l'image"],
    ['ReorderProductImages', 'Avancer l’image 2', 'Une erreur est survenue. Veuillez réessayer.'],
  ])('that cannot be changed says so: %s', async (operation, button, failure) => {
    const { user, down } = await open()
    down.add(operation)
    await user.click(press(button))
    if (operation === 'DeleteProductImage')
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
      )
    expect(await screen.findByText(failure)).toBeInTheDocument()
    expect(screen.getByText('Erreur')).toBeInTheDocument()
    expect(cards()).toHaveLength(3)
  })

  it('is described when its text is left, even by pressing another button', async () => {
    const described = withImages(image('1', true, 'De dos'), image('2', false, 'De face'), image('3'))
    const { user, sent } = await open(three, {
      describeProductImage: described,
      setPrimaryImage: described,
    })
    const [first, second] = gallery().getAllByLabelText('Texte alternatif')
    expect(second).toHaveValue('De face')
    await user.type(first as HTMLElement, ' De dos ')
    await user.click(press('Définir l’image 2 comme principale'))
    await waitFor(() => expect(sent('SetPrimaryImage')).toHaveLength(1))
    expect(sent('DescribeProductImage')).toEqual([{ productId: '11', imageId: '1', altText: 'De dos' }])
    await user.click(second as HTMLElement)
    await user.tab()
    expect(sent('DescribeProductImage')).toHaveLength(1)
  })

  it.each([
    ['Escape', ({ user }: Page) => user.keyboard('{Escape}')],
    ['« Fermer »', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Fermer' }))],
  ])('keeps what is being typed about it when its product is left by %s, once', async (_way, leave) => {
    const answer = later<unknown>()
    const page = await open(three, { describeProductImage: () => answer.promise })
    const [first] = gallery().getAllByLabelText('Texte alternatif')
    await page.user.type(first as HTMLElement, 'De dos')
    await leave(page)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    answer.resolve(withImages(image('1', true, 'De dos')))
    expect(await screen.findByText('Description de l’image enregistrée')).toBeInTheDocument()
    expect(page.sent('DescribeProductImage')).toEqual([{ productId: '11', imageId: '1', altText: 'De dos' }])
  })

  it('whose text could not be saved is tried again when it is left again', async () => {
    const { user, sent, down } = await open(three, {
      describeProductImage: withImages(image('1', true, 'De dos')),
    })
    const [first] = gallery().getAllByLabelText('Texte alternatif')
    down.add('DescribeProductImage')
    await user.type(first as HTMLElement, 'De dos')
    await user.tab()
    expect(await screen.findByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
    down.clear()
    await user.click(first as HTMLElement)
    await user.tab()
    expect(await screen.findByText('Description de l’image enregistrée')).toBeInTheDocument()
    expect(sent('DescribeProductImage')).toHaveLength(1)
  })

  it('of an earlier state that is put back takes the place of those there are', async () => {
    const { user } = await open(three, {
      history: makeHistory([makeChange({ id: '2' }), makeChange()]),
      restoreProduct: { ...withImages(image('8'), image('9', true)), version: 5 },
    })
    await user.click(screen.getByRole('button', { name: 'Voir l’historique' }))
    await user.click(await screen.findByRole('button', { name: 'Restaurer cet état' }))
    expect(await screen.findByText('Produit restauré')).toBeInTheDocument()
    expect(cards()).toHaveLength(2)
    expect(faces()).toEqual(['9.webp'])
  })
})
