import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeSettings } from '../../test/data/make-settings.ts'
import { render } from '../../test/render.tsx'
import { NothingPaidNote, OpeningNote } from './opening-note.tsx'

const open = ({ words = null as string | null, salesOpen = 'non', place = null as string | null } = {}) =>
  render(
    <>
      <OpeningNote onAsk={() => {}} place={place} />
      <NothingPaidNote />
      <p>Fin</p>
    </>,
    {
      answers: {
        settings: makeSettings({ sales_open: salesOpen }),
        opening: { salesOpen: salesOpen === 'oui', day: null, words },
      },
    },
  )
const words = 'Les ventes ouvrent le 3 mars 2027'

it('without a day the shop opens soon', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Être prévenu' })
  expect(link.parentElement).toHaveTextContent(
    /^Ouverture bientôt\s: laissez votre adresse, nous vous préviendrons\. Être prévenu$/,
  )
  expect(
    screen.getByText(/^Les ventes ne sont pas encore ouvertes\s: rien n’est payé aujourd’hui\.$/),
  ).toBeInTheDocument()
})

it('the day is said above each page and beside the button, in the same words', async () => {
  open({ words })
  const link = await screen.findByRole('link', { name: 'Être prévenu' })
  expect(link.parentElement).toHaveTextContent(/^Les ventes ouvrent le 3 mars 2027\. Être prévenu$/)
  expect(
    screen.getByText(/^Les ventes ouvrent le 3 mars 2027\s: rien n’est payé aujourd’hui\.$/),
  ).toBeInTheDocument()
})

it('who is on the list is told the day as well', async () => {
  open({ words, place: 'Vous êtes sur la liste.' })
  expect(
    await screen.findByText(/^Les ventes ouvrent le 3 mars 2027\. Vous êtes sur la liste\.$/),
  ).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('once sales are open nothing is said', async () => {
  open({ salesOpen: 'oui' })
  await screen.findByText('Fin')
  expect(await screen.findByText('Fin')).toBeVisible()
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull()
  expect(screen.queryByText(/rien n’est payé/)).not.toBeInTheDocument()
})
