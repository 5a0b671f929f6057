import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
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
    <HStack as="ul" listStyleType="none" wrap="wrap" gap="2" aria-label="Filtres actifs">
      {filters.map(({ label, off }) => (
        <li key={label}>
          <Button
            variant="subtle"
            minH="11"
            rounded="full"
            aria-label={`Retirer le filtre ${label}`}
            onClick={() => onChange(off)}
          >
            {label}
            <X aria-hidden size="1em" />
          </Button>
        </li>
      ))}
    </HStack>
  )
}
