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
