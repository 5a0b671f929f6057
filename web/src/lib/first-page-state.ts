/** What travels with a page that the server rendered, as JSON. */
export interface FirstPageState {
  /** The shop's own, as links from elsewhere name it. */
  origin: string
  /** The page was rendered for a browser that has a session. */
  isMember: boolean
  /** Its path, where there is no such thing. */
  missingPath?: string
  /** What a link of preview shows, as `OpenPreview` answers. */
  preview?: unknown
  /** The questions that the cache holds the answers to (graphql/freshness.ts). */
  answered: string[]
  /** The cache of Apollo. */
  cache: object
}
