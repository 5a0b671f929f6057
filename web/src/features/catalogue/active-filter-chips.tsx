import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import type { ActiveFilter } from './active-filters.ts'
import type { ChangeProductList } from './use-product-list-url.ts'

interface ActiveFilterChipsProps {
  filters: ActiveFilter[]
  onChange: ChangeProductList
}

/** What is filtered at the moment, each with its way out. Nothing when nothing is filtered. */
export function ActiveFilterChips({ filters, onChange }: ActiveFilterChipsProps) {
  if (filters.length === 0) return null
  return (
    // On a phone one row that scrolls sideways: a chip that gets its words late pushes nothing down.
    <HStack
      as="ul"
      listStyleType="none"
      wrap={{ base: 'nowrap', lg: 'wrap' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      scrollbarWidth="none"
      gap="2"
      mx={{ base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      my="-1"
      py="1"
      aria-label="Filtres actifs"
    >
      {filters.map(({ label, isLoading, off }) => (
        <chakra.li key={label} flexShrink="0">
          <Button
            variant="subtle"
            minH="11"
            rounded="full"
            aria-label={`Retirer le filtre ${label}`}
            onClick={() => onChange(off)}
          >
            {isLoading ? <Skeleton h="4" w="32" /> : label}
            <X aria-hidden size="1em" />
          </Button>
        </chakra.li>
      ))}
    </HStack>
  )
}
