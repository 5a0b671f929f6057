import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Viewer } from '../../features/accounts/use-viewer.ts'

const loadDrawer = () => import('./mobile-drawer.tsx')
const MobileDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.MobileDrawer })))

/** The menu button of a narrow screen. The drawer is fetched on hover, touch or focus. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      {/* Around it: the button then has the style of those beside it, and none of its own to send. */}
      <Box hideFrom="xl">
        <IconButton
          variant="ghost"
          aria-label="Ouvrir le menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={loadDrawer}
          onFocus={loadDrawer}
          onClick={open}
        >
          <Menu aria-hidden />
        </IconButton>
      </Box>
      {wasAsked && (
        <Suspense>
          <MobileDrawer isOpen={isOpen} onClose={() => setOpen(false)} viewer={viewer} />
        </Suspense>
      )}
    </>
  )
}
