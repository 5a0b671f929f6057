import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'

/**
 * A panel that a button opens and that goes away by itself: on Escape (focus goes back to the button), on a press
 * elsewhere, when focus leaves, and when a link in it is followed.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const rootProps = {
    ref: root,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      setOpen(false)
      trigger.current?.focus()
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onClick: (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) setOpen(false)
    },
  }
  return { isOpen, setOpen, rootProps, triggerRef: trigger }
}
