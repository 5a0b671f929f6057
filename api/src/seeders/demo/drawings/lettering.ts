import { type Glyphs, sans, serif } from './glyphs.ts'
import { tilt } from './kit.ts'

/** How words are set: by default from their start, in ink, in the font of the headings. */
interface Setting {
  anchor?: 'start' | 'middle' | 'end'
  colour?: string
  font?: 'sans' | 'serif'
  /** Room between letters, in thousandths of the size. */
  spacing?: number
}

const fonts: Record<'sans' | 'serif', Glyphs> = { sans, serif }

/** How wide words are when set, in the unit of the size. */
export function widthOf(text: string, size: number, font: 'sans' | 'serif' = 'serif'): number {
  const width = [...text.replaceAll('\u202f', '\u00a0')].reduce(
    (sum, letter) => sum + (fonts[font][letter]?.[0] ?? 0),
    0,
  )
  return (width * size) / 1000
}

/** Words as outlines, so that they look the same on a machine without fonts. Throws for a letter that has none. */
export function words(text: string, x: number, y: number, size: number, setting: Setting = {}): string {
  const { anchor = 'start', colour = '#20261F', font = 'serif', spacing = 0 } = setting
  let width = 0
  const outlines = [...text.replaceAll('\u202f', '\u00a0')].map((letter) => {
    const glyph = fonts[font][letter]
    if (!glyph) throw new Error(`No outline for « ${letter} » (scripts/assets/draw-letters.ts)`)
    const at = width
    width += glyph[0] + spacing
    return glyph[1] ? `<path transform="translate(${at} 0)" d="${glyph[1]}"/>` : ''
  })
  const scale = size / 1000
  const start = x - { start: 0, middle: 0.5, end: 1 }[anchor] * (width - spacing) * scale
  const place = `translate(${start.toFixed(1)} ${y}) scale(${scale} ${-scale})`
  return `<g transform="${place}" fill="${colour}">${outlines.join('')}</g>`
}

/** Lines of words, centred, as on a label. */
export const label = (cx: number, y: number, size: number, lines: string[], colour = '#20261F') =>
  lines.map((line, at) => words(line, cx, y + at * size * 1.25, size, { anchor: 'middle', colour })).join('')

/** Lines of words round a standing body of radius `r`, centred on its front, which lies at `cx`; `y` is that of its axis. */
export const wrapped = (
  cx: number,
  y: number,
  r: number,
  size: number,
  lines: string[],
  colour = '#20261F',
) => lines.map((line, at) => bent(line, cx, y + at * size * 1.25, r, size, colour)).join('')

/** One line on a circle that is seen slightly from above: each letter turns away with the surface. */
function bent(text: string, cx: number, y: number, r: number, size: number, colour: string): string {
  let at = -widthOf(text, size) / 2
  const outlines = [...text.replaceAll('\u202f', '\u00a0')].map((letter) => {
    const [width, outline] = serif[letter] ?? [0, '']
    const advance = (width * size) / 1000
    const angle = (at + advance / 2) / r
    at += advance
    const [across, down] = [Math.cos(angle), -tilt * Math.sin(angle)].map((share) => (share * size) / 1000)
    const [x, top] = [cx + r * Math.sin(angle), y + r * tilt * Math.cos(angle)]
    const place = [
      across,
      down,
      0,
      -size / 1000,
      x - (across ?? 0) * (width / 2),
      top - (down ?? 0) * (width / 2),
    ]
    return outline
      ? `<path transform="matrix(${place.map((value) => Number(value?.toFixed(4))).join(' ')})" d="${outline}"/>`
      : ''
  })
  return `<g transform="translate(0 0)" fill="${colour}">${outlines.join('')}</g>`
}
