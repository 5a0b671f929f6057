import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { readLocal, writeLocal } from '../../../../lib/session/browser-storage.ts'
import { useDropdown } from '../../../../lib/use-dropdown.ts'
import { DropdownPanel } from '../../../../ui/layout/menu.tsx'

/** Columns that somebody may do without. */
export const optionalColumns = {
  category: 'Catégorie',
  ecoScore: 'Éco-score',
  stock: 'Stock',
  flags: 'Mentions',
  updated: 'Modifié le',
} as const

/** One of them. */
export type OptionalColumn = keyof typeof optionalColumns

/** Which columns the table has; the choice is kept in this browser. */
export interface ChosenColumns {
  isShown: (column: string) => boolean
  show: (column: OptionalColumn, isShown: boolean) => void
}

const names = Object.keys(optionalColumns) as OptionalColumn[]

/** Reads and keeps the choice; what is found there of an older table counts for nothing. */
export function useChosenColumns(): ChosenColumns {
  const [hidden, setHidden] = useState(() => {
    const kept = (readLocal('adminColumns') ?? '').split(' ')
    return names.filter((name) => kept.includes(name))
  })
  return {
    isShown: (column) => !hidden.some((name) => name === column),
    show: (column, isShown) => {
      const next = names.filter((name) => (name === column ? !isShown : hidden.includes(name)))
      writeLocal('adminColumns', next.join(' '))
      setHidden(next)
    },
  }
}

/** Chooses the columns of the table. */
export function ColumnMenu({ columns }: { columns: ChosenColumns }) {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  return (
    <Box position="relative" {...rootProps}>
      <Button ref={triggerRef} variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Colonnes
      </Button>
      {isOpen && (
        <DropdownPanel insetEnd="0" w="max-content" role="group" aria-label="Colonnes du tableau">
          {names.map((name) => (
            <chakra.label
              key={name}
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              px="3"
              cursor="pointer"
              borderRadius="l2"
              _hover={{ bg: 'bg.subtle' }}
            >
              <chakra.input
                type="checkbox"
                boxSize="5"
                accentColor="accent.solid"
                checked={columns.isShown(name)}
                onChange={(event) => columns.show(name, event.currentTarget.checked)}
              />
              {optionalColumns[name]}
            </chakra.label>
          ))}
        </DropdownPanel>
      )}
    </Box>
  )
}
