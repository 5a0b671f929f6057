import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

/** A colour in light and in dark mode. */
type DayAndNight = readonly [light: string, dark: string]

/**
 * Every colour of the shop, by what it is for. Components use these names alone.
 * `palette.test.ts` holds each pair that carries words, and each line by which a control is known, to WCAG AA.
 */
export const palette = {
  'bg.DEFAULT': ['#FAF7F0', '#121813'],
  'bg.canvas': ['#FAF7F0', '#121813'],
  'bg.panel': ['#FFFFFF', '#1A221B'],
  'bg.subtle': ['#F3EEE2', '#1F2921'],
  'bg.muted': ['#EBE5D6', '#27332A'],
  'bg.emphasized': ['#E0D9C7', '#324036'],
  'bg.plant': ['#E4ECDF', '#223026'],
  'bg.inverted': ['#1B3A2D', '#DDE8DA'],
  'bg.error': ['#FBE6E3', '#3A1D1A'],
  'fg.DEFAULT': ['#20261F', '#EEF0E8'],
  'fg.muted': ['#565F53', '#B2BBAF'],
  'fg.subtle': ['#636B5F', '#9DA79B'],
  'fg.inverted': ['#FAF7F0', '#16201A'],
  'fg.plant': ['#4F7350', '#9CC4A0'],
  'fg.error': ['#A8231B', '#F5A8A0'],
  'border.DEFAULT': ['#DFD8C8', '#344037'],
  'border.muted': ['#EAE4D7', '#29342C'],
  'border.subtle': ['#EAE4D7', '#29342C'],
  'border.emphasized': ['#7F7D6F', '#7F8A7E'],
  'border.error': ['#B3261E', '#F08C82'],
  'accent.solid': ['#1F4D3A', '#A9D4AF'],
  'accent.contrast': ['#FFFFFF', '#10201A'],
  'accent.fg': ['#1F4D3A', '#A9D4AF'],
  'accent.subtle': ['#E6EEE2', '#213528'],
  'accent.muted': ['#DDE8DA', '#2A4433'],
  'accent.emphasized': ['#BFD3BC', '#3A5C46'],
  'accent.border': ['#66886A', '#6A8D74'],
  'accent.focusRing': ['#2F6B51', '#A9D4AF'],
  'offer.solid': ['#B24E2A', '#F0A07C'],
  'offer.contrast': ['#FFFFFF', '#2A120A'],
  'offer.fg': ['#9C431F', '#F0A07C'],
  'offer.subtle': ['#F9E7DE', '#3B2419'],
  'offer.muted': ['#F4D8CA', '#4A2D20'],
  'offer.emphasized': ['#E9BBA5', '#6B4330'],
  'offer.border': ['#C06A4A', '#B87C60'],
  'offer.focusRing': ['#B24E2A', '#F0A07C'],
  'danger.solid': ['#B3261E', '#F2958B'],
  'danger.contrast': ['#FFFFFF', '#2E0C09'],
  'danger.fg': ['#A8231B', '#F5A8A0'],
  'danger.subtle': ['#FBE6E3', '#3A1D1A'],
  'danger.muted': ['#F6D2CE', '#4A2522'],
  'danger.emphasized': ['#EDB2AC', '#6B3530'],
  'danger.border': ['#C75F56', '#BE6C63'],
  'danger.focusRing': ['#B3261E', '#F2958B'],
  'eco.excellent': ['#1F4D3A', '#8FD6A6'],
  'eco.responsible': ['#47694A', '#B9D391'],
  'eco.moderate': ['#855A00', '#EABE63'],
  'eco.high': ['#9E3A1C', '#F39B78'],
  // Kinds of usage events, and the lines of their chart; their colours are those of the specification, section 2.
  'blue.fg': ['#1F4E8C', '#A9C9F2'],
  'blue.subtle': ['#E3ECF7', '#1C2C40'],
  'green.fg': ['#1F5B3A', '#A9D4AF'],
  'green.subtle': ['#E2EFE1', '#213528'],
  'purple.fg': ['#643A8C', '#D0B3EE'],
  'purple.subtle': ['#EFE6F6', '#30223D'],
  'orange.fg': ['#8F4412', '#F2B183'],
  'orange.subtle': ['#FBE8D8', '#402815'],
  'gray.fg': ['#4F564C', '#C3CAC0'],
  'gray.subtle': ['#E9E6DE', '#2B342D'],
  // The green bands: the line above the header, the mission, the footer.
  'deep.bg': ['#1B3A2D', '#0C110D'],
  'deep.fg': ['#F5F1E6', '#E4EADF'],
  'deep.muted': ['#BCD0BF', '#A5B2A6'],
  'deep.line': ['#345546', '#29342C'],
  star: ['#9A6A00', '#EABE63'],
  scrim: ['#20261F8C', '#000000A6'],
} as const satisfies Record<string, DayAndNight>

type Leaf = { value: { _light: string; _dark: string } }
type Branch = Record<string, Leaf | Record<string, Leaf>>

const toTokens = (): Branch => {
  const tokens: Record<string, Record<string, Leaf> | Leaf> = {}
  for (const [name, [light, dark]] of Object.entries(palette)) {
    const [family = name, shade] = name.split('.')
    const leaf: Leaf = { value: { _light: light, _dark: dark } }
    tokens[family] = shade ? { ...(tokens[family] as Record<string, Leaf>), [shade]: leaf } : leaf
  }
  return tokens
}

/** The palette, as Chakra's semantic tokens: `accent.solid` is dark in light mode and light in dark mode. */
export const semanticColors = defineSemanticTokens.colors(toTokens())
