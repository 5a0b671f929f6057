/** Three tints and the colour of the line around them; what is seen through has an opacity below 1. */
export interface Tints {
  light: string
  base: string
  shade: string
  line: string
  opacity: number
  /** How its round side takes the light: see `bands`. */
  finish: Finish
}

/**
 * Polished metal mirrors the room; brushed metal and powder coating spread its light; brass has one narrow warm gleam and
 * glass a sharp one; what is matt has none.
 */
type Finish = 'dull' | 'matt' | 'polished' | 'warm' | 'clear' | 'brushed' | 'coated'

const ink = '#20261F'

/** A colour between two others, e.g. `mix('#ffffff', '#000000', 0.5)`. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const channels = [1, 3, 5].map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function made(
  base: string,
  { opacity = 1, lit = 0.38, dim = 0.2, finish = 'dull' }: Partial<Look> = {},
): Tints {
  return {
    light: mix(base, finish === 'warm' ? '#FFF0B4' : '#ffffff', lit),
    base,
    shade: mix(base, ink, dim),
    line: mix(base, ink, Math.max(0.5, dim)),
    opacity,
    finish,
  }
}

/** What is said of a material: how much lighter its lit side is, and how much darker the one turned away. */
interface Look {
  opacity: number
  lit: number
  dim: number
  finish: Finish
}

/** What the objects of the shop are made of. */
export const materials = {
  brass: made('#CFA64E', { finish: 'warm', lit: 0.8, dim: 0.3 }),
  chrome: made('#C3CBCC', { finish: 'polished', lit: 0.75 }),
  steel: made('#B4BCBB', { finish: 'polished', lit: 0.5 }),
  brushed: made('#BFC4C1', { finish: 'brushed', lit: 0.7, dim: 0.42 }),
  fir: made('#2C5F49', { finish: 'coated', lit: 0.3, dim: 0.55 }),
  iron: made('#4A4E4B', { lit: 0.22 }),
  tin: made('#D9D6CB', { finish: 'polished', lit: 0.6 }),
  gold: made('#D9B25A', { lit: 0.45 }),
  boxwood: made('#E0BD78'),
  bamboo: made('#DDBB83'),
  larch: made('#C98F58'),
  chestnut: made('#A9764A'),
  ash: made('#E3C79A'),
  poplar: made('#EBD8B2'),
  straw: made('#E2C36C', { finish: 'matt' }),
  cork: made('#C99A66', { finish: 'matt' }),
  nut: made('#A86B3C', { lit: 0.28 }),
  bark: made('#7C5A3C', { finish: 'matt' }),
  clay: made('#C4714A', { finish: 'matt' }),
  glass: made('#D7E6E2', { opacity: 0.55, lit: 0.8, finish: 'clear' }),
  amber: made('#9C5A1E', { opacity: 0.92, lit: 0.3, finish: 'clear' }),
  hemp: made('#DDD3BC', { lit: 0.5, finish: 'matt' }),
  linen: made('#DCD0B6', { finish: 'matt' }),
  cotton: made('#F1EADB', { lit: 0.6, finish: 'matt' }),
  ecru: made('#E7DCC4', { lit: 0.5, finish: 'matt' }),
  molleton: made('#F3EDE2', { lit: 0.7, finish: 'matt' }),
  denim: made('#47607F', { lit: 0.25, finish: 'matt' }),
  slate: made('#6C8096'),
  brick: made('#B0523A', { lit: 0.28 }),
  azure: made('#4F8CC4', { lit: 0.35 }),
  grey: made('#A9AAA3'),
  wool: made('#C7B79A', { finish: 'matt' }),
  rust: made('#A8452F', { lit: 0.25 }),
  red: made('#C8452F', { lit: 0.3 }),
  kraft: made('#C9A678', { finish: 'matt' }),
  card: made('#CDB08A', { finish: 'matt' }),
  paper: made('#F7F1E4', { lit: 0.7, finish: 'matt' }),
  white: made('#F2F1EC', { lit: 0.8 }),
  enamel: made('#F4F2EB', { lit: 0.85 }),
  light: made('#D9DEDA', { lit: 0.6 }),
  dark: made('#3B423D', { lit: 0.2 }),
  rubber: made('#C4573C', { lit: 0.25 }),
  celadon: made('#6E9480', { lit: 0.45, dim: 0.3 }),
  biscuit: made('#E6D9C2', { lit: 0.5, finish: 'matt' }),
  gum: made('#EFE7D6', { lit: 0.6 }),
  forest: made('#1F4D3A', { lit: 0.2 }),
  recycled: made('#4F6B58', { lit: 0.25 }),
  moss: made('#5B7F5A', { lit: 0.3 }),
  sage: made('#B9CDB2'),
  leaf: made('#6F9A5B', { lit: 0.3 }),
  bract: made('#CBD08F', { lit: 0.45 }),
  herb: made('#8F9468', { lit: 0.34 }),
  mint: made('#9FC3A5'),
  teal: made('#6FA5A0', { lit: 0.4 }),
  silicone: made('#BFD9D6', { opacity: 0.72, lit: 0.6 }),
  soil: made('#5B4433', { lit: 0.18, finish: 'matt' }),
  honey: made('#B8741F', { lit: 0.35 }),
  oil: made('#C3A536', { opacity: 0.9, lit: 0.45 }),
  olive: made('#7D8B46', { lit: 0.3 }),
  soap: made('#A9A465', { lit: 0.32, finish: 'matt' }),
  ivory: made('#E3DFB8', { lit: 0.5 }),
  oat: made('#E2CFA9', { lit: 0.45, finish: 'matt' }),
  cream: made('#FAF3E2', { lit: 0.7 }),
  wax: made('#F3E6C4', { lit: 0.6 }),
  beeswax: made('#E6BE62', { lit: 0.35, finish: 'matt' }),
  chocolate: made('#5A3522', { lit: 0.16 }),
  coffee: made('#6A442B', { lit: 0.22 }),
  pasta: made('#E9C468', { lit: 0.4 }),
  lentil: made('#3E3B38', { lit: 0.2 }),
  solar: made('#2E4560', { lit: 0.2 }),
  screen: made('#C7D3C4', { lit: 0.4 }),
  glow: made('#F6D885', { lit: 0.5 }),
  water: made('#A9CFD4', { opacity: 0.75, lit: 0.5 }),
  sky: made('#A9CFD4', { lit: 0.5 }),
  rose: made('#DBA493', { lit: 0.42 }),
  hair: made('#6B4630', { lit: 0.24 }),
  pink: made('#D98C8C', { lit: 0.35 }),
  violet: made('#8F86B5', { lit: 0.35 }),
  yellow: made('#E6B94A', { lit: 0.4 }),
} satisfies Record<string, Tints>

export type Material = keyof typeof materials

type Bands = [number, 'light' | 'base' | 'shade'][]

/** Where the bands of a rounded body lie, from its lit side to its dark one. */
const bands: Record<Finish, Bands> = {
  dull: [
    [0, 'base'],
    [0.14, 'light'],
    [0.28, 'light'],
    [0.55, 'base'],
    [0.92, 'shade'],
    [1, 'base'],
  ],
  matt: [
    [0, 'base'],
    [0.2, 'light'],
    [0.56, 'base'],
    [1, 'shade'],
  ],
  warm: [
    [0, 'shade'],
    [0.14, 'base'],
    [0.22, 'base'],
    [0.27, 'light'],
    [0.33, 'base'],
    [0.6, 'base'],
    [0.84, 'shade'],
    [0.94, 'shade'],
    [1, 'base'],
  ],
  clear: [
    [0, 'shade'],
    [0.06, 'base'],
    [0.13, 'base'],
    [0.135, 'light'],
    [0.19, 'light'],
    [0.195, 'base'],
    [0.88, 'base'],
    [0.95, 'shade'],
    [1, 'light'],
  ],
  polished: [
    [0, 'shade'],
    [0.12, 'base'],
    [0.2, 'light'],
    [0.32, 'light'],
    [0.42, 'base'],
    [0.6, 'base'],
    [0.74, 'shade'],
    [0.86, 'shade'],
    [1, 'light'],
  ],
  brushed: [
    [0, 'shade'],
    [0.1, 'base'],
    [0.24, 'light'],
    [0.3, 'light'],
    [0.46, 'base'],
    [0.6, 'base'],
    [0.84, 'shade'],
    [0.93, 'shade'],
    [1, 'base'],
  ],
  coated: [
    [0, 'shade'],
    [0.13, 'base'],
    [0.25, 'light'],
    [0.33, 'light'],
    [0.52, 'base'],
    [0.84, 'shade'],
    [0.93, 'shade'],
    [1, 'base'],
  ],
}

/** The gradients that a drawing names: `brass-x` from left to right, `brass-y` from top to bottom. */
export function gradientsOf(drawing: string): string {
  const names = new Set(
    [...drawing.matchAll(/url\(#(\w+)-([xy])\)/g)].map(([, name, axis]) => `${name}-${axis}`),
  )
  return [...names]
    .toSorted()
    .map((id) => {
      const [name, axis] = id.split('-') as [Material, string]
      const tints = materials[name]
      const stops = bands[tints.finish].map(
        ([offset, tint]) => `<stop offset="${offset}" stop-color="${tints[tint]}"/>`,
      )
      const end = axis === 'x' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
      return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.join('')}</linearGradient>`
    })
    .join('')
}
