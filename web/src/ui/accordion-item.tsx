import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface AccordionItemProps {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A question that opens on its answer. */
export function AccordionItem({ title, isOpen, onToggle, children }: AccordionItemProps) {
  const id = useId()
  return (
    <Box borderTopWidth="1px" borderColor="border" _last={{ borderBottomWidth: '1px' }}>
      <h3>
        <chakra.button
          type="button"
          id={`${id}-titre`}
          aria-expanded={isOpen}
          aria-controls={`${id}-contenu`}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          w="full"
          minH="16"
          py="4"
          textAlign="start"
          fontFamily="heading"
          fontSize="xl"
          lineHeight="short"
          cursor="button"
          _hover={{ color: 'accent.fg' }}
        >
          {title}
          <chakra.span
            flexShrink="0"
            color="fg.plant"
            rotate={isOpen ? '180deg' : '0deg'}
            transition="rotate"
            transitionDuration="moderate"
          >
            <ChevronDown size={22} aria-hidden />
          </chakra.span>
        </chakra.button>
      </h3>
      <Box
        role="region"
        id={`${id}-contenu`}
        aria-labelledby={`${id}-titre`}
        hidden={!isOpen}
        pb="6"
        animationName="fade-in"
        animationDuration="moderate"
      >
        {children}
      </Box>
    </Box>
  )
}
