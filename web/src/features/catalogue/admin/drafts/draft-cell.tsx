import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type ClipboardEventHandler, type ComponentProps, type KeyboardEventHandler, useRef } from 'react'
import { ClaimList, claimKindWords } from '../../../../ui/admin/claims/claim-list.tsx'
import { useClaims } from '../../../../ui/admin/claims/use-claims.ts'
import { type DraftColumn, draftLabels } from './draft-sheet.ts'

type Control = HTMLInputElement & HTMLTextAreaElement

interface DraftCellProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'list'> {
  onPaste: ClipboardEventHandler
  onKeyDown: KeyboardEventHandler<HTMLElement>
  id: string
  /** Counted from 0. */
  place: number
  column: DraftColumn
  text: string
  error: string | undefined
  onType: (text: string) => void
}

/** The columns whose text customers will read. */
const claiming: readonly DraftColumn[] = ['name', 'description']

/** A cell of the grid of drafts: its field, what is wrong with it, and the claims in it that nobody can prove. */
export function DraftCell({ id, place, column, text, error, onType, ...rest }: DraftCellProps) {
  const control = useRef<Control>(null)
  const { findings } = useClaims(claiming.includes(column) ? text : '', undefined)
  const Field = column === 'description' ? 'textarea' : 'input'
  const [errorId, claimsId] = [`${id}-error`, `${id}-claims`]
  const told = findings.map((one) => `${claimKindWords[one.kind].word}\u00a0: «\u00a0${one.text}\u00a0»`)
  return (
    <td data-label={draftLabels[column]}>
      <Field
        {...rest}
        ref={control}
        data-cell={`${place} ${column}`}
        data-claims={told.length > 0 || undefined}
        title={told.join(', ') || undefined}
        aria-label={`${draftLabels[column]}, ligne ${place + 1}`}
        aria-invalid={error !== undefined}
        aria-describedby={
          [error && errorId, told.length > 0 && claimsId].filter(Boolean).join(' ') || undefined
        }
        value={text}
        autoComplete="off"
        rows={column === 'description' ? 1 : undefined}
        inputMode={column === 'price' || column === 'ecoScore' ? 'decimal' : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error && (
        <chakra.p id={errorId} color="fg.error" fontSize="xs" mt="1" px="1">
          {error}
        </chakra.p>
      )}
      {told.length > 0 && <VisuallyHidden id={claimsId}>{told.join(', ')}</VisuallyHidden>}
      {findings.length > 0 && (
        <ClaimList
          findings={findings}
          settled={[]}
          onShow={({ start, end }) => {
            control.current?.focus()
            control.current?.setSelectionRange(start, end)
          }}
        />
      )}
    </td>
  )
}
