import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { SelectField } from '../../form/select-field.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

/** One of several values, in words. */
export interface Choice<V extends string> {
  value: V
  label: string
}

/** Something that a list is ordered or narrowed by. */
interface ListChoice {
  name: string
  label: string
  options: readonly Choice<string>[]
  value: string
  /** The value that needs no word: it is not counted as a filter. */
  usual: string
  onChange: (value: string) => void
}

interface ListFiltersProps {
  search: ReactNode
  choices: readonly ListChoice[]
  /** How many there are with all of that, in words; absent while it is not known. */
  found: string | undefined
}

/** What a list is searched, ordered and narrowed by: side by side; on a phone the search, and beside it a sheet for the rest. */
export function ListFilters({ search, choices, found }: ListFiltersProps) {
  const isPhone = useIsPhone()
  if (isPhone && choices.length > 0)
    return (
      <Flex wrap="wrap" align="end" gap="2" css={{ '& > form': { flexBasis: 0, minWidth: '9rem' } }}>
        {search}
        <FilterSheet choices={choices} found={found} />
      </Flex>
    )
  return (
    <Flex wrap={{ base: 'wrap', lg: 'nowrap' }} align="end" gap="4">
      {search}
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
    </Flex>
  )
}

function ChoiceField({ label, options, value, onChange }: ListChoice) {
  return (
    <SelectField label={label} value={value} onChange={onChange}>
      {options.length > 1 && !options.some((option) => option.value === value) && (
        // What an old address or a kept view asks for may have gone.
        <option value={value}>N’existe plus</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function FilterSheet({ choices, found }: Omit<ListFiltersProps, 'search'>) {
  const [isOpen, setOpen] = useState(false)
  const chosen = choices.filter(({ value, usual }) => value !== usual)
  const labels = chosen.map(({ options, value }) => options.find((option) => option.value === value)?.label)
  return (
    <>
      <Button
        variant={chosen.length > 0 ? 'subtle' : 'outline'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        minH="12"
        px="3.5"
        aria-label={['Trier et filtrer', ...labels].join(', ')}
      >
        <SlidersHorizontal aria-hidden />
        Filtrer
      </Button>
      {labels.length > 0 && (
        // What is chosen, in its words: nobody wonders why a list is short.
        <Text flexBasis="full" textStyle="sm" color="fg.muted" aria-hidden>
          {labels.join(' · ')}
        </Text>
      )}
      {isOpen && (
        <BottomSheet
          title="Trier et filtrer"
          onClose={() => setOpen(false)}
          footer={
            <Button flex="1" onClick={() => setOpen(false)}>
              {found ? `Voir ${found}` : 'Voir la liste'}
            </Button>
          }
        >
          <Stack gap="4">
            {choices.map((choice) => (
              <ChoiceField key={choice.name} {...choice} />
            ))}
            {chosen.length > 0 && (
              <Button
                variant="ghost"
                alignSelf="start"
                onClick={() => {
                  for (const { usual, onChange } of chosen) onChange(usual)
                }}
              >
                Tout effacer
              </Button>
            )}
          </Stack>
        </BottomSheet>
      )}
    </>
  )
}
