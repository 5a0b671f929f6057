import { previewToken } from './app/paths.ts'
import { putOnLateFonts } from './app/theme/late-font.ts'
import { addressSource } from './features/analytics/collect/address-source.ts'
import { startCollection } from './features/analytics/collect/start-collection.ts'
import { whenIdle } from './lib/idle/when-idle.ts'
import { readLocal } from './lib/session/browser-storage.ts'

// The first script of every page, and a small one; it counts the visit, too. A page that the server rendered is there without any: its words,
// its pictures and its links. The shop's own code (React, Apollo, the components) is fetched once the page is quiet and
// takes over at the first sign of a hand. Whatever was pressed or typed before is repeated then (index.html).

const signsOfAHand = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  // Not every reader who moves down has a hand: a screen reader scrolls, too.
  'scroll',
] as const

const root = document.getElementById('root')
const pages = addressSource()

let isOpening = false

function openShop(): void {
  if (isOpening) return
  isOpening = true
  // At once: the press that begins now is counted, too.
  count()
  for (const sign of signsOfAHand) removeEventListener(sign, openShop, true)
  import('./main.tsx')
    .then((main) => main.openShop(pages))
    .catch(() => {
      // No connection, for this code or for that of the page: the next sign tries again, and what is kept goes the plain way.
      isOpening = false
      listenForAHand()
      window.early?.giveUp()
    })
}

function listenForAHand(): void {
  for (const sign of signsOfAHand) addEventListener(sign, openShop, { capture: true, passive: true })
}

/** Fetches the files of the shop, unless the visitor asks for few data. Nothing of them is run. */
function fetchAhead(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const href of root?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
}

/** A preview is no visit, and its address a secret. */
const count = () => previewToken(location.pathname) === null && startCollection(pages)

const whenLoaded = (work: () => void) =>
  document.readyState === 'complete' ? work() : addEventListener('load', work, { once: true })

// An empty page, or the frame of a personal one; and who signed in, has favourites or told of their household here waits
// for what is theirs, as does on its page who chose products to compare.
const isAwaited =
  readLocal('signedIn') ||
  readLocal('favourites') ||
  readLocal('household') ||
  (location.pathname === '/comparer' && readLocal('compared'))
if (root?.dataset.rendered !== 'page' || isAwaited) openShop()
else listenForAHand()

/**
 * Draws what lies below the first screen while nobody waits for it, a part a turn, so that the page is as long as it
 * says. Its pictures wait until somebody comes near (theme/page.css): drawn, they would be fetched.
 */
function drawAhead(): void {
  const parts = document.querySelectorAll<HTMLElement>('.below-fold').values()
  const next = () => {
    const { value: part } = parts.next()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

whenLoaded(() => {
  putOnLateFonts()
  whenIdle(count)
  drawAhead()
  whenIdle(() => isOpening || fetchAhead())
})
