import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { useDebouncedDraft } from '../../lib/use-debounced-draft.ts'
import { numberInput } from '../../ui/number-field.tsx'
import { normalisePrice } from './product-list-params.ts'

interface PriceFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (price: string) => void
}

const withComma = (price: string) => price.replace('.', ',')

/** One bound of the price, typed the French way and taken after a pause. */
export function PriceField({ label, placeholder, value, onChange }: PriceFieldProps) {
  const { draft, setDraft, flush, isInvalid } = useDebouncedDraft({
    value,
    normalise: normalisePrice,
    format: withComma,
    commit: onChange,
  })
  return (
    <Field.Root invalid={isInvalid}>
      <Field.Label>{label}</Field.Label>
      <Input
        {...numberInput}
        minH="11"
        bg="bg.panel"
        placeholder={placeholder}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={flush}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
      />
      <Field.ErrorText>Un nombre, par exemple 12,50</Field.ErrorText>
    </Field.Root>
  )
}
