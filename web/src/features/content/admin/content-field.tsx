import { Box } from '@chakra-ui/react/box'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { productMark } from '../../../../../api/src/features/content/post-marks.rules.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import type { FormFieldProps } from '../../../ui/form/form-field.tsx'
import { applyEdit, insertLine, insertMark, type Mark, type TextEdit, type TypedText } from './insert-mark.ts'
import { MarkToolbar, markOfKey } from './mark-toolbar.tsx'

/** Finds a product to show in an article; it leaves the focus to the text. */
export type ProductPicker = ComponentType<{ onPick: (id: string) => void; onClose: () => void }>

/** The text of a field, and what sets marks in it. */
function useMarks() {
  const box = useRef<HTMLDivElement>(null)
  const text = () => box.current?.querySelector('textarea') as HTMLTextAreaElement
  const typed = (): TypedText => {
    const { value, selectionStart: start, selectionEnd: end } = text()
    return { value, start, end }
  }
  const edit = (change: TextEdit) => applyEdit(text(), change)
  const setMark = (mark: Mark) => edit(insertMark(typed(), mark))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const mark = markOfKey(event)
    if (!mark) return
    event.preventDefault()
    setMark(mark)
  }
  return { box, text, typed, edit, setMark, onKeyDown }
}

/** What a page has no use for: its titles have one size, and it shows no product. */
const articlesAlone = ['subheading', 'numbers', 'product'] as const

/** A text of an information page: the marks that it may hold, and a toolbar that sets them. */
export function MarkedField({ called, ...field }: FormFieldProps & { called: string }) {
  const { box, setMark, onKeyDown } = useMarks()
  return (
    <Box ref={box}>
      <ClaimedField
        {...field}
        isLong
        roundedTop="none"
        above={
          <MarkToolbar
            label={`Mise en forme, ${called}`}
            without={articlesAlone}
            onUse={(mark) => mark !== 'product' && setMark(mark)}
          />
        }
        onKeyDown={onKeyDown}
      />
    </Box>
  )
}

/** The content of an article: its text with marks, and a toolbar that sets them. */
export function ContentField({
  productPicker: Picker,
  ...field
}: FormFieldProps & { productPicker: ProductPicker }) {
  const { box, text, typed, edit, setMark, onKeyDown } = useMarks()
  const [isPicking, setPicking] = useState(false)
  // Where the product goes: the dialog takes the focus from the text.
  const place = useRef<TypedText | null>(null)
  const use = (mark: Mark | 'product') => {
    if (mark !== 'product') return setMark(mark)
    place.current = typed()
    setPicking(true)
  }
  // At once: while the dialog is there, the focus cannot go back to the text.
  const leave = () => flushSync(() => setPicking(false))
  return (
    <Box ref={box}>
      <ClaimedField
        {...field}
        isLong
        rows={18}
        roundedTop="none"
        above={<MarkToolbar onUse={use} />}
        onKeyDown={onKeyDown}
      />
      {isPicking && (
        <Picker
          onPick={(product) => {
            leave()
            if (place.current) edit(insertLine(place.current, productMark(product)))
          }}
          onClose={() => {
            leave()
            text().focus()
          }}
        />
      )}
    </Box>
  )
}
