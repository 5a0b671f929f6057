import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'
import type { ListUrl } from '../../lib/use-list-url.ts'
import { SearchField } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'

/** An order in which a list can be shown, and its word in the URL; the first is the usual one. */
export interface ListSort {
  slug: string
  label: string
}

interface ListToolbarProps {
  url: ListUrl
  searchLabel: string
  placeholder?: string
  sorts?: ListSort[]
  /** Further filters. */
  children?: ReactNode
}

/** Above a list of the administration: search, order and filters, all of it in the URL. */
export function ListToolbar({ url, searchLabel, placeholder, sorts, children }: ListToolbarProps) {
  return (
    <Flex wrap="wrap" align="end" gap="4">
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
        value={url.get('q')}
        onChange={(q) => url.change({ q }, { replace: true })}
      />
      {sorts && (
        <SelectField
          label="Trier par"
          value={url.get('tri') || (sorts[0]?.slug ?? '')}
          onChange={(tri) => url.change({ tri: tri === sorts[0]?.slug ? '' : tri })}
        >
          {sorts.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {children}
    </Flex>
  )
}
