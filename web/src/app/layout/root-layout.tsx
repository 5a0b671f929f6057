import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageFrame } from './page-frame.tsx'

/** The frame of every page of the shop. Until the viewer is known, a spinner and nothing else (specification, section 2). */
export function RootLayout() {
  const { viewer, isLoading } = useViewer()
  const { contents: cart } = useCart(viewer !== null)
  if (isLoading) return <FullScreenSpinner />
  return <PageFrame header={<Header viewer={viewer} cartCount={cart?.totalQuantity} />} footer={<Footer />} />
}
