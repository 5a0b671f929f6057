import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type ToastMessage, toastStore } from '../../lib/toaster.ts'
import { toastRecipe } from '../layout/overlay-recipes.ts'

const shown = createToaster({
  // On a phone over the header, which anybody can do without for five seconds: not over a form, nor behind its keyboard.
  placement: matchMedia('(width < 48rem)').matches ? 'top' : 'bottom',
  max: 1,
  duration: 5000,
  pauseOnPageIdle: true,
  // Above the consent banner and the bar of the comparison while they show.
  offsets: {
    top: '0.5rem',
    left: '1rem',
    right: '1rem',
    bottom: 'calc(var(--banner-height, 0px) + var(--bar-room, 0px) + 1rem)',
  },
})

const replaceWith = (message: ToastMessage | null) => {
  toastStore.delivered()
  // After this render: Chakra's store flushes synchronously, which React forbids inside an effect.
  queueMicrotask(() => {
    // One at a time: what has just happened matters more than what happened before.
    shown.remove()
    if (!message) return
    const { link, action, ...words } = message
    shown.create({ ...words, meta: { link, action }, closable: true })
  })
}

/** Shows the messages of the toaster. */
export function ToastRegion() {
  useEffect(() => toastStore.subscribe(replaceWith), [])
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
