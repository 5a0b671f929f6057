import { describe, expect, it } from 'vitest'
import { palette } from './palette.ts'

type Name = keyof typeof palette

const grounds: Name[] = ['bg.canvas', 'bg.panel', 'bg.subtle']
const inks: Name[] = [
  'fg.DEFAULT',
  'fg.muted',
  'fg.subtle',
  'fg.error',
  'accent.fg',
  'offer.fg',
  'danger.fg',
  'eco.excellent',
  'eco.responsible',
  'eco.moderate',
  'eco.high',
]
const pairs: [ink: Name, ground: Name][] = [
  ...inks.flatMap((ink) => grounds.map((ground): [Name, Name] => [ink, ground])),
  ...(['accent', 'offer', 'danger'] as const).flatMap((family): [Name, Name][] => [
    [`${family}.contrast`, `${family}.solid`],
    [`${family}.fg`, `${family}.subtle`],
    [`${family}.fg`, `${family}.muted`],
  ]),
  ...(['blue', 'green', 'purple', 'orange', 'gray'] as const).map((family): [Name, Name] => [
    `${family}.fg`,
    `${family}.subtle`,
  ]),
  // The lines of the chart, and what stands beside them.
  ['blue.fg', 'bg.panel'],
  ['green.fg', 'bg.panel'],
  ['fg.DEFAULT', 'bg.muted'],
  ['fg.muted', 'bg.muted'],
  ['fg.DEFAULT', 'bg.plant'],
  ['fg.muted', 'bg.plant'],
  ['fg.error', 'bg.error'],
  ['fg.inverted', 'bg.inverted'],
  ['deep.fg', 'deep.bg'],
  ['deep.muted', 'deep.bg'],
]

/** Edges of fields, buttons and switches, and the mark of the focus. */
const controlLines = [
  'border.emphasized',
  'border.error',
  ...(['accent', 'offer', 'danger'] as const).flatMap(
    (family) => [`${family}.border`, `${family}.focusRing`] as const,
  ),
] as const satisfies Name[]
const controlGrounds: Name[] = [...grounds, 'bg.muted', 'bg.plant']

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('palette by %s', (_, mode) => {
  it.each(pairs)('%s on %s reads (WCAG AA)', (ink, ground) => {
    expect(contrast(palette[ink][mode], palette[ground][mode])).toBeGreaterThanOrEqual(4.5)
  })

  // On a green band all that is shown has the colours of the night.
  it.each([
    'fg.DEFAULT',
    'fg.muted',
    'accent.fg',
    'eco.excellent',
    'eco.responsible',
    'eco.moderate',
    'eco.high',
  ] as const)('%s of the night reads on a green band (WCAG AA)', (ink) => {
    expect(contrast(palette[ink][1], palette['deep.bg'][mode])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['fg.plant', 'star'] as const)('%s can be told from its ground', (line) => {
    expect(contrast(palette[line][mode], palette['bg.canvas'][mode])).toBeGreaterThanOrEqual(3)
  })

  it.each(controlLines)(
    '%s shows a control, or which one has the focus, on every ground (WCAG 1.4.11)',
    (line) => {
      for (const ground of controlGrounds)
        expect(contrast(palette[line][mode], palette[ground][mode]), ground).toBeGreaterThanOrEqual(3)
    },
  )
})
