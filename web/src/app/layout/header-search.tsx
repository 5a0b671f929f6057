import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { normaliseText } from '../../lib/list/list-url.ts'
import { BareInput } from '../../ui/form/bare-input.tsx'
import { addressWords, paths } from '../paths.ts'

const loadPanel = () => import('../../features/catalogue/search/search-panel.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }))

/** Below a desk the search is a sheet over the whole screen, in the very gesture: phones open their keyboard for no other. */
const sheet = {
  position: 'fixed',
  inset: '0',
  bg: 'bg.canvas',
  zIndex: '1',
  display: 'block',
  p: '3',
} as const

/**
 * The search of the whole shop: a field, a loupe where there is no room for one. Both are a form that works as it is;
 * what answers while one types (`SearchPanel`) is fetched at the first sign of interest, and takes the field as it finds it.
 */
export function HeaderSearch() {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const searched = normaliseText(useSearchParams()[0].get(addressWords.products.search) ?? '')
  const shown = useRef(searched)
  const show = useCallback(() => setOpen(true), [])
  const hide = useCallback(() => setOpen(false), [])
  const open = () => {
    flushSync(() => {
      setAsked(true)
      setOpen(true)
    })
    input.current?.focus()
  }
  // The list of what was searched for says so here; what is being typed, or was before the code came, stays.
  useEffect(() => {
    if (shown.current === searched) return
    shown.current = searched
    if (input.current && document.activeElement !== input.current) input.current.value = searched
  }, [searched])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was in the field before the page answered is let on once.
  useEffect(() => {
    if (document.activeElement === input.current) open()
    const openOnSlash = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if ((target as Element).closest('input, textarea, select, [contenteditable], [role=dialog]')) return
      event.preventDefault()
      open()
      // Other words take the place of those that were searched for.
      input.current?.select()
    }
    document.addEventListener('keydown', openOnSlash)
    return () => document.removeEventListener('keydown', openOnSlash)
  }, [])
  // Once it is open the loupe sends what was typed.
  const press = (event: MouseEvent) => {
    if (isOpen) return
    event.preventDefault()
    open()
    input.current?.select()
  }
  return (
    <chakra.form
      ref={form}
      role="search"
      aria-label="Toute la boutique"
      action={paths.products()}
      data-open={isOpen || undefined}
      display="flex"
      flex={{ lg: '0 1 24rem' }}
      position="relative"
      css={isOpen ? { lgDown: sheet } : undefined}
      onPointerEnter={loadPanel}
    >
      <BareInput
        ref={input}
        role="combobox"
        aria-label="Rechercher dans la boutique"
        aria-autocomplete="list"
        aria-controls="suggestions"
        aria-expanded="false"
        name={addressWords.products.search}
        hideBelow={isOpen ? undefined : 'lg'}
        defaultValue={searched}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={catalogueLimits.typedSearchLength}
        placeholder="Rechercher"
        rounded="full"
        px="11"
        onFocus={open}
      />
      <IconButton
        type="submit"
        variant="ghost"
        aria-label="Rechercher"
        display={{ base: isOpen ? 'none' : 'inline-flex', lg: 'inline-flex' }}
        position={{ lg: 'absolute' }}
        insetStart="0"
        onClick={press}
      >
        <Search aria-hidden />
      </IconButton>
      {wasAsked && (
        <Suspense>
          <SearchPanel form={form} input={input} isOpen={isOpen} onOpen={show} onClose={hide} />
        </Suspense>
      )}
    </chakra.form>
  )
}
