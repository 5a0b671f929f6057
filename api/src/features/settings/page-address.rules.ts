/** A page of somebody's at a public host, not the entrance of a site, and nobody's password in it. */
export function isPageAddress(typed: string): boolean {
  if (!/^https:\/\/[^\s\p{C}"<>\\^`{|}]+$/iu.test(typed) || !URL.canParse(typed)) return false
  const { hostname, username, password, pathname, search } = new URL(typed)
  return /\.[a-z][a-z0-9-]+$/.test(hostname) && !username && !password && pathname + search !== '/'
}
