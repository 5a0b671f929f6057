import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useListUrl } from './use-list-url.ts'

/** A list at an address, and what the address is. */
function open(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/admin${search}`]}>{children}</MemoryRouter>
  )
  const { result } = renderHook(() => ({ url: useListUrl(), search: useLocation().search }), { wrapper })
  return {
    url: () => result.current.url,
    search: () => result.current.search,
    change: (...wanted: Parameters<ReturnType<typeof useListUrl>['change']>) =>
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
  expect(open(search).url().page).toBe(page)
})

it('reads a parameter without the spaces around it, and an absent one as empty', () => {
  const { url } = open('?q=%20savon%20')
  expect(url().get('q')).toBe('savon')
  expect(url().get('tri')).toBe('')
})

it('goes back to the first page with every choice but of a page or of a thing to open', () => {
  const { url } = open('?onglet=articles&q=savon&page=3')
  expect(url().hrefWith({ tri: 'titre' })).toBe('?onglet=articles&q=savon&tri=titre')
  expect(url().hrefWith({ fiche: '7' })).toBe('?onglet=articles&q=savon&page=3&fiche=7')
  expect(url().hrefWith({ page: 2 })).toBe('?onglet=articles&q=savon&page=2')
  expect(url().hrefWith({ page: 1 })).toBe('?onglet=articles&q=savon')
})

it('drops a choice that is empty', () => {
  const { change, search } = open('?q=savon&etat=rupture')
  change({ q: '' })
  expect(search()).toBe('?etat=rupture')
})

it('encodes what people type', () => {
  const { change, search, url } = open('')
  change({ q: 'été & co #1' })
  expect(search()).toBe('?q=%C3%A9t%C3%A9+%26+co+%231')
  expect(url().get('q')).toBe('été & co #1')
})
