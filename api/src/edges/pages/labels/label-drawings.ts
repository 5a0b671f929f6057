import { LRUCache } from 'lru-cache'
import qrcode from 'qrcode-generator'
import { type Markup, markup } from '../../../platform/http/markup.ts'

/** The codes of the products that are printed again and again: the same address makes the same code. */
const paths = new LRUCache<string, { size: number; path: string }>({ max: 500 })

/** Squares of light around a code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4

/** A QR code that holds this text, sharp at any size. */
export function qrCode(text: string, label: string): Markup {
  const { size, path } = pathOf(text)
  const whole = size + 2 * quietZone
  return markup`<svg class="code" viewBox="${-quietZone} ${-quietZone} ${whole} ${whole}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect x="${-quietZone}" y="${-quietZone}" width="${whole}" height="${whole}" fill="#fff"/><path d="${path}"/></svg>`
}

/** Its dark squares, those beside each other as one bar. */
function pathOf(text: string) {
  const known = paths.get(text)
  if (known) return known
  // The smallest that holds it; a seventh of it may be dirty or torn.
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const bars: string[] = []
  for (let row = 0; row < size; row++)
    for (let start = 0, end = 0; start < size; start = end + 1) {
      for (end = start; end < size && code.isDark(row, end); ) end++
      if (end > start) bars.push(`M${start} ${row}h${end - start}v1h${start - end}z`)
    }
  const made = { size, path: bars.join('') }
  paths.set(text, made)
  return made
}

const leaf = 'M50 4C58.5 11 58.5 22 50 29.5C41.5 22 41.5 11 50 4Z'
const [tip, foot] = [4, 29.5]
const placeOf = (index: number) => `rotate(${index * 36} 50 50) rotate(24 50 16.75)`

/**
 * The ten leaves of the eco-score as the shop draws them (web/src/ui/eco/leaf-ring.tsx): as many in full colour as
 * points, the last one cut where the points end. Beside words that say the same.
 * @param id of its cut, one for each drawing of a page.
 */
export function leafRing(score: number, id: string): Markup {
  const full = Math.floor(score)
  const leaves = Array.from({ length: 10 }, (_, index) => {
    const opacity = index < full ? 1 : 0.2
    return markup`<path d="${leaf}" transform="${placeOf(index)}" fill-opacity="${opacity}"/>`
  })
  const cut = (foot - (foot - tip) * (score - full)).toFixed(1)
  const rest =
    score > full
      ? markup`<clipPath id="${id}"><path d="M0 ${cut}H100V100H0Z"/></clipPath><path d="${leaf}" transform="${placeOf(full)}" clip-path="url(#${id})"/>`
      : ''
  return markup`<svg class="ring" viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">${leaves}${rest}</svg>`
}
