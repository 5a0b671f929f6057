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

/** The content of an article: its text with marks, and a toolbar that sets them. */
export function ContentField({
  productPicker: Picker,
  ...field
}: FormFieldProps & { productPicker: ProductPicker }) {
  const box = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  // Where the product goes: the dialog takes the focus from the text.
  const place = useRef<TypedText | null>(null)
  const text = () => box.current?.querySelector('textarea') as HTMLTextAreaElement
  const typed = (): TypedText => {
    const { value, selectionStart: start, selectionEnd: end } = text()
    return { value, start, end }
  }
  const edit = (change: TextEdit) => applyEdit(text(), change)
  const use = (mark: Mark | 'product') => {
    if (mark !== 'product') return edit(insertMark(typed(), mark))
    place.current = typed()
    setPicking(true)
  }
  // At once: while the dialog is there, the focus cannot go back to the text.
  const leave = () => flushSync(() => setPicking(false))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const mark = markOfKey(event)
    if (!mark) return
    event.preventDefault()
    use(mark)
  }
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
