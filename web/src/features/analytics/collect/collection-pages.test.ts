import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'
import { startCollection } from './start-collection.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z') }))
afterEach(closeCollection)

const cameFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
const openedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])

describe('views', () => {
  it('are told on start and on each page, not of the same page with another query', async () => {
    const page = openCollection('', '/')
    await page.router.navigate('/produits?search=savon')
    await page.router.navigate('/produits?page=2')
    await page.router.navigate('/produits#resultats')
    await page.router.navigate('/produit/12')
    await page.router.navigate('/produit/13')
    await page.router.navigate(-1)
    expect(page.told('view').map(({ pageUrl, pageName }) => [pageUrl, pageName])).toEqual([
      ['/', 'Home'],
      ['/produits', 'Products'],
      ['/produit/12', 'Product Detail'],
      ['/produit/13', 'Product Detail'],
      ['/produit/12', 'Product Detail'],
    ])
  })

  it('say the moment, and the page of the moment', async () => {
    const page = openCollection('<button>Go</button>', '/produits')
    await page.router.navigate('/produits?page=2&search=savon')
    vi.advanceTimersByTime(1_500)
    page.press('button')
    expect(page.told('click')).toMatchObject([
      { pageUrl: '/produits?page=2', metadata: { timestamp: '2026-11-21T09:00:01.500Z' } },
    ])
  })

  it.each([
    `/newsletter/confirmation?token=${'a1b2'.repeat(12)}`,
    '/auth?retour=/panier&token=abc&email=camille@exemple.fr#camille',
  ])('never tell what %s carries', async (path) => {
    const page = openCollection('<button>Go</button>', path)
    page.press('button')
    await page.router.navigate('/panier')
    page.leave()
    expect(page.wire()).not.toMatch(/a1b2|token|camille|retour/)
  })
})

describe('the referrer', () => {
  it.each([
    ['https://exemple.fr/recherche?q=camille', 'navigate', 'https://exemple.fr/recherche'],
    [`${location.origin}/auth?retour=/panier`, 'navigate', '/auth'],
    [`${location.origin}/produits?page=2`, 'navigate', '/produits'],
    ['android-app://com.exemple.courrier/', 'navigate', 'android-app:'],
    ['', 'navigate', undefined],
    ['https://exemple.fr/', 'reload', '/panier'],
    ['https://exemple.fr/', 'back_forward', '/panier'],
    ['https://exemple.fr/', 'prerender', 'https://exemple.fr/'],
  ])('of a first view from « %s » by %s is %s', (referrer, type, told) => {
    cameFrom(referrer)
    openedBy(type)
    expect(openCollection('', '/panier?page=2').told('view')[0]?.metadata.referrer).toBe(told)
  })

  it('is the page before afterwards, for all that happens there', async () => {
    cameFrom('https://exemple.fr/')
    const page = openCollection('<button>Go</button>', '/')
    page.press('button')
    await page.router.navigate('/produits?page=2')
    await page.router.navigate('/produit/12')
    page.press('button')
    page.leave()
    expect(page.events().map(({ eventType, metadata }) => [eventType, metadata.referrer])).toEqual([
      ['view', 'https://exemple.fr/'],
      ['click', 'https://exemple.fr/'],
      ['view', '/'],
      ['view', '/produits'],
      ['click', '/produits'],
    ])
  })
})

describe('the start', () => {
  it('happens once', () => {
    const page = openCollection('<button>Go</button>')
    expect(startCollection(page.router)).toBe(page.stop)
    page.press('button')
    expect(page.told('click')).toHaveLength(1)
    expect(page.told('view')).toHaveLength(1)
  })

  it('can be taken back', async () => {
    const page = openCollection('<form><button>Go</button></form>')
    page.stop()
    page.press('button')
    await page.router.navigate('/panier')
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(60_000)
    page.leave()
    expect(page.sendings).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits until a prerendered page is looked at', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const page = openCollection('<button>Go</button>')
    page.press('button')
    expect(page.told('view')).toEqual([])
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    document.dispatchEvent(new Event('prerenderingchange'))
    page.press('button')
    expect(page.told('view')).toHaveLength(1)
    expect(page.told('click')).toHaveLength(1)
    Reflect.deleteProperty(document, 'prerendering')
  })

  it('never breaks the page, whatever breaks', () => {
    const broken = {
      get state(): never {
        throw new Error('no state')
      },
      subscribe: () => () => {},
    }
    const page = openCollection('<button>Go</button>', '/', broken)
    const failed = vi.fn()
    window.addEventListener('error', failed)
    page.press('button')
    window.dispatchEvent(new Event('scroll'))
    page.leave()
    window.removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(page.sendings).toEqual([])
    expect(vi.getTimerCount(), 'what still listens').toBe(0)
  })
})
