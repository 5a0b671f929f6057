import { IconButton } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search, X } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { useDebouncedDraft } from '../../lib/form/use-debounced-draft.ts'
import { normaliseText } from '../../lib/list/list-url.ts'

interface SearchFieldProps {
  label: string
  /** Heard, and seen in the empty field alone: where a line of its own would push a list off the screen. */
  isLabelHidden?: boolean
  placeholder?: string
  value: string
  onChange: (search: string) => void
  /** Where the words are sent without scripts, and their name there. */
  action?: string
  name?: string
}

/** Free-text search, taken after a pause in the typing or at once on Enter. */
export function SearchField({
  label,
  isLabelHidden,
  value,
  onChange,
  action,
  name,
  ...rest
}: SearchFieldProps) {
  const placeholder = rest.placeholder ?? (isLabelHidden ? label : undefined)
  const { draft, setDraft, flush } = useDebouncedDraft({ value, normalise: normaliseText, commit: onChange })
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setDraft('')
    onChange('')
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flush()
  }
  return (
    <chakra.form role="search" action={action} flexGrow="1" minW="min(16rem, 100%)" onSubmit={submit}>
      <Field.Root>
        <Field.Label srOnly={isLabelHidden}>{label}</Field.Label>
        <chakra.div position="relative" width="full">
          <Input
            ref={input}
            type="search"
            name={name}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={catalogueLimits.typedSearchLength}
            minH="12"
            ps="11"
            pe={draft === '' ? '3' : '11'}
            textOverflow="ellipsis"
            // Chromium and Safari have a cross of their own, smaller than a finger.
            css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
            bg="bg.panel"
            placeholder={placeholder}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={flush}
          />
          <chakra.span position="absolute" insetStart="4" top="50%" translate="0 -50%" color="fg.muted">
            <Search aria-hidden size="1.2em" />
          </chakra.span>
          {draft !== '' && (
            <IconButton
              variant="ghost"
              aria-label="Effacer la recherche"
              position="absolute"
              insetEnd="0.5"
              top="0.5"
              onClick={clear}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </chakra.div>
      </Field.Root>
    </chakra.form>
  )
}
