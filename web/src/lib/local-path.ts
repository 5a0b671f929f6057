const anyOrigin = 'http://shop.invalid'

/** A path of this shop out of an address bar, or null: « //elsewhere » and « /\elsewhere » lead to other sites. */
export function localPath(wanted: string | null): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, anyOrigin)) return null
  // Browsers drop tabs and line ends: only what they make of the address counts.
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null
}
