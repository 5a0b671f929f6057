import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/**
 * The scripts that stand in the page itself, without their comments and long names: every page carries them. The
 * Content-Security-Policy hashes what is served (api/src/edges/pages/page-template.ts).
 * @throws Error where one is no JavaScript: the build fails.
 */
export const minifyInline = (html: string): string =>
  html.replace(/(<script>)([\s\S]*?)(<\/script>)/g, (_all, open: string, code: string, close: string) => {
    const { code: small, errors } = minifySync('inline.js', code)
    if (errors.length > 0) throw new Error(`A script in the page cannot be read: ${errors[0]?.message}`)
    return open + small.trim() + close
  })

/** The same, for Vite: of the built page, not while one develops. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: minifyInline },
}
