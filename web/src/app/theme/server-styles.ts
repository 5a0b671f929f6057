import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/**
 * What a browser that the build supports (Vite's « baseline widely available ») still knows by its prefix alone. Emotion's
 * own prefixes reach back to Internet Explorer, and were a tenth of what a page sends.
 */
const prefixed = /^(user-select|hyphens|backdrop-filter|text-decoration|background-clip|print-color-adjust)$/

const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`
}

/** Gathers the styles of a page that is rendered as HTML. */
export function serverStyles(): EmotionCache {
  const styles = createCache({ key: 'css', stylisPlugins: [addPrefixes] })
  // Emotion then gathers the styles instead of writing each beside the first element that uses it.
  styles.compat = true
  return styles
}
