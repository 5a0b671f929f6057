import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface FilterGroupProps {
  legend: string
  children: ReactNode
}

/** Filters that belong together, under one legend. */
export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <chakra.fieldset border="none" minW="0" p="0">
      <chakra.legend fontWeight="semibold" mb="2" p="0">
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
