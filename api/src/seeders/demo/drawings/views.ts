import { oval, rect } from './kit.ts'
import { widthOf, words } from './lettering.ts'
import { closeUp, type Place, still, svg, type View } from './picture.ts'

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
  /** Where it is shown; on a table unless said. */
  place?: Place
  /** The second view: a scene of its own, or a part of the first from nearby: middle and enlargement. */
  detail: { alt: string } & (
    | { scene: () => string; place?: Place }
    | { near: readonly [number, number, number] }
  )
  plate: Plate
}

const forest = '#1F4D3A'
const cream = '#FAF7F0'
const sage = '#B9CDB2'
const amber = '#F0C66B'

/** The object in green lines on white: no tints, no shadows. */
const outlined = (body: string, width: number) =>
  body
    .replaceAll(/<clipPath.*?<\/clipPath>|<g class="soft".*?<\/g>/g, '')
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

/** What lies behind the lines: a white edge, as if cut out of paper, so that the object is told from afar. */
const cutOut = (lines: string, edge: number) =>
  lines
    .replaceAll(/ stroke="[^"]*" stroke-width="([^"]*)"/g, (_, width: string) => {
      const wider = (Number(width) + 2 * edge).toFixed(2)
      return ` stroke="#FFFDF8" stroke-width="${wider}"`
    })
    .replaceAll(/ stroke-dasharray="[^"]*"/g, '')

/** Squared paper. */
const squares = Array.from(
  { length: 7 },
  (_, at) => `M${160 + at * 160} 30V930M30 ${160 + at * 160}H1250`,
).join('')

/** The measured drawing: the object, its lengths along it, and its figures beside it. */
function plate(
  object: () => string,
  { box, part = object, width, height, facts, parts = [] }: Plate,
): string {
  const [left, top, right, bottom] = box
  // What is measured across has its figure below it.
  const scale = Math.min((height ? 450 : 540) / (right - left), (width ? 610 : 740) / (bottom - top))
  const [x, y] = [
    (height ? 415 : 370) - ((right - left) * scale) / 2,
    (width ? 410 : 480) - ((bottom - top) * scale) / 2,
  ]
  const lines = outlined(part(), Number((6 / scale).toFixed(2)))
  const placed = (body: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-left} ${-top})">${body}</g>`
  const drawing = placed(cutOut(lines, 11 / scale)) + placed(lines)
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
    `<path d="${rect(0, 0, 1280, 960)}" fill="${forest}"/>` +
      `<path d="${squares}" fill="none" stroke="${cream}" stroke-opacity="0.07" stroke-width="2"/>` +
      drawing +
      `<path d="${rect(-4, -4, 1288, 968)}${rect(30, 30, 1220, 900)}" fill="${forest}" fill-rule="evenodd" stroke="${cream}" stroke-opacity="0.3" stroke-width="2"/>` +
      measure(width, left, right, (a, b, text) => across(a, b, y + (bottom - top) * scale + 58, text), x) +
      measure(height, top, bottom, (a, b, text) => upright(x - 46, a, b, text), y) +
      notes(facts, parts),
  )
}

/** The size of a length: read on a phone, where the whole drawing is 350 pixels wide. */
const lengths = 74

const arrows = (d: string) => `<path d="${d}" fill="none" stroke="${sage}" stroke-width="5"/>`

const across = (from: number, to: number, y: number, text: string) =>
  arrows(
    `M${from} ${y - 16}v32M${to} ${y - 16}v32M${from} ${y}H${to}M${from + 18} ${y - 10}l-18 10l18 10M${to - 18} ${y - 10}l18 10l-18 10`,
  ) + words(text, (from + to) / 2, y + 84, lengths, { anchor: 'middle', colour: cream, font: 'sans' })

const upright = (x: number, from: number, to: number, text: string) =>
  arrows(
    `M${x - 16} ${from}h32M${x - 16} ${to}h32M${x} ${from}V${to}M${x - 10} ${from + 18}l10 -18l10 18M${x - 10} ${to - 18}l10 18l10 -18`,
  ) +
  `<g transform="translate(${x - 26} ${(from + to) / 2}) rotate(-90)">${words(text, 0, 0, lengths, { anchor: 'middle', colour: cream, font: 'sans' })}</g>`

/** How words of a column are set: at most and at least so large, and how far apart their lines are. */
interface Column {
  font: 'sans' | 'serif'
  most: number
  least: number
  room: number
  step: number
}

/**
 * Texts below one another, at the size at which those that can have one line have one; a text that would be too small
 * to read has two, closer together. `y` is where the first stands.
 */
function column(texts: string[], { font, most, least, room, step }: Column) {
  const fitting = texts.map((text) => Math.floor((most * room) / widthOf(text, most, font)))
  const size = Math.min(most, ...fitting.filter((fits) => fits >= least))
  let y = 0
  const lines = texts.flatMap((text) =>
    broken(text, size, room, font).map((line, at) => {
      y += at === 0 ? step : step * 0.78
      return { line, y: y - step, first: at === 0 }
    }),
  )
  return { size, lines, height: y }
}

/** Words in lines of a width, broken where French may break a line. */
function broken(text: string, size: number, room: number, font: 'sans' | 'serif'): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size, font) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Figures beside the object, and below them what can be replaced in amber. */
function notes(facts: string[], parts: string[]): string {
  const [left, room, indent] = [706, 516, 36]
  const told = column(facts.map(typeset), { font: 'serif', most: 66, least: 56, room, step: 86 })
  const replaced = column(parts.map(typeset), {
    font: 'sans',
    most: 54,
    least: 48,
    room: room - indent,
    step: 72,
  })
  const title = parts.length > 0 ? 92 : 0
  const top = 480 - (told.height + title + replaced.height) / 2 + 62
  const below = top + told.height + 12
  const inAmber = { colour: amber, font: 'sans' as const }
  return [
    ...told.lines.map(({ line, y }) => words(line, left, top + y, told.size, { colour: cream })),
    ...(title > 0 ? [words('Se remplace', left, below, 46, { ...inAmber, spacing: 30 })] : []),
    ...replaced.lines.map(({ line, y, first }) => {
      const foot = below + 76 + y
      return (
        (first ? `<path d="${oval(left + 10, foot - 17, 10)}" fill="${amber}"/>` : '') +
        words(line, left + indent, foot, replaced.size, inAmber)
      )
    }),
  ].join('')
}

/** The three pictures of a product: the object, a detail of it, and its measured drawing. */
export function views({ alt, object, place, detail, plate: measures }: Drawn): [View, View, View] {
  return [
    { alt: typeset(alt), svg: (tones) => still(object(), tones, place) },
    {
      alt: typeset(detail.alt),
      svg: (tones) =>
        'near' in detail
          ? closeUp(object(), tones, detail.near, place)
          : still(detail.scene(), tones, detail.place),
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

/** The spaces that a French line may not break at: before « : », inside figures and about « × », before a unit. */
const typeset = (text: string) =>
  text
    .replaceAll(/ (?=[:%×])|(?<=×) /g, '\u00a0')
    .replaceAll(' ;', '\u202f;')
    .replaceAll(/(?<=\d) (?=\d{3}|\p{L}|°)/gu, '\u00a0')
