import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { useCodeAhead } from '../../lib/idle/use-code-ahead.ts'

const loadDrawer = async () => (await import('./mobile-drawer.tsx')).MobileDrawer
/** A desk has its links in the header. */
const hasDrawer = () => matchMedia('(max-width: 79.99rem)').matches

/** The menu button of a narrow screen. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const [isOpen, setOpen] = useState(false)
  const [MobileDrawer, askForDrawer] = useCodeAhead(loadDrawer, hasDrawer)
  const open = () => {
    setOpen(true)
    askForDrawer()
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
          onClick={open}
        >
          <Menu aria-hidden />
        </IconButton>
      </Box>
      {MobileDrawer && <MobileDrawer isOpen={isOpen} onClose={() => setOpen(false)} viewer={viewer} />}
    </>
  )
}
