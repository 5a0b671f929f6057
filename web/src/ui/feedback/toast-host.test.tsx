import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toaster } from '../../lib/toaster.ts'
import { render } from '../../test/render.tsx'
import { ToastHost } from './toast-host.tsx'

it('shows one message at a time, politely', async () => {
  render(<ToastHost />)
  act(() => toaster.success({ title: 'Premier' }))
  expect(await screen.findByText('Premier')).toBeInTheDocument()
  act(() => toaster.error({ title: 'Erreur', description: "Impossible d'ajouter le produit au panier." }))
  expect(await screen.findByText("Impossible d'ajouter le produit au panier.")).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Premier')).not.toBeInTheDocument())
  expect(screen.getByRole('region')).toHaveAttribute('aria-live', 'polite')
})

it('a message of before leaves when somebody opens a dialog, and one of the dialog stays', async () => {
  const { user } = render(<ToastHost />)
  act(() => toaster.success({ title: 'Ajouté au panier' }))
  expect(await screen.findByText('Ajouté au panier')).toBeInTheDocument()
  await user.click(document.body)
  // What a modal dialog does to the page behind it.
  act(() => document.body.setAttribute('data-scroll-lock', ''))
  await waitFor(() => expect(screen.queryByText('Ajouté au panier')).not.toBeInTheDocument())
  act(() => toaster.error({ title: 'Erreur d’inscription' }))
  expect(await screen.findByText('Erreur d’inscription')).toBeInTheDocument()
  // What was saved gives way to a dialog that follows by itself: that it was saved is still told.
  act(() => document.body.removeAttribute('data-scroll-lock'))
  act(() => document.body.setAttribute('data-scroll-lock', ''))
  await act(async () => {})
  expect(screen.getByText('Erreur d’inscription')).toBeInTheDocument()
  document.body.removeAttribute('data-scroll-lock')
})
