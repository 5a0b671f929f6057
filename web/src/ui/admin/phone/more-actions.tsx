import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Ellipsis, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** On a phone: what one does less often with a list, behind one button; it opens below the row that has the button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        minW="11"
        minH="11"
        variant="outline"
        aria-label={isOpen ? 'Moins d’actions' : 'Plus d’actions'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden /> : <Ellipsis aria-hidden />}
      </IconButton>
      {/* Closed it is there all the same: an address opens the dialogs of what is in it. */}
      <Flex flexBasis="full" align="center" wrap="wrap" gap="2" display={isOpen ? 'flex' : 'none'}>
        {children}
      </Flex>
    </>
  )
}
