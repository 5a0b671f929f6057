import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { measurementText } from '../../../../api/src/features/consent/texts/consent-texts.rules.ts'
import { Providers } from '../../app/providers.tsx'
import { makeClient } from '../../graphql/client.ts'
import { render } from '../../test/render.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { ManageCookiesButton } from './manage-cookies-button.tsx'
import { useConsent } from './use-consent.ts'

function Consent() {
  const { consent } = useConsent()
  return <p>Choix : {consent ?? 'aucun'}</p>
}

const frame = (
  <>
    <ConsentBanner />
    <main>
      <a href="/produits">Nos produits</a>
      <Consent />
    </main>
    <ManageCookiesButton />
  </>
)
const open = () => render(frame)
const banner = () => screen.queryByRole('region', { name: 'Respect de votre vie privée' })
const button = (name: string) => screen.getByRole('button', { name })
const kept = () => localStorage.getItem('gdpr-consent')

beforeEach(() => localStorage.clear())

describe('the consent banner', () => {
  it('shows until there is a choice, and says what the specification says', () => {
    open()
    expect(banner()).toHaveTextContent(/^Respect de votre vie privée/)
    // It stands before the page, and so before its first heading.
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    for (const words of [/cookies essentiels/, /mesure d’audience/, /RGPD/, /jamais vendues à des tiers/])
      expect(banner()).toHaveTextContent(words)
    expect(screen.getByText('Choix : aucun')).toBeInTheDocument()
    expect(kept()).toBeNull()
  })

  it.each([
    ['Accepter tous les cookies', 'accepted'],
    ['Cookies essentiels uniquement', 'declined'],
  ])('« %s » keeps « %s » and hides it for good', async (name, value) => {
    const { user, unmount } = open()
    await user.click(button(name))
    expect(banner()).not.toBeInTheDocument()
    expect(kept()).toBe(value)
    expect(screen.getByText(`Choix : ${value}`)).toBeInTheDocument()
    unmount()
    open()
    expect(banner()).not.toBeInTheDocument()
  })

  it('asks who has something else under its key', () => {
    localStorage.setItem('gdpr-consent', 'peut-être')
    open()
    expect(banner()).toBeInTheDocument()
  })

  it('« En savoir plus » opens the privacy policy in a new tab and chooses nothing', () => {
    open()
    const link = screen.getByRole('link', { name: 'En savoir plus' })
    expect(link).toHaveAttribute('href', '/politique-confidentialite')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('S’ouvre dans un nouvel onglet')
    expect(kept()).toBeNull()
  })

  it('makes refusing as easy as accepting: the same look, side by side', () => {
    open()
    const [yes, no] = [button('Accepter tous les cookies'), button('Cookies essentiels uniquement')]
    expect(no.className).toBe(yes.className)
    expect(no.parentElement).toBe(yes.parentElement)
  })

  it('is no dialog, hides nothing and comes first for the keyboard', async () => {
    const { user } = open()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Nos produits' })).toBeVisible()
    await user.tab()
    expect(screen.getByRole('link', { name: 'En savoir plus' })).toHaveFocus()
    await user.tab()
    expect(button('Accepter tous les cookies')).toHaveFocus()
    await user.tab()
    expect(button('Cookies essentiels uniquement')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Nos produits' })).toHaveFocus()
  })

  it('gives the page room below while it shows, and takes it back', async () => {
    const { user } = open()
    const room = () => document.documentElement.style.getPropertyValue('--banner-height')
    expect(room()).toBe('0px')
    expect(document.body.style.paddingBottom).toBe('var(--banner-height)')
    await user.click(button('Cookies essentiels uniquement'))
    expect(room()).toBe('')
    expect(document.body.style.paddingBottom).toBe('')
    expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  })

  it('follows a choice made in another tab', () => {
    open()
    act(() => {
      localStorage.setItem('gdpr-consent', 'declined')
      window.dispatchEvent(new StorageEvent('storage', { key: 'gdpr-consent' }))
    })
    expect(banner()).not.toBeInTheDocument()
  })

  it('is in the HTML of a server, which knows nobody’s choice, and the page hides it from who has answered', () => {
    const html = renderToString(<Providers client={makeClient({ uri: '/graphql' })}>{frame}</Providers>)
    expect(html).toContain('Respect de votre vie privée')
    localStorage.setItem('gdpr-consent', 'declined')
    document.documentElement.classList.add('consent-given')
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html
    // By theme/page.css; a journey sees that it is hidden.
    expect(banner()).toHaveClass('consent-question')
    act(() => void hydrateRoot(root, <Providers client={makeClient({ uri: '/graphql' })}>{frame}</Providers>))
    expect(banner()).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveClass('consent-given')
  })
})

describe('« Gérer mes cookies »', () => {
  it('opens the banner again, which says the choice so far and keeps it until there is another', async () => {
    localStorage.setItem('gdpr-consent', 'accepted')
    const { user } = open()
    await user.click(button('Gérer mes cookies'))
    expect(banner()).toHaveFocus()
    expect(banner()).toHaveTextContent('Votre choix actuel : tous les cookies.')
    expect(kept()).toBe('accepted')
    await user.click(button('Cookies essentiels uniquement'))
    expect(kept()).toBe('declined')
    expect(banner()).not.toBeInTheDocument()
    expect(button('Gérer mes cookies')).toHaveFocus()
  })

  it('has the shop note each choice once: accepted, withdrawn, accepted again; a first no is a refusal', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const { user } = open()
    const choose = async (...names: string[]) => {
      for (const name of names) {
        await user.click(button('Gérer mes cookies'))
        await user.click(button(name))
      }
      return sent.mock.calls.splice(0).map(([url, init]) => [url, JSON.parse(String(init?.body))])
    }
    const [yes, no] = ['Accepter tous les cookies', 'Cookies essentiels uniquement']
    const noted = (...choices: string[]) =>
      choices.map((choice) => ['/api/consents/measurement', { choice, textVersion: measurementText.version }])
    expect(await choose(yes, yes, no, no, yes)).toEqual(noted('accepted', 'withdrawn', 'accepted'))
    localStorage.clear()
    expect(await choose(no)).toEqual(noted('refused'))
  })

  it('leads to a banner that already shows, each time', async () => {
    const { user } = open()
    for (let press = 1; press <= 2; press++) {
      await user.click(button('Gérer mes cookies'))
      expect(banner()).toHaveFocus()
    }
    await user.click(button('Accepter tous les cookies'))
    expect(banner()).not.toBeInTheDocument()
  })
})
