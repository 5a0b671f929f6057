import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface FilterSidebarProps {
  onReset: () => void
  children: ReactNode
}

/** The filters beside the list, on screens that have the room. */
export function FilterSidebar({ onReset, children }: FilterSidebarProps) {
  const id = useId()
  return (
    <chakra.aside aria-labelledby={id} hideBelow="lg" width="72" flexShrink="0">
      <Heading as="h2" id={id} fontSize="xl" mb="4">
        Filtres
      </Heading>
      {children}
      <Button variant="outline" minH="11" width="full" mt="6" onClick={onReset}>
        Réinitialiser les filtres
      </Button>
    </chakra.aside>
  )
}
