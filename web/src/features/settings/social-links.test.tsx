import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeSettings } from '../../test/data/make-settings.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { SocialLinks } from './social-links.tsx'

/** The links to elsewhere, once the answer that they ask for has come. */
async function open(texts: Record<string, string>) {
  const fetch = schemaFetch({ settings: makeSettings(texts) })
  render(<SocialLinks />, { fetch })
  await waitFor(() => expect(fetch.asked).toHaveLength(1))
  await waitFor(() =>
    expect(screen.queryAllByRole('link')).toHaveLength(Object.values(texts).filter(Boolean).length),
  )
  return screen.queryAllByRole('link', { name: /nouvel onglet/ })
}

it('lead to the pages that the owner named, in a new tab that knows nothing of the shop', async () => {
  const links = await open({
    social_youtube: 'https://www.youtube.com/@ramure',
    social_instagram: 'https://www.instagram.com/ramure',
    social_pinterest: '',
  })
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Instagram (nouvel onglet)', 'https://www.instagram.com/ramure'],
    ['YouTube (nouvel onglet)', 'https://www.youtube.com/@ramure'],
  ])
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

it('are none, and not a word of them, while no page is named', async () => {
  expect(await open({ social_instagram: '' })).toEqual([])
  expect(screen.queryByText('Nous suivre')).not.toBeInTheDocument()
})
