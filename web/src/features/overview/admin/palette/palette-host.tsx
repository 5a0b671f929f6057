import { IconButton } from '@chakra-ui/react/button'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainKey, type KeyShortcut } from '../../../../lib/use-key-shortcuts.ts'
import { paletteCommands } from './palette-commands.ts'
import { useIsOffered } from './use-is-offered.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }))

/** How long the first key of two waits for the second. */
const sequenceMs = 1500

const destinations = new Map(
  paletteCommands.flatMap((command) => (command.keys ? [[command.keys, command] as const] : [])),
)
const beginnings = new Set([...destinations.keys()].map((keys) => keys.split(' ', 1)[0]))

interface PaletteHostProps {
  /** The letters of single screens, for the help. */
  others: { title: string; shortcuts: readonly KeyShortcut[] }[]
  /** Signs out. */
  onLeave: () => void
}

/** The button of the palette, and the keys that work everywhere in the administration. */
export function PaletteHost({ others, onLeave }: PaletteHostProps) {
  const [opened, setOpened] = useState<'palette' | 'help' | null>(null)
  const begun = useRef({ key: '', at: 0 })
  const navigate = useNavigate()
  const isOffered = useIsOffered()

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    // In the text of an article it makes a link.
    if (!isControlK || event.altKey || event.shiftKey || event.defaultPrevented) return
    event.preventDefault()
    setOpened(opened === 'palette' ? null : 'palette')
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!isPlainKey(event) || opened || document.querySelector('[role="dialog"], [role="alertdialog"]'))
      return
    const { key: first, at } = begun.current
    const wanted = event.timeStamp - at < sequenceMs ? destinations.get(`${first} ${key}`) : undefined
    const to = wanted && isOffered(wanted) ? wanted.to : undefined
    begun.current = { key: beginnings.has(key) && !to ? key : '', at: event.timeStamp }
    const search = key === '/' ? document.querySelector<HTMLElement>('main [type="search"]') : null
    if (to) void navigate(to)
    else if (key === '?') setOpened('help')
    else if (search) search.focus()
    else return
    // Nobody else takes the letter.
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const listenLast = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', listen, true)
    document.addEventListener('keydown', listenLast)
    return () => {
      document.removeEventListener('keydown', listen, true)
      document.removeEventListener('keydown', listenLast)
    }
  }, [])
  const close = () => setOpened(null)
  return (
    <>
      <IconButton
        variant="ghost"
        aria-label="Aller à"
        title="Aller à (Ctrl K)"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      >
        <Search aria-hidden />
      </IconButton>
      <Suspense>
        {opened === 'palette' && <CommandPalette onLeave={onLeave} onClose={close} />}
        {opened === 'help' && <ShortcutsSheet others={others} onClose={close} />}
      </Suspense>
    </>
  )
}
