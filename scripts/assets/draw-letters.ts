import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'

/**
 * Turns the letters of the shop's fonts into outlines for the drawings of the demo, which thus need no font where they
 * are rendered. Run it when a drawing needs a further letter: node --import tsx scripts/assets/draw-letters.ts
 */
export const target = 'api/src/seeders/demo/drawings/glyphs.ts'

const letters =
  ' !"%&\'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÇÈÉÊÎÔÛàâçèéêëîïôöùûüœŒ«»–—’×²³°·±€−\u00a0'

const fonts: { name: string; source: string; axes: Record<string, number> }[] = [
  { name: 'sans', source: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: 500 } },
  { name: 'serif', source: 'fraunces/files/fraunces-latin-opsz-normal.woff2', axes: { wght: 500, opsz: 36 } },
]

/** The outlines of each font as a source file; 1000 units make an em. */
export async function makeGlyphs(): Promise<string> {
  const parts = await Promise.all(
    fonts.map(async ({ name, source, axes }) => {
      const path = `node_modules/@fontsource-variable/${source}`
      const cut = { targetFormat: 'sfnt' as const, noHinting: true, variationAxes: axes }
      const font = create(await subsetFont(readFileSync(path), letters, cut))
      if (!('glyphForCodePoint' in font)) throw new Error(`${path} holds several fonts`)
      const scale = 1000 / font.unitsPerEm
      const rows = [...new Set(letters)].map((letter) => {
        const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
        const outline = glyph.path
          .scale(scale, scale)
          .toSVG()
          .replace(/-?\d+\.\d+/g, (value) => Math.round(Number(value)).toString())
        return `  ${JSON.stringify(letter)}: [${Math.round(glyph.advanceWidth * scale)}, '${outline}'],`
      })
      return `export const ${name}: Glyphs = {\n${rows.join('\n')}\n}\n`
    }),
  )
  return `// biome-ignore-all format: made by scripts/assets/draw-letters.ts

/** The width and the outline of each letter, y upwards; 1000 units make an em. */
export type Glyphs = Record<string, readonly [number, string]>

${parts.join('\n')}`
}

if (import.meta.filename === process.argv[1]) writeFileSync(target, await makeGlyphs())
