import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../test/render.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
})

it('where storage is forbidden the banner still asks, and a choice lasts as long as the page', async () => {
  const { user, unmount } = render(<ConsentBanner />)
  await user.click(screen.getByRole('button', { name: 'Cookies essentiels uniquement' }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  unmount()
  render(<ConsentBanner />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
