import { IconButton } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { maxQuantity, readQuantity } from './quantity.ts'

interface QuantityFieldProps {
  value: number
  onChange: (quantity: number) => void
  /** What is counted, for screen readers: « Quantité de savon ». */
  label?: string
  disabled?: boolean
}

/** How many: minus, a number to type, plus. */
export function QuantityField({ value, onChange, label = 'Quantité', disabled = false }: QuantityFieldProps) {
  // An emptied field stays empty while the next number is typed; it counts as 1 already.
  const [isEmptied, setEmptied] = useState(false)
  const type = (text: string) => {
    setEmptied(text === '')
    onChange(readQuantity(text, value))
  }
  const step = { variant: 'ghost', minW: '12', minH: '12', rounded: 'md' } as const
  return (
    <HStack
      role="group"
      aria-label={label}
      gap="0"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="md"
      bg="bg.panel"
      width="fit-content"
    >
      <IconButton
        {...step}
        aria-label="Diminuer la quantité"
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <chakra.input
        type="number"
        inputMode="numeric"
        min={1}
        max={maxQuantity}
        step={1}
        aria-label={label}
        autoComplete="off"
        width="14"
        minH="12"
        textAlign="center"
        fontWeight="semibold"
        bg="transparent"
        focusVisibleRing="inside"
        appearance="textfield"
        css={{ '&::-webkit-inner-spin-button': { display: 'none' } }}
        disabled={disabled}
        value={isEmptied ? '' : value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setEmptied(false)}
      />
      <IconButton
        {...step}
        aria-label="Augmenter la quantité"
        disabled={disabled || value >= maxQuantity}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </HStack>
  )
}
