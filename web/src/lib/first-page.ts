import { createContext, useContext, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** What is particular about the page that a visit begins with. */
export interface FirstPage {
  /** It came as HTML: it is there before anything is known of who is looking. */
  isRendered: boolean
  /** It was rendered for a browser that has a session: the home page of members, without what is personal. */
  isMember: boolean
  /** Its path, where it turned out that there is no such thing: the browser need not find out anew. */
  missingPath?: string
  /** What a link of preview shows, as `OpenPreview` answers. */
  preview?: unknown
  /** On the server alone: there is no such thing. */
  noteMissing?: () => void
  /** On the server alone: this address leads elsewhere, to a path of the shop. */
  redirect?: (to: string) => void
}

/** Without a server nothing is rendered. */
export const FirstPageContext = createContext<FirstPage>({ isRendered: false, isMember: false })

/** How this visit began. */
export const useFirstPage = (): FirstPage => useContext(FirstPageContext)

/** Whether the page that came as HTML said that there is no such thing at this address. */
export function useWasMissing(): boolean {
  const { missingPath } = useFirstPage()
  return useLocation().pathname === missingPath
}

const never = () => () => {}

/** False on the server and while its HTML is taken over, true from then on: for what no server can know. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
