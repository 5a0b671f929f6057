import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useBlocker, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { adminList, choiceParam, type ParamsOf, useListUrl } from './list-url.ts'

const list = adminList({
  state: choiceParam({ OUT_OF_STOCK: 'rupture' }),
  sort: choiceParam({ TITLE: 'titre' }),
})

/** A list at an address, and what the address is. */
function open(search: string) {
  const result = { current: null as unknown as ReturnType<typeof useAll> }
  let isClosed = false
  const useAll = () => ({
    url: useListUrl(list),
    search: useLocation().search,
    blocker: useBlocker(() => isClosed),
  })
  const Page = () => {
    result.current = useAll()
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/admin${search}`],
  })
  render(<RouterProvider router={router} />)
  return {
    /** While it is closed no change of the address is taken. */
    close: (closed: boolean) => {
      isClosed = closed
    },
    stay: () => act(() => result.current.blocker.reset?.()),
    url: () => result.current.url,
    search: () => result.current.search,
    change: (...wanted: Parameters<ReturnType<typeof useListUrl<ParamsOf<typeof list>>>['change']>) =>
      act(() => result.current.url.change(...wanted)),
  }
}

it.each([
  ['', 1],
  ['?page=7', 7],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=abc', 1],
  ['?page=Infinity', 1],
  ['?page=999999999', 1],
])('reads the page of « %s » as %i', (search, page) => {
  expect(open(search).url().params.page).toBe(page)
})

it('reads a parameter without the spaces around it, and an absent one as empty', () => {
  const { url } = open('?q=%20savon%20')
  expect(url().params.search).toBe('savon')
  expect(url().params.sort).toBeNull()
})

it('goes back to the first page with every choice but of a page or of a thing to open', () => {
  const { url } = open('?onglet=articles&q=savon&page=3')
  expect(url().hrefWith({ sort: 'TITLE' })).toBe('?onglet=articles&q=savon&tri=titre')
  expect(url().hrefWith({ record: '7' })).toBe('?onglet=articles&q=savon&page=3&fiche=7')
  expect(url().hrefWith({ page: 2 })).toBe('?onglet=articles&q=savon&page=2')
  expect(url().hrefWith({ page: 1 })).toBe('?onglet=articles&q=savon')
})

it('drops a choice that is empty', () => {
  const { change, search } = open('?q=savon&etat=rupture')
  change({ search: '' })
  expect(search()).toBe('?etat=rupture')
})

it('encodes what people type', () => {
  const { change, search, url } = open('')
  change({ search: 'été & co #1' })
  expect(search()).toBe('?q=%C3%A9t%C3%A9+%26+co+%231')
  expect(url().params.search).toBe('été & co #1')
})

it('takes two changes in one breath, the second onto the first', () => {
  const { url, search } = open('?onglet=articles')
  act(() => {
    url().change({ search: 'savon' }, { replace: true })
    url().change({ sort: 'TITLE' })
  })
  expect(search()).toBe('?onglet=articles&q=savon&tri=titre')
})

it('a refused change leaves no trace', () => {
  const { close, stay, change, search } = open('?fiche=7')
  close(true)
  change({ record: '' })
  stay()
  close(false)
  change({ search: 'savon' })
  expect(search()).toBe('?fiche=7&q=savon')
})

it.each(['constructor', 'toString', '__proto__'])('takes « %s » for the id of a record', (id) => {
  const { url } = open(`?fiche=${id}`)
  expect(url().params.record).toBe(id)
  expect(url().hrefWith({ record: id })).toBe(`?fiche=${id}`)
})
