import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { normaliseText } from '../../../lib/list/list-url.ts'
import { rememberRecent } from '../../../lib/session/recent-items.ts'

/** The field that was there before this code, and what its owner can do for it. */
export interface SearchBoxProps {
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Whether the search covers the screen, as on a phone, or hangs below its field. */
const isSheet = (form: HTMLFormElement | null) => form !== null && getComputedStyle(form).position === 'fixed'

/**
 * Makes a combobox of a field that somebody may be typing in: its letters stay where they are, it gains keys.
 * Options are found in the page by their role, in their order there; `activeId` is the one that Enter follows.
 */
export function useSearchBox({ form, input, isOpen, onOpen, onClose }: SearchBoxProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [activeId, setActive] = useState<string | null>(null)

  const write = useCallback(
    (typed: string) => {
      if (input.current) input.current.value = typed
      setText(typed)
      setActive(null)
    },
    [input],
  )

  const leave = useCallback(() => {
    const opener = isSheet(form.current) ? form.current?.querySelector<HTMLElement>('[type=submit]') : null
    // The field of a sheet goes with it, and what opened it comes back.
    flushSync(() => {
      setActive(null)
      onClose()
    })
    opener?.focus()
  }, [form, onClose])

  /** The search is over: a place was chosen. What that place is searched for stays, before its page has come as well. */
  const finish = useCallback(
    (kept: string) => {
      const searched = normaliseText(input.current?.value ?? '')
      if (searched) rememberRecent('recentSearches', searched)
      write(kept)
      input.current?.blur()
      onClose()
    },
    [input, write, onClose],
  )

  useLayoutEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen && activeId) input.current?.setAttribute('aria-activedescendant', activeId)
    else input.current?.removeAttribute('aria-activedescendant')
  }, [input, isOpen, activeId])

  useEffect(() => {
    const [field, box] = [input.current, form.current]
    if (!field || !box) return
    const options = () => [...box.querySelectorAll('[role=option]')]
    const move = (event: KeyboardEvent, to: (place: number, last: number) => number) => {
      event.preventDefault()
      onOpen()
      const all = options()
      const place = to(
        all.findIndex(({ id }) => id === activeId),
        all.length - 1,
      )
      all[place]?.scrollIntoView({ block: 'nearest' })
      setActive(all[place]?.id ?? null)
    }
    const keys: Record<string, (event: KeyboardEvent) => void> = {
      // Past the last option comes the field itself, then the first.
      ArrowDown: (event) => move(event, (place, last) => (place === last ? -1 : place + 1)),
      ArrowUp: (event) => move(event, (place, last) => (place === -1 ? last : place - 1)),
      Home: (event) => activeId && move(event, () => 0),
      End: (event) => activeId && move(event, (_place, last) => last),
      Escape: (event) => {
        if (!isOpen) return write('')
        event.preventDefault()
        leave()
      },
      Enter: (event) => {
        const chosen = options().find(({ id }) => id === activeId)
        if (!chosen) return
        event.preventDefault()
        ;(chosen as HTMLElement).click()
      },
    }
    const press = (event: KeyboardEvent) => {
      if (!event.isComposing) keys[event.key]?.(event)
    }
    const type = () => {
      onOpen()
      setText(field.value)
      setActive(null)
    }
    const send = (event: SubmitEvent) => {
      event.preventDefault()
      const search = normaliseText(field.value)
      if (!search) return field.focus()
      finish(search)
      navigate(paths.products({ search }))
    }
    const lose = (event: FocusEvent) => {
      // Another window is no leave-taking, and a sheet is left by its own means.
      if (document.activeElement === field || isSheet(box)) return
      if (!box.contains(event.relatedTarget as Node | null)) leave()
    }
    // What was typed since this was drawn, before anybody listened; and who has left the field since is not followed.
    setText(field.value)
    if (isOpen && !isSheet(box) && !box.contains(document.activeElement)) onClose()
    field.addEventListener('input', type)
    field.addEventListener('keydown', press)
    box.addEventListener('submit', send)
    box.addEventListener('focusout', lose)
    return () => {
      field.removeEventListener('input', type)
      field.removeEventListener('keydown', press)
      box.removeEventListener('submit', send)
      box.removeEventListener('focusout', lose)
    }
  }, [input, form, isOpen, activeId, onOpen, onClose, write, leave, finish, navigate])

  useCoveredPage(form, isOpen)
  return { text, write, activeId, leave, finish }
}

/** While the sheet is open nothing behind it can be reached or scrolled. */
function useCoveredPage(form: RefObject<HTMLFormElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || !isSheet(form.current)) return
    const covered: HTMLElement[] = []
    for (
      let inner: Element | null = form.current;
      inner && inner !== document.body;
      inner = inner.parentElement
    )
      for (const beside of inner.parentElement?.children ?? [])
        if (beside !== inner && beside instanceof HTMLElement && !beside.inert) covered.push(beside)
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    for (const element of covered) element.inert = true
    return () => {
      document.body.style.overflow = overflow
      for (const element of covered) element.inert = false
    }
  }, [form, isOpen])
}
