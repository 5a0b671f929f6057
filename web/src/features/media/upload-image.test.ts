import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage, makeFile } from '../../test/fake-storage.ts'
import { type UploadFailure, uploadImage } from './upload-image.ts'

afterEach(() => vi.unstubAllGlobals())

/** Begins to send a file; what becomes of it, and how much of it went. */
function begin(file = makeFile('gourde.png')) {
  const storage = fakeStorage()
  const shares: number[] = []
  const send = () => uploadImage(file, (share) => shares.push(share))
  const failure = () =>
    send().catch(({ title, detail, needsSignIn }: UploadFailure) => ({ title, detail, needsSignIn }))
  return { storage, shares, send, failure }
}

it('asks for an address, sends the file there with its type, and knows where it then is', async () => {
  const { storage, shares, send } = begin()
  const address = send()
  const sending = await storage.sending(0)
  expect(storage.asked).toEqual([['/api/upload/product-image', { method: 'POST', credentials: 'include' }]])
  expect(sending).toMatchObject({
    url: 'PUT /api/uploads/abc.webp?signature=1',
    type: 'image/png',
    withCredentials: true,
  })
  sending.progress(50, 200)
  sending.progress(200, 200)
  sending.answer(200)
  await expect(address).resolves.toBe('/public-objects/products/abc.webp')
  expect(shares).toEqual([0.25, 1])
})

it('sends to the shop where the page is, under whatever name the shop gives its address', async () => {
  const { storage, send } = begin()
  const path = '/api/upload/product-image/abc.webp?signature=1'
  storage.next.address = () => Response.json({ uploadURL: `https://boutique.exemple.fr${path}` })
  const address = send()
  const sending = await storage.sending(0)
  expect(sending).toMatchObject({ url: `PUT ${path}`, withCredentials: true })
  sending.answer(200)
  await expect(address).resolves.toBe('/public-objects/products/abc.webp')
})

it('shows no cookie to a storage elsewhere', async () => {
  const { storage, send } = begin()
  storage.next.address = () =>
    Response.json({ uploadURL: 'https://s3.exemple.fr/quarantaine/xyz.webp?X-Amz=1' })
  const address = send()
  const sending = await storage.sending(0)
  expect(sending.withCredentials).toBe(false)
  sending.answer(204)
  await expect(address).resolves.toBe('/public-objects/products/xyz.webp')
})

describe('before a byte is sent, refuses', () => {
  const megabyte = 1024 * 1024
  const badType = ['Type de fichier non supporté', 'Veuillez sélectionner une image (JPEG, PNG, GIF, WebP)']
  const tooBig = ['Fichier trop volumineux', 'La taille maximale est de 5MB']

  it.each([
    ['a drawing', makeFile('a.svg', 'image/svg+xml'), badType],
    ['a document', makeFile('a.pdf', 'application/pdf'), badType],
    ['what says nothing of itself', makeFile('a', ''), badType],
    ['more than 5 MB', makeFile('a.png', 'image/png', 5 * megabyte + 1), tooBig],
    ['nothing', makeFile('a.png', 'image/png', 0), ['Fichier vide']],
  ])('%s', async (_what, file, [title, detail]) => {
    const { storage, failure } = begin(file)
    expect(await failure()).toMatchObject({ title, ...(detail && { detail }), needsSignIn: false })
    expect(storage.asked).toHaveLength(0)
  })

  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])(
    'no %s of 5 MB',
    async (type) => {
      const { storage, send } = begin(makeFile('a', type, 5 * megabyte))
      const address = send()
      ;(await storage.sending(0)).answer(200)
      await expect(address).resolves.toContain('abc.webp')
    },
  )
})

describe('says what failed:', () => {
  const noAddress = "Échec de la génération de l'URL d'upload"
  const notStored = "Erreur lors de l'upload vers le stockage"
  const title = "Erreur d'upload"

  it.each([
    ['refused', () => new Response('', { status: 500 }), false],
    ['expired', () => new Response('Unauthorized', { status: 401 }), true],
    ['unreachable', () => Response.error(), false],
  ])('the address, %s', async (_why, answer, needsSignIn) => {
    const { storage, failure } = begin()
    storage.next.address = answer
    expect(await failure()).toEqual({ title, detail: noAddress, needsSignIn })
    expect(storage.sendings).toHaveLength(0)
  })

  it('the address, when there is no network', async () => {
    const { storage, failure } = begin()
    storage.next.address = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await failure()).toEqual({ title, detail: noAddress, needsSignIn: false })
  })

  it.each([
    ['without a word', 403, '', false],
    ['by its own fault', 500, '{"message":"Une erreur est survenue."}', false],
    ['in words for machines', 403, '<Error><Code>AccessDenied</Code></Error>', false],
    ['with an empty answer', 400, 'null', false],
    ['as its session has ended', 401, '{"message":"Unauthorized"}', true],
  ])('the storage, %s', async (_why, status, body, needsSignIn) => {
    const { storage, failure } = begin()
    const told = failure()
    ;(await storage.sending(0)).answer(status, body)
    expect(await told).toEqual({ title, detail: notStored, needsSignIn })
  })

  it('the storage, when the line breaks', async () => {
    const { storage, failure } = begin()
    const told = failure()
    ;(await storage.sending(0)).breakOff()
    expect(await told).toEqual({ title, detail: notStored, needsSignIn: false })
  })

  it('what the storage finds wrong with the file', async () => {
    const { storage, failure } = begin()
    const told = failure()
    const refusal = { message: 'Image animée', fields: { file: 'Veuillez choisir une image fixe.' } }
    ;(await storage.sending(0)).answer(422, JSON.stringify(refusal))
    expect(await told).toMatchObject({ title: refusal.message, detail: refusal.fields.file })
  })

  it('what the storage says to people', async () => {
    const { storage, failure } = begin()
    const told = failure()
    ;(await storage.sending(0)).answer(409, JSON.stringify({ message: 'Cette adresse a déjà servi.' }))
    expect(await told).toMatchObject({ title, detail: 'Cette adresse a déjà servi.' })
  })
})
