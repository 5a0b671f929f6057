import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const generated = /web[\\/]src[\\/]graphql[\\/]generated[\\/]graphql\.ts$/

const adminModule = 'virtual:admin-documents'

/** How the generated file calls the document of each operation and fragment in these files. */
function documentNames(pattern: string): Set<string> {
  const texts = globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const found = texts.flatMap((text) => [...text.matchAll(/^(query|mutation|fragment) (\w+)/gm)])
  return new Set(
    found.map(([, kind, name = '']) =>
      kind === 'fragment'
        ? `${name.replace(/_(.)/, (_, letter) => `_${letter.toUpperCase()}`)}FragmentDoc`
        : `${name}Document`,
    ),
  )
}

/**
 * Parts the generated documents: those of the administration become a module of their own. All of them stand in one
 * file, which every shopper would load whole: 3 kB gzipped that no page of the shop ever sends.
 */
export function partDocuments(): Plugin {
  const lines: string[] = []
  return {
    name: 'part-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!generated.test(id)) return null
      const admin = documentNames('web/src/**/admin/**/*.graphql')
      const names: string[] = []
      lines.length = 0
      const rest = code.split('\n').filter((line) => {
        const name = /^export const (\w+) = \{"kind":"Document"/.exec(line)?.[1]
        if (!name || !admin.has(name)) return true
        names.push(name)
        // Its types are for the compiler alone.
        lines.push(line.replace(/ as unknown as .*$/, ''))
        return false
      })
      if (names.length === 0)
        throw new Error('no document of the administration: has the generated file changed?')
      return { code: [...rest, `export { ${names.join(', ')} } from '${adminModule}'`].join('\n'), map: null }
    },
    resolveId: (id) => (id === adminModule ? `\0${adminModule}` : null),
    load: (id) => (id === `\0${adminModule}` ? { code: lines.join('\n'), moduleSideEffects: false } : null),
  }
}
