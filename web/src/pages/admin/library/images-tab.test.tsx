import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePage } from '../../../test/data/make-page.ts'
import { makeProduct } from '../../../test/data/make-product.ts'
import { openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const makeImage = (name: string, uses: object[] = []) => ({
  ...{ name: `${name}.webp`, imageUrl: `/public-objects/products/${name}.webp` },
  ...{ width: 1280, height: 960, byteSize: 86_016, uses, createdAt: '2026-01-05T09:00:00.000Z' },
})
const inGallery = { kind: 'PRODUCT', subjectId: '7', title: 'Gourde', imageId: '31', altText: null }
const used = makeImage('used', [
  inGallery,
  { kind: 'POST', subjectId: '2', title: 'Le compost', imageId: null, altText: null },
])
const images = makePage([used, makeImage('unused')])
const card = (name: string) => screen.findByRole('article', { name })

const open = (answers = {}, path = '/admin?onglet=images') =>
  openAdmin(path, { libraryImages: images, ...answers })

describe('the images of the shop', () => {
  it('say where each is seen, how large it is, and what speaks for it', async () => {
    open()
    const gourde = within(await card('Gourde'))
    expect(gourde.getByText('1280 × 960 px, 84 ko')).toBeInTheDocument()
    expect(gourde.getByRole('link', { name: 'Gourde' })).toHaveAttribute(
      'href',
      '/admin?onglet=produits&fiche=7',
    )
    expect(gourde.getByRole('link', { name: 'Le compost' })).toHaveAttribute(
      'href',
      '/admin?onglet=articles&fiche=2',
    )
    expect(gourde.getByText('Le titre de l’article en tient lieu.')).toBeInTheDocument()
    expect(gourde.queryByRole('button', { name: /Supprimer/ })).not.toBeInTheDocument()
  })

  it('take their text in place, by the gallery that shows them', async () => {
    const { user, sent } = open({ describeProductImage: makeProduct({ id: '7' }) })
    const field = within(await card('Gourde')).getByLabelText('Texte alternatif, Gourde')
    await user.type(field, 'De face{Enter}')
    await screen.findByText('Texte alternatif enregistré')
    expect(sent('DescribeProductImage')).toEqual([{ productId: '7', imageId: '31', altText: 'De face' }])
  })

  it('are narrowed and searched by the address', async () => {
    const { user, sent, at } = open()
    await user.selectOptions(await screen.findByLabelText('État'), 'Sans texte alternatif')
    await waitFor(() => expect(sent('LibraryImages').at(-1)).toMatchObject({ filter: 'NO_ALT', offset: 0 }))
    expect(at()).toBe('/admin?onglet=images&etat=sans-texte')
  })

  it('that nothing shows are deleted after a question', async () => {
    const { user, sent } = open({ deleteImage: 'unused.webp' })
    await user.click(within(await card('Image inutilisée')).getByRole('button', { name: /Supprimer/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/ne la fera pas revenir/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Supprimer' }))
    await waitFor(() => expect(sent('DeleteImage')).toEqual([{ name: 'unused.webp' }]))
  })

  it('are cropped into a new one, within their edges', async () => {
    const { user, sent } = open({ cropImage: makeImage('crop') })
    await user.click(within(await card('Gourde')).getByRole('button', { name: 'Recadrer Gourde' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recadrer l’image' }))
    const image = dialog.getByAltText('À recadrer')
    Object.defineProperties(image, { width: { value: 800 }, height: { value: 600 } })
    fireEvent.load(image)
    await user.click(dialog.getByRole('button', { name: 'Créer l’image recadrée' }))
    await screen.findByText('Image recadrée')
    const [sending] = sent('CropImage') as [{ name: string; region: Record<string, number> }]
    expect(sending.name).toBe('used.webp')
    for (const side of ['left', 'top', 'width', 'height']) {
      expect(sending.region[side]).toBeGreaterThanOrEqual(0)
      expect(sending.region[side]).toBeLessThanOrEqual(1)
    }
    expect(sending.region.width).toBeCloseTo(0.9)
  })

  it('can be used again for a product, without being sent', async () => {
    const product = makeProduct({ id: '11', name: 'Savon', images: [] })
    const { user, sent } = open(
      { products: makePage([product]), product, addProductImage: product },
      '/admin?onglet=produits&fiche=11',
    )
    await user.click(await screen.findByRole('button', { name: 'Choisir dans la bibliothèque' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choisir une image' }))
    await user.click(await picker.findByRole('button', { name: 'Gourde' }))
    await waitFor(() =>
      expect(sent('AddProductImage')).toEqual([
        { productId: '11', input: { imageUrl: '/public-objects/products/used.webp', displayOrder: 0 } },
      ]),
    )
  })
})
