import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'
import { hasJoinedHere } from '../../lib/session/waitlist-joined.ts'
import { DoneNote } from '../../ui/feedback/done-note.tsx'

const loadForm = () => import('./opening-waitlist.tsx')
const OpeningWaitlist = lazy(() => loadForm().then((module) => ({ default: module.OpeningWaitlist })))

/** For a visitor who wants no account: told of the opening by e-mail alone, with what they have chosen. */
export function OpeningReminder() {
  const [isAsked, setAsked] = useState(false)
  const [hasJoined, setJoined] = useState(() => hasJoinedHere())
  if (hasJoined) return <DoneNote>Un e-mail vous préviendra de l’ouverture</DoneNote>
  return (
    <Box fontSize="sm" color="fg.muted">
      {'Sans compte\u00a0: '}
      <Button
        variant="plain"
        h="auto"
        minH="11"
        whiteSpace="normal"
        textAlign="start"
        fontSize="inherit"
        px="0"
        textDecoration="underline"
        color="accent.fg"
        aria-haspopup="dialog"
        onPointerEnter={loadForm}
        onFocus={loadForm}
        onClick={() => setAsked(true)}
      >
        être prévenu de l’ouverture par e-mail
      </Button>
      {isAsked && (
        <Suspense>
          <OpeningWaitlist
            person={null}
            cart={undefined}
            onClosed={() => {
              setAsked(false)
              setJoined(hasJoinedHere())
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
