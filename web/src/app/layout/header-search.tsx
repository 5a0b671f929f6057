import { IconButton } from '@chakra-ui/react/button'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { addressWords, paths } from '../paths.ts'

const loadPanel = () => import('../../features/catalogue/search/search-panel.tsx')
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }))

/** Below a wide screen the search is a sheet over the whole screen, in the very gesture: phones open their keyboard for no other. */
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
  const show = useCallback(() => setOpen(true), [])
  const hide = useCallback(() => setOpen(false), [])
  const open = () => {
    flushSync(() => {
      setAsked(true)
      setOpen(true)
    })
    input.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was in the field before the page answered is let on once.
  useEffect(() => {
    if (document.activeElement === input.current) open()
    const openOnSlash = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if ((target as Element).closest('input, textarea, select, [contenteditable], [role=dialog]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', openOnSlash)
    return () => document.removeEventListener('keydown', openOnSlash)
  }, [])
  // Once it is open the loupe sends what was typed.
  const press = (event: MouseEvent) => {
    if (isOpen) return
    event.preventDefault()
    open()
  }
  return (
    <chakra.form
      ref={form}
      role="search"
      aria-label="Toute la boutique"
      action={paths.products()}
      data-open={isOpen || undefined}
      display="flex"
      flex={{ xl: '0 1 20rem' }}
      position="relative"
      css={isOpen ? { xlDown: sheet } : undefined}
      onPointerEnter={loadPanel}
    >
      <Input
        ref={input}
        role="combobox"
        aria-label="Rechercher dans la boutique"
        aria-autocomplete="list"
        aria-controls="suggestions"
        aria-expanded="false"
        name={addressWords.products.search}
        hideBelow={isOpen ? undefined : 'xl'}
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
        display={{ base: isOpen ? 'none' : 'inline-flex', xl: 'inline-flex' }}
        position={{ xl: 'absolute' }}
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
