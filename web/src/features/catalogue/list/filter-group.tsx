import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
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

interface ChoiceRowProps {
  type: 'radio' | 'checkbox'
  /** In the address, for a form that is sent without scripts. Groups radios. */
  name: string
  /** What the address says when it is on; « true » unless it is a choice among several. */
  value?: string
  label: string
  /** How many products the choice would show; absent while unknown. */
  count?: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A native radio or checkbox with its label and count, as one comfortable target. */
export function ChoiceRow({ type, name, value = 'true', label, count, checked, onChange }: ChoiceRowProps) {
  // It can be chosen all the same: other filters may leave it something.
  const isDimmed = count === 0 && !checked
  return (
    <HStack
      as="label"
      minH="11"
      gap="3"
      cursor="pointer"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.input
        type={type}
        name={name}
        value={value}
        // Label and count are set apart on screen; read aloud they need their space.
        aria-label={count === undefined ? undefined : `${label} (${count})`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        boxSize="5"
        flexShrink="0"
        accentColor="accent.solid"
        opacity={isDimmed ? 0.5 : undefined}
      />
      <Text
        as="span"
        flex="1"
        color={isDimmed ? 'fg.muted' : undefined}
        fontWeight={checked ? 'semibold' : 'normal'}
      >
        {label}
      </Text>
      {count !== undefined && (
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          ({count})
        </Text>
      )}
    </HStack>
  )
}
