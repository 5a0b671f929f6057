import { IconButton } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { maxQuantity } from '../../../../api/src/features/cart/cart-limits.rules.ts'
import { numberInput } from '../../ui/form/number-input.ts'

interface QuantityFieldProps {
  value: number
  /** In a form that is sent without scripts. */
  name?: string
  /** `isTyped`: more digits may follow. */
  onChange: (quantity: number, isTyped: boolean) => void
  /** What has been typed is meant: Enter, or the field was left. */
  onSettle?: () => void
  /** Whose quantity it is, where there are several on a page. */
  product?: string
  disabled?: boolean
}

/** How many: minus, a number to type, plus. */
export function QuantityField({
  value,
  name,
  onChange,
  onSettle,
  product,
  disabled = false,
}: QuantityFieldProps) {
  // An emptied field stays empty while the next number is typed; it counts as 1 already.
  const [isEmptied, setEmptied] = useState(false)
  const type = (text: string) => {
    setEmptied(text === '')
    onChange(readQuantity(text, value), true)
  }
  const settle = () => {
    setEmptied(false)
    onSettle?.()
  }
  const named = (label: string) => (product ? `${label}\u00a0: ${product}` : label)
  return (
    <HStack
      role="group"
      aria-label={named('Quantité')}
      gap="0"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="md"
      bg="bg.panel"
      width="fit-content"
    >
      <IconButton
        {...step}
        aria-label={named('Diminuer la quantité')}
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1, false)}
      >
        <Minus aria-hidden />
      </IconButton>
      <chakra.input
        {...numberInput}
        name={name}
        inputMode="numeric"
        enterKeyHint="done"
        aria-label={named('Quantité')}
        width="12"
        minH="11"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        bg="transparent"
        focusVisibleRing="inside"
        disabled={disabled}
        value={isEmptied ? '' : value}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        onBlur={settle}
      />
      <IconButton
        {...step}
        aria-label={named('Augmenter la quantité')}
        disabled={disabled || value >= maxQuantity}
        onClick={() => onChange(value + 1, false)}
      >
        <Plus aria-hidden />
      </IconButton>
    </HStack>
  )
}

/** Typed text as a quantity: no number becomes 1, below 1 is ignored, 999 is the most (specification, section 5). */
export function readQuantity(text: string, current: number): number {
  const typed = Math.trunc(Number(text.replaceAll(/\s/g, '').replace(',', '.')))
  if (text.trim() === '' || Number.isNaN(typed)) return 1
  if (typed < 1) return current
  return Math.min(typed, maxQuantity)
}

const step = { variant: 'ghost', minW: '11', minH: '11', rounded: 'md' } as const

const typingPauseMs = 400

/** A quantity that is taken at once from the buttons, and after a pause, on Enter or on leaving when it is typed. */
export function useTypedQuantity(quantity: number, commit: (quantity: number) => void) {
  const [draft, setDraft] = useState<number | null>(null)
  const settle = (next: number | null) => {
    setDraft(null)
    if (next !== null && next !== quantity) commit(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the pause, a render does not.
  useEffect(() => {
    if (draft === null) return
    const pause = setTimeout(() => settle(draft), typingPauseMs)
    return () => clearTimeout(pause)
  }, [draft])
  return {
    shown: draft ?? quantity,
    take: (next: number, isTyped: boolean) => (isTyped ? setDraft(next) : settle(next)),
    settle: () => settle(draft),
  }
}
