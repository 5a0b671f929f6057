import { useApolloClient } from '@apollo/client/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useRememberSignedIn, useUncountedWork, useViewer } from '../../features/accounts/use-viewer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { CompareBarPlace } from '../../features/catalogue/compare/compare-bar-place.tsx'
import type { OpeningWaitlist } from '../../features/engagement/opening-waitlist.tsx'
import { useHousehold } from '../../features/household/household-button.tsx'
import { OpeningNote } from '../../features/settings/opening-note.tsx'
import { useFirstPage } from '../../lib/first-page.ts'
import { readLocal, readTab } from '../../lib/session/browser-storage.ts'
import { forgetOfAccount } from '../../lib/session/favourites.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import type { OwnMarks } from '../own-marks.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'

/**
 * The frame of every page of the shop. Until the viewer is known there is a spinner and nothing else (specification,
 * section 2), unless the page is there already: then it is a visitor's.
 */
export function RootLayout() {
  const { viewer, isLoading } = useViewer()
  const { contents: cart } = useCart(viewer !== null)
  const { isRendered } = useFirstPage()
  const { chosen, place } = useOwnMarks(viewer?.id, isLoading)
  const [Waitlist, setWaitlist] = useState<typeof OpeningWaitlist>()
  const ask = async (event: MouseEvent) => {
    event.preventDefault()
    const { OpeningWaitlist } = await import('../../features/engagement/opening-waitlist.tsx')
    setWaitlist(() => OpeningWaitlist)
  }
  useRememberSignedIn(viewer !== null, isLoading)
  useUncountedWork(viewer)
  useMeetAccount(viewer?.id, isLoading)
  useHousehold()
  if (isLoading && !isRendered) return <FullScreenSpinner />
  return (
    <PageFrame
      header={
        <>
          <OpeningNote onAsk={ask} place={place} />
          {Waitlist && <Waitlist person={viewer} cart={cart} onClosed={() => setWaitlist(undefined)} />}
          <Header viewer={viewer} cartCount={viewer ? cart?.totalQuantity : chosen} />
        </>
      }
      footer={
        <>
          <Footer />
          <CompareBarPlace />
        </>
      }
    />
  )
}

const noMarks: OwnMarks = { chosen: 0, place: null }

/** What is shown to one person alone: its code comes only where there may be something. */
function useOwnMarks(viewerId: string | undefined, isLoading: boolean): OwnMarks {
  const client = useApolloClient()
  const [marks, setMarks] = useState(noMarks)
  useEffect(() => {
    if (isLoading) return
    const look = () => {
      if (!viewerId && readLocal('chosenProducts') === null && readTab('waitlistJoined') === null)
        return setMarks(noMarks)
      import('../own-marks.ts')
        .then(({ readOwnMarks }) => readOwnMarks(client, viewerId))
        .then(setMarks, () => undefined)
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [client, viewerId, isLoading])
  return marks
}

/** A visitor's favourites go into the account of who signs in; what belongs to an account is forgotten when they leave. */
function useMeetAccount(viewerId: string | undefined, isLoading: boolean): void {
  const client = useApolloClient()
  useEffect(() => {
    if (isLoading) return
    if (!viewerId) return forgetOfAccount()
    // Without an answer the next page asks again.
    import('../../features/catalogue/favourites/send-favourite.ts')
      .then(({ meetAccount }) => meetAccount(client))
      .catch(() => undefined)
  }, [client, viewerId, isLoading])
}
