import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ListUrl } from '../../../../lib/list/list-url.ts'
import { readLocal, writeLocal } from '../../../../lib/session/browser-storage.ts'
import { useDropdown } from '../../../../lib/use-dropdown.ts'
import { DropdownPanel } from '../../../../ui/layout/menu.tsx'
import { type OptionalColumn, optionalColumnNames } from '../admin-product-list.ts'

/** What the columns are called that somebody may do without. */
export const optionalColumns: Record<OptionalColumn, string> = {
  category: 'Catégorie',
  ecoScore: 'Éco-score',
  stock: 'Stock',
  flags: 'Mentions',
  updated: 'Modifié le',
}

/** Which columns the table has. */
export interface ChosenColumns {
  isShown: (column: string) => boolean
  show: (column: OptionalColumn, isShown: boolean) => void
}

/** What the address says of the columns, so that a saved view has its own. */
type ColumnsUrl = ListUrl<{ hiddenColumns: OptionalColumn[] | null; page: number }>

/**
 * Reads the choice out of the address, else out of this browser, and keeps it in both; what is found there of an older
 * table counts for nothing.
 */
export function useChosenColumns({ params, change }: ColumnsUrl): ChosenColumns {
  const [kept, setKept] = useState(() => {
    const names = (readLocal('adminColumns') ?? '').split(' ')
    return optionalColumnNames.filter((name) => names.includes(name))
  })
  const hidden = params.hiddenColumns ?? kept
  return {
    isShown: (column) => !hidden.some((name) => name === column),
    show: (column, isShown) => {
      const next = optionalColumnNames.filter((name) => (name === column ? !isShown : hidden.includes(name)))
      writeLocal('adminColumns', next.join(' '))
      setKept(next)
      change({ hiddenColumns: next, page: params.page }, { replace: true })
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
          {optionalColumnNames.map((name) => (
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
