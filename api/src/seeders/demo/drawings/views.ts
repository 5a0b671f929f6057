import { oval, rect } from './kit.ts'
import { words } from './lettering.ts'
import { closeUp, still, svg, type View } from './picture.ts'

/** A length on a measured drawing, and from where to where it is taken where that is not the whole. */
type Length = string | readonly [string, number, number]

/** What a measured drawing tells: the size of the object and its further figures. */
interface Plate {
  /** What it shows, with a small letter: « un mousseur de robinet ». */
  of: string
  /** Where the object stands: left, top, right, bottom. */
  box: readonly [number, number, number, number]
  /** What is measured, where the first view shows more than that. */
  part?: () => string
  width?: Length
  height?: Length
  /** Weight, capacity and the like. */
  facts: string[]
  /** What can be replaced. */
  parts?: string[]
}

/** An object with its views, as drawn by hand in the files beside this one. */
interface Drawn {
  /** « Rasoir en laiton, posé debout », the first view. */
  alt: string
  object: () => string
  /** The second view: a scene of its own, or a part of the first from nearby: middle and enlargement. */
  detail: { alt: string } & ({ scene: () => string } | { near: readonly [number, number, number] })
  plate: Plate
}

const forest = '#1F4D3A'
const terracotta = '#9C431F'
const cream = '#FAF7F0'

/** The object in thin green lines: no tints, no shadows. */
const outlined = (body: string, width: number) =>
  body
    .replaceAll(/<ellipse[^>]*\/>/g, '')
    .replaceAll(/<path[^>]* class="glint"\/>/g, '')
    .replaceAll(/<path d="[^"]*" fill="#[^"]*"( fill-opacity="[^"]*")?\/>/g, '')
    .replaceAll(/ stroke="[^"]*"([^>]*) class="core"/g, ' stroke="#FFFDF8"$1')
    .replaceAll(/ stroke="[^"]*"([^>]*) class="edge"/g, ` stroke="${forest}"$1`)
    .replaceAll(
      / fill="(?!none)[^"]*"( fill-opacity="[^"]*")? stroke="[^"]*" stroke-width="[^"]*"/g,
      ` fill="#FFFDF8" stroke="${forest}" stroke-width="${width}"`,
    )
    .replaceAll(
      / fill="none" stroke="#(?!FFFDF8|1F4D3A)[^"]*" stroke-width="[^"]*"/g,
      ` fill="none" stroke="${forest}" stroke-width="${width}"`,
    )
    .replaceAll(/(<g transform="[^"]*") fill="#[^"]*"/g, `$1 fill="${forest}"`)

/** The measured drawing: the object, its lengths along it, and its figures beside it. */
function plate(
  object: () => string,
  { box, part = object, width, height, facts, parts = [] }: Plate,
): string {
  const [left, top, right, bottom] = box
  const scale = Math.min(480 / (right - left), 600 / (bottom - top))
  const [x, y] = [385 - ((right - left) * scale) / 2, 450 - ((bottom - top) * scale) / 2]
  const drawing = `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})">${outlined(part(), Number((2.6 / scale).toFixed(2)))}</g>`
  const measure = (
    length: Length | undefined,
    from: number,
    to: number,
    draw: (a: number, b: number, text: string) => string,
    start: number,
  ) => {
    if (!length) return ''
    const [text, a, b] = typeof length === 'string' ? [length, from, to] : length
    return draw(start + (a - from) * scale, start + (b - from) * scale, text)
  }
  return svg(
    `<path d="${rect(0, 0, 1280, 960)}" fill="${cream}"/>${drawing}` +
      `<path d="${rect(-4, -4, 1288, 968)}${rect(30, 30, 1220, 900)}" fill="${cream}" fill-rule="evenodd" stroke="#C9D3C3" stroke-width="2"/>` +
      measure(width, left, right, (a, b, text) => across(a, b, y + (bottom - top) * scale + 60, text), x) +
      measure(height, top, bottom, (a, b, text) => upright(x - 44, a, b, text), y) +
      notes(facts, parts),
  )
}

const arrows = (d: string) => `<path d="${d}" fill="none" stroke="${forest}" stroke-width="2.2"/>`

const across = (from: number, to: number, y: number, text: string) =>
  arrows(
    `M${from} ${y - 16}v32M${to} ${y - 16}v32M${from} ${y}H${to}M${from + 14} ${y - 8}l-14 8l14 8M${to - 14} ${y - 8}l14 8l-14 8`,
  ) + words(text, (from + to) / 2, y + 54, 44, { anchor: 'middle', colour: forest, font: 'sans' })

const upright = (x: number, from: number, to: number, text: string) =>
  arrows(
    `M${x - 16} ${from}h32M${x - 16} ${to}h32M${x} ${from}V${to}M${x - 8} ${from + 14}l8 -14l8 14M${x - 8} ${to - 14}l8 14l8 -14`,
  ) +
  `<g transform="translate(${x - 20} ${(from + to) / 2}) rotate(-90)">${words(text, 0, 0, 44, { anchor: 'middle', colour: forest, font: 'sans' })}</g>`

/** Figures in green, and below them what can be replaced in terracotta: large enough for a telephone. */
function notes(facts: string[], parts: string[]): string {
  const left = 730
  const height = facts.length * 74 + (parts.length > 0 ? 64 + parts.length * 60 : 0)
  const top = 480 - height / 2 + 46
  const below = top + facts.length * 74 + 22
  const small = { colour: terracotta, font: 'sans' as const }
  return [
    ...facts.map((fact, at) => words(typeset(fact), left, top + at * 74, 48, { colour: forest })),
    ...(parts.length > 0 ? [words('Se remplace', left, below, 32, { ...small, spacing: 40 })] : []),
    ...parts.map(
      (part, at) =>
        `<path d="${oval(left + 9, below + 52 + at * 60, 8)}" fill="${terracotta}"/>` +
        words(typeset(part), left + 34, below + 64 + at * 60, 37, small),
    ),
  ].join('')
}

/** The three pictures of a product: the object, a detail of it, and its measured drawing. */
export function views({ alt, object, detail, plate: measures }: Drawn): [View, View, View] {
  return [
    { alt: typeset(alt), svg: (tones) => still(object(), tones) },
    {
      alt: typeset(detail.alt),
      svg: (tones) =>
        'near' in detail ? closeUp(object(), tones, detail.near) : still(detail.scene(), tones),
    },
    { alt: typeset(plateAlt(measures)), svg: () => plate(object, measures) },
  ]
}

/** « Dessin coté : pommeau de douche ; largeur 11 cm, 6 L/min ». */
function plateAlt({ of, width, height, facts, parts = [] }: Plate): string {
  const said = (name: string, length: Length | undefined) =>
    length ? [`${name} ${typeof length === 'string' ? length : length[0]}`] : []
  const figures = facts.map((fact) => fact.replace(/^\p{Lu}(?=[\p{Ll}’])/u, (letter) => letter.toLowerCase()))
  const told = [...said('largeur', width), ...said('hauteur', height), ...figures].join(', ')
  return `Dessin coté : ${of} ; ${told}${parts.length > 0 ? ` ; se remplace : ${parts.join(', ')}` : ''}`
}

/** The spaces that a French line may not break at: before « : », inside figures, before a unit. */
const typeset = (text: string) =>
  text
    .replaceAll(/ (?=[:%])/g, '\u00a0')
    .replaceAll(' ;', '\u202f;')
    .replaceAll(/(?<=\d) (?=\d{3}|\p{L}|°)/gu, '\u00a0')
