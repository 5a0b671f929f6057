import { defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { palette } from './palette.ts'

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

/** The palette, as Chakra's semantic tokens: `accent.solid` is dark on light by day, light on dark by night. */
export const semanticColors = defineSemanticTokens.colors(toTokens())
