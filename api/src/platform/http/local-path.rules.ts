/** A path of this shop out of what somebody typed or sent, or null: « //elsewhere » and « /\elsewhere » lead to other sites. */
export function localPath(wanted: string | null): string | null {
  const origin = 'http://shop.invalid'
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return null
  // Browsers drop tabs and line ends: only what they make of the address counts.
  return /^http:\/\/shop.invalid(\/(?!\/).*)/.exec(new URL(wanted, origin).href)?.[1] ?? null
}
