import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepFavourite, keepOfAccount, keptFavourites } from '../../../lib/session/favourites.ts'
import { hearAnnouncements } from '../../../lib/toaster.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { makeViewer } from '../../../test/data/make-viewer.ts'
import { render } from '../../../test/render.tsx'
import { type Answers, schemaFetch } from '../../../test/schema-fetch.ts'
import { ToastHost } from '../../../ui/feedback/toast-host.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const many = Array.from({ length: 100 }, (_, i) => String(i + 100))

/** The heart of product 7, and where messages come. */
function open(answers: Answers = {}) {
  const fetch = schemaFetch(answers)
  const page = render(
    <>
      <FavouriteButton id="7" name="Savon" />
      <ToastHost />
    </>,
    { fetch },
  )
  const sent = () =>
    fetch.asked
      .filter(({ operationName }) => /Favourite/.test(operationName))
      .map(({ operationName, variables }) => [operationName, variables])
  return { ...page, sent }
}
const heart = () => screen.getByRole('button', { name: /favoris$/ })
/** What the account has: the answer of its changes. */
const those = (...ids: string[]) => ids.map((productId) => ({ productId }))

it('a visitor’s press shows at once and stays in this browser', async () => {
  const { user, sent } = open()
  expect(heart()).toHaveAccessibleName('Ajouter Savon aux favoris')
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  await user.click(heart())
  expect(heart()).toHaveAccessibleName('Retirer Savon des favoris')
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(keptFavourites()).toEqual({ ids: ['7'], isOfAccount: false })
  expect(sent()).toEqual([])
})

it('what was taken out comes back by « Annuler »', async () => {
  keepFavourite('7', true)
  const { user } = open()
  await user.click(heart())
  expect(localStorage).toHaveLength(0)
  expect(await screen.findByText('Retiré des favoris')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(keptFavourites().ids).toEqual(['7'])
})

it('what is put in is said to screen readers, each time; what is taken out is said by its message', async () => {
  const heard: string[] = []
  const stop = hearAnnouncements((words) => heard.push(words))
  const { user } = open()
  await user.click(heart())
  await waitFor(() => expect(heard).toEqual(['Ajouté aux favoris\u00a0: Savon']))
  await user.click(heart())
  expect(await screen.findByText('Retiré des favoris')).toBeInTheDocument()
  await user.click(heart())
  await waitFor(() => expect(heard).toHaveLength(2))
  stop()
})

it('another tab’s press shows here', async () => {
  open()
  const newValue = '7,3'
  localStorage.setItem('favourites', newValue)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'favourites', newValue })))
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
})

it('100 are the most: one more is refused in words', async () => {
  for (const id of many) keepFavourite(id, true)
  const { user } = open()
  await user.click(heart())
  expect(await screen.findByText('Vos favoris sont au complet')).toBeInTheDocument()
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(keptFavourites().ids).toHaveLength(100)
})

it('whatever else is found in the storage counts as nothing', () => {
  for (const found of ['x', '{}', '0', 'null', 'account', '1234567890', 'voleur7', '007']) {
    localStorage.setItem('favourites', found)
    expect(keptFavourites().ids, found).toEqual([])
  }
})

it('where storage is forbidden a press lasts as long as the page', async () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  const { user } = open()
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
})

it('the account learns of it', async () => {
  keepOfAccount(['3'])
  const { user, sent } = open({ me: makeViewer(), addFavourite: those('7', '3') })
  await user.click(heart())
  await waitFor(() => expect(sent()).toEqual([['AddFavourite', { productId: '7' }]]))
  expect(keptFavourites().ids).toEqual(['7', '3'])
})

it('a change that the server refuses is taken back, and said', async () => {
  keepOfAccount(['7'])
  const { user } = open({
    me: makeViewer(),
    removeFavourite: () => refuse('INTERNAL_SERVER_ERROR', 'panne'),
  })
  await user.click(heart())
  expect(await screen.findByText('Impossible de modifier vos favoris.')).toBeInTheDocument()
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
})

it('once the session has ended, what was pressed is a visitor’s, and the account’s are gone from here', async () => {
  keepOfAccount(['3', '5'])
  const { user } = open({ addFavourite: () => refuse('UNAUTHENTICATED', 'Vous devez vous connecter.') })
  await user.click(heart())
  await waitFor(() => expect(keptFavourites()).toEqual({ ids: ['7'], isOfAccount: false }))
})
