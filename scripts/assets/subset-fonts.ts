import { readFileSync, writeFileSync } from 'node:fs'
import { type Font, fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'

/**
 * Makes the two fonts of the shop, the rules that load them, and those that it writes PDF with, from those of @fontsource-variable: cut to the
 * letters, weights and features in use. Run it after a change of any of these: node --import tsx scripts/assets/subset-fonts.ts
 */
const folder = 'web/src/app/fonts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** French and its neighbours: Basic Latin, the letters of Latin-1, and the signs that French texts are set with. */
const letters = [range(0x20, 0x7e), range(0xc0, 0xff), 'œŒ«»‹›–—…’‘“”•·€°²³¼½¾§©®±µ−', '\u00a0'].join('')

/** What the theme uses of a font, and what stands in for it until it is there. */
interface Recipe {
  family: string
  file: string
  source: string
  weights: { min: number; max: number }
  /** The weight of most of what is set in it: at this one its stand-ins are measured. */
  usual: number
  /** The other axes, each at one place for good. */
  axes: Record<string, number>
  standIns: Record<string, StandIn>
}

/** A font that devices have; its measures are those of @capsizecss/metrics 4.3.0, per unit of the em. */
interface StandIn {
  local: string[]
  width: number
}

const recipes: Recipe[] = [
  {
    family: 'Inter',
    file: 'inter.woff2',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    usual: 400,
    axes: {},
    standIns: {
      'Inter Arial': { local: ['Arial', 'Liberation Sans'], width: 913 / 2048 },
      'Inter Roboto': { local: ['Roboto'], width: 911 / 2048 },
    },
  },
  {
    family: 'Fraunces',
    file: 'fraunces.woff2',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    weights: { min: 400, max: 600 },
    usual: 500,
    // Its second axis, the optical size, takes 17 kB. Cut at 36, words are within 2 % of their width from 16 to 40
    // pixels; the largest headings, 5 % wider at 64, make up for a part of it with their letter spacing.
    axes: { opsz: 36 },
    standIns: {
      'Fraunces Georgia': { local: ['Georgia'], width: 913 / 2048 },
      'Fraunces Noto': { local: ['Noto Serif'], width: 481 / 1000 },
      'Fraunces Times': { local: ['Times New Roman', 'Liberation Serif'], width: 832 / 2048 },
    },
  },
]

/** What browsers apply by themselves, and the figures of one width in tables. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rvrn', 'tnum']

/** The files below `folder` by name, and the rules that load them, by their path. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  const rules: string[] = [
    '/* Made by scripts/assets/subset-fonts.ts. Both are asked for ahead; when one that comes late is put on: theme/late-font.ts. */',
  ]
  for (const recipe of recipes) {
    const source = readFileSync(`node_modules/@fontsource-variable/${recipe.source}`)
    const cut = (wght: number | Recipe['weights']) => {
      const variationAxes = { ...recipe.axes, wght }
      const options = { targetFormat: 'woff2' as const, keepFeatures, noHinting: true, variationAxes }
      return subsetFont(source, letters, options)
    }
    made.set(`${folder}/${recipe.file}`, await cut(recipe.weights))
    const licence = readFileSync(`node_modules/@fontsource-variable/${recipe.source.split('/')[0]}/LICENSE`)
    made.set(`${folder}/${recipe.family}-OFL.txt`, licence)
    rules.push(fontRule(recipe), ...standInRules(recipe, await fromBuffer(await cut(recipe.usual))))
  }
  made.set('web/src/app/fonts.css', Buffer.from(`${rules.join('\n')}\n`))
  return made.set(printFonts, Buffer.from(`${JSON.stringify(await makePrintFonts(), null, 2)}\n`))
}

/** What the API writes PDF with: a file that is no pixel on a screen holds names from all of Europe. */
const printFonts = 'api/src/features/catalogue/proof/print-fonts.json'

const spaces = ' \u00a0'

// Spaces in each: between two words of one script no other font is taken.
const printed = [
  ['latin', letters],
  ['latin-ext', spaces + range(0x100, 0x24f) + range(0x1e00, 0x1eff)],
  ['greek', spaces + range(0x370, 0x3ff)],
  ['cyrillic', spaces + range(0x400, 0x45f)],
] as const

/** Inter in one weight, as TrueType, which is what can be embedded in part; each file beside the letters that it has. */
const makePrintFonts = () =>
  Promise.all(
    printed.map(async ([script, asked]) => {
      const source = readFileSync(
        `node_modules/@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
      )
      const font = create(source)
      const has = new Set(font.isCollection ? [] : font.characterSet)
      const held = [...asked].filter((letter) => has.has(letter.codePointAt(0) ?? 0)).join('')
      const cut = { targetFormat: 'truetype' as const, noHinting: true, variationAxes: { wght: 400 } }
      return { letters: held, file: (await subsetFont(source, held, cut)).toString('base64') }
    }),
  )

// One that is there but not yet read holds its words back for an instant: the stand-in first would make the page jump.
const fontRule = ({ family, file, weights }: Recipe) => `@font-face {
  font-family: "${family} Variable";
  font-style: normal;
  font-display: block;
  font-weight: ${weights.min} ${weights.max};
  src: url("./fonts/${file}") format("woff2");
}`

/**
 * What is there before the font, cut to the same measure, so that nothing moves when it arrives: as wide on average
 * over the letters of a text, as high above the line and as deep below it. The arithmetic is that of Capsize.
 */
function standInRules({ standIns }: Recipe, { ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Font) {
  return Object.entries(standIns).map(([name, { local, width }]) => {
    const adjust = xWidthAvg / unitsPerEm / width
    const share = (units: number) => percent(Math.abs(units) / unitsPerEm / adjust)
    return `@font-face {
  font-family: "${name}";
  src: ${local.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${share(ascent)};
  descent-override: ${share(descent)};
  line-gap-override: ${share(lineGap)};
}`
  })
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

if (import.meta.filename === process.argv[1])
  for (const [path, bytes] of await makeFonts()) {
    writeFileSync(path, bytes)
    console.log(`${path}: ${bytes.length} bytes`)
  }
