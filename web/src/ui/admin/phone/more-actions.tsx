import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { type ReactNode, useState } from 'react'

/** What one does less often with a list: at hand on a desk, behind one button on a phone, where it would fill the screen. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        hideFrom="md"
        minH="12"
        variant="outline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Moins d’actions' : 'Plus d’actions'}
      </Button>
      <Box display="contents" hideBelow={isOpen ? undefined : 'md'}>
        {children}
      </Box>
    </>
  )
}
