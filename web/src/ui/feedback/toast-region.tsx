import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type ToastMessage, toastStore } from '../../lib/toaster.ts'
import { toastRecipe } from '../layout/overlay-recipes.ts'

const shown = createToaster({
  placement: 'bottom',
  max: 1,
  duration: 5000,
  pauseOnPageIdle: true,
  // Above the phone's keyboard, what was pressed, the consent banner and the bars at the foot (theme/page.css).
  offsets: {
    top: '0.5rem',
    left: '1rem',
    right: '1rem',
    bottom:
      'calc(max(var(--keyboard, 0px), var(--pressed-room, 0px), var(--banner-height, 0px) + max(var(--bar-room, 0px), var(--foot-room, 0px)) + env(safe-area-inset-bottom)) + 0.75rem)',
  },
})

let current: ToastMessage | null = null
/** Whether anything was pressed since: a dialog that opens by itself, after another that was saved, is no next thing. */
let isAnswered = false

const replaceWith = (message: ToastMessage | null) => {
  toastStore.delivered()
  current = message
  isAnswered = false
  // After this render: Chakra's store flushes synchronously, which React forbids inside an effect.
  queueMicrotask(() => {
    // One at a time: what has just happened matters more than what happened before.
    shown.remove()
    if (!message) return
    leaveInSight(pressed ?? document.activeElement)
    const { link, action, ...words } = message
    shown.create({ ...words, meta: { link, action }, closable: true })
  })
}

let pressed: Element | null = null

/** Remembers what was pressed last: not every browser gives it the focus. */
function watchPresses(): () => void {
  const note = ({ target }: PointerEvent) => {
    isAnswered = true
    pressed = target instanceof Element ? (target.closest('button, a, label') ?? target) : null
  }
  const noteKey = () => {
    isAnswered = true
  }
  addEventListener('pointerdown', note, true)
  addEventListener('keydown', noteKey, true)
  return () => {
    removeEventListener('pointerdown', note, true)
    removeEventListener('keydown', noteKey, true)
  }
}

const onPhone = () => matchMedia('(max-width: 47.99rem)').matches

/** On a phone a message comes above what it answers to, and the fields of its form, where those lie at the foot. */
function leaveInSight(part: Element | null): void {
  const form = part?.closest('form')?.getBoundingClientRect()
  const box = form && form.height < innerHeight / 3 ? form : part?.getBoundingClientRect()
  const isAtFoot = box && box.bottom > (innerHeight * 2) / 3 && box.top > innerHeight / 3
  const room = onPhone() && isAtFoot ? innerHeight - box.top : 0
  document.documentElement.style.setProperty('--pressed-room', `${Math.round(room)}px`)
}

/**
 * A message of before a dialog would lie over its buttons: it goes when somebody opens one, and with it the page stops scrolling.
 * On a wide screen it lies beside it: there it stays as long as it can take something back.
 */
function leaveToDialogs(): () => void {
  const observer = new MutationObserver(() => {
    const isOpen = document.body.hasAttribute('data-scroll-lock')
    if (isOpen && isAnswered && (onPhone() || !current?.action)) shown.dismiss()
  })
  observer.observe(document.body, { attributeFilter: ['data-scroll-lock'] })
  return () => observer.disconnect()
}

/** Most phones lay their keyboard over the foot of the window: how much of it. */
function watchKeyboard(): () => void {
  const seen = window.visualViewport
  const note = () => {
    const hidden = seen ? Math.max(0, innerHeight - seen.height * seen.scale - seen.offsetTop) : 0
    document.documentElement.style.setProperty('--keyboard', `${Math.round(hidden)}px`)
  }
  note()
  seen?.addEventListener('resize', note)
  return () => seen?.removeEventListener('resize', note)
}

/** Shows the messages of the toaster. */
export function ToastRegion() {
  useEffect(() => toastStore.subscribe(replaceWith), [])
  useEffect(watchKeyboard, [])
  useEffect(watchPresses, [])
  useEffect(leaveToDialogs, [])
  return (
    <Toaster toaster={shown} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root recipe={toastRecipe} width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxW="full">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            {toast.meta?.action && (
              <ToastButton {...toast.meta.action} onPressed={() => shown.dismiss(toast.id)} />
            )}
            {toast.meta?.link && <ToastLink {...toast.meta.link} onFollow={() => shown.dismiss(toast.id)} />}
          </Stack>
          <Toast.CloseTrigger aria-label="Fermer le message" />
        </Toast.Root>
      )}
    </Toaster>
  )
}

type ToastLinkProps = { to: string; label: string; onFollow: () => void }

const wayOn = {
  alignSelf: 'flex-start',
  py: '1',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
} as const

type ToastButtonProps = { label: string; onPress: () => void; onPressed: () => void }

/** What a message lets one do, in the colour of its words. */
function ToastButton({ label, onPress, onPressed }: ToastButtonProps) {
  const press = () => {
    onPressed()
    onPress()
  }
  return (
    <chakra.button type="button" cursor="button" minH="11" {...wayOn} onClick={press}>
      {label}
    </chakra.button>
  )
}

/** The way on from a message, in the colour of its words. */
function ToastLink({ to, label, onFollow }: ToastLinkProps) {
  return (
    <chakra.span asChild {...wayOn}>
      <Link to={to} onClick={onFollow}>
        {label}
      </Link>
    </chakra.span>
  )
}
