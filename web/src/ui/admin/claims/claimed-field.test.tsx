import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import { ClaimPoints } from './claim-points.tsx'
import { ClaimedField } from './claimed-field.tsx'
import { ClaimsGuardIsOn, SettledClaims } from './claims-guard.ts'

const underlined = () =>
  [...document.querySelectorAll('[aria-hidden] span[style]')].map((one) => one.textContent)

test('nothing is said of an innocent text', () => {
  render(<ClaimedField label="Description" isLong defaultValue="Un savon de 110 g." />)
  expect(screen.queryByText(/à revoir/)).not.toBeInTheDocument()
})

test('nothing is said where the guard is off', () => {
  render(
    <ClaimsGuardIsOn value={false}>
      <ClaimedField label="Description" isLong defaultValue="Un savon biodégradable." />
    </ClaimsGuardIsOn>,
  )
  expect(screen.queryByText(/à revoir/)).not.toBeInTheDocument()
})

test('claims are underlined while one types, and listed with law, advice and a wording to take', async () => {
  const { user } = render(<ClaimedField label="Description" isLong />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })
  await user.type(field, 'Un savon biodégradable, naturel.')
  expect(underlined()).toEqual(['biodégradable', 'naturel'])
  await user.click(screen.getByText('2 points à revoir'))
  const [forbidden, vague] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(forbidden).toHaveTextContent(
    /Interdit.*la loi l’interdit.*À la place.*L\. 541-9-1.*1er janvier 2022/,
  )
  expect(vague).toHaveTextContent('À préciser')
  await user.click(within(forbidden as HTMLElement).getByRole('button', { name: 'Aller au mot' }))
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('biodégradable')
  await user.clear(field)
  expect(screen.queryByText(/à revoir/)).not.toBeInTheDocument()
})

test('what the register has settled is not underlined, and told with its evidence while its sentence stands there', async () => {
  const settled = { field: 'description', rule: 'natural', words: 'naturel', sentence: 'Un savon naturel.' }
  const how = 'justifié par la preuve «\u00a0Cosmos\u00a0»'
  const { user } = render(
    <SettledClaims value={[{ ...settled, how }]}>
      <ClaimedField
        label="Description"
        name="description"
        isLong
        defaultValue={'Un savon\nnaturel. Un autre est biodégradable.'}
      />
    </SettledClaims>,
  )
  expect(underlined()).toEqual(['biodégradable'])
  await user.click(screen.getByText(/1.point à revoir, 1.point réglé/))
  expect(screen.getByText(/«.naturel.».: justifié par la preuve «.Cosmos.»/)).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Description' })
  await user.clear(field)
  await user.type(field, 'Un pull naturel.')
  expect(underlined()).toEqual(['naturel'])
})

test('a count of claims in a list names their words', () => {
  render(<ClaimPoints count={2} words={'«\u00a0naturel\u00a0», «\u00a0biodégradable\u00a0»'} />)
  expect(screen.getByRole('button', { name: /2.points à revoir/ })).toHaveAccessibleDescription(
    /«.naturel.», «.biodégradable.»/,
  )
})
