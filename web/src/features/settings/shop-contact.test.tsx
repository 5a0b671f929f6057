import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ShopContact } from './shop-contact.tsx'

const open = (texts: Record<string, string>) =>
  render(<ShopContact />, {
    fetch: schemaFetch({
      settings: Object.entries(texts).map(([key, value], id) => ({ id: String(id + 1), key, value })),
    }),
  })

it('says by which ways and when somebody answers', async () => {
  open({ shop_email: 'ici@exemple.fr', shop_phone: '04 00 00 00 00', shop_hours: 'Le matin.' })
  expect(await screen.findByRole('link', { name: 'ici@exemple.fr' })).toHaveAttribute(
    'href',
    'mailto:ici@exemple.fr',
  )
  expect(screen.getByRole('link', { name: '04 00 00 00 00' })).toHaveAttribute('href', 'tel:0400000000')
  expect(screen.getByText('Le matin.')).toBeInTheDocument()
})

it('leaves out what the owner has not said', async () => {
  open({ shop_phone: '04 00 00 00 00' })
  await screen.findByRole('link', { name: '04 00 00 00 00' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
