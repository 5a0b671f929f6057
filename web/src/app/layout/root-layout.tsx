import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useRememberSignedIn, useUncountedWork, useViewer } from '../../features/accounts/use-viewer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { CompareBarPlace } from '../../features/catalogue/compare/compare-bar-place.tsx'
import { useHousehold } from '../../features/household/household-button.tsx'
import { OpeningNote } from '../../features/settings/opening-note.tsx'
import { useFirstPage } from '../../lib/first-page.ts'
import { forgetOfAccount } from '../../lib/session/favourites.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
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
  useRememberSignedIn(viewer !== null, isLoading)
  useUncountedWork(viewer)
  useMeetAccount(viewer?.id, isLoading)
  useHousehold()
  if (isLoading && !isRendered) return <FullScreenSpinner />
  return (
    <PageFrame
      header={
        <>
          <OpeningNote />
          <Header viewer={viewer} cartCount={cart?.totalQuantity} />
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
