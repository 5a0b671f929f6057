import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Fold } from './fold.tsx'

const deskWidth = innerWidth
afterEach(() => {
  window.innerWidth = deskWidth
})

const show = (staysOpen?: boolean) =>
  render(
    <Fold summary="Transport" staysOpen={staysOpen}>
      <p>Du Limousin, en camion.</p>
    </Fold>,
  )
const text = () => screen.getByText('Du Limousin, en camion.')

it('is open on a desk, where its heading is no stop for the keyboard', async () => {
  const { user } = show()
  expect(text()).toBeVisible()
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

it('is folded on a phone until it is pressed, and stays as it was left', async () => {
  window.innerWidth = 390
  const { user } = show()
  expect(text()).not.toBeVisible()
  await user.tab()
  expect(screen.getByText('Transport')).toHaveFocus()
  await user.click(screen.getByText('Transport'))
  expect(text()).toBeVisible()
})

it('is open on a phone where it comes first', () => {
  window.innerWidth = 390
  show(true)
  expect(text()).toBeVisible()
})
