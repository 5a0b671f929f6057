import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface SummaryRowProps {
  term: string
  note?: string
  isTotal?: boolean
  children: ReactNode
}

const totalStyle = { borderTopWidth: '1px', borderColor: 'border', pt: '4', mt: '1', fontWeight: 'semibold' }

/** A name, its amount, and what there is to say about it. */
export function SummaryRow({ term, note, isTotal = false, children }: SummaryRowProps) {
  return (
    <Grid
      templateColumns="1fr auto"
      alignItems="baseline"
      columnGap="4"
      rowGap="0.5"
      {...(isTotal ? totalStyle : undefined)}
    >
      <chakra.dt fontSize={isTotal ? 'lg' : 'md'}>{term}</chakra.dt>
      <chakra.dd
        fontSize={isTotal ? '2xl' : 'md'}
        lineHeight="1.2"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {children}
      </chakra.dd>
      {note && (
        <chakra.dd gridColumn="1 / -1" fontSize="sm" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </Grid>
  )
}
