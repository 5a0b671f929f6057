import { Button } from '@chakra-ui/react/button'
import { hasErrorCode } from '../../graphql/errors.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../error-state.tsx'

interface RecordErrorProps extends ErrorStateProps {
  error: unknown
  /** Said when there is no such thing. */
  notFound: string
  /** Back to the list. */
  onClose: () => void
}

/** In the place of a thing that did not come: there is none, or it can be asked for again. */
export function RecordError({ error, notFound, onClose, ...failure }: RecordErrorProps) {
  // An address that is no number leads to nothing either.
  if (hasErrorCode(error, 'NOT_FOUND', 'BAD_USER_INPUT'))
    return <MissingRecord title={notFound} onClose={onClose} />
  return <ErrorState {...failure} />
}

/** There is no such thing, or no longer. */
export function MissingRecord({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description="Cette fiche n’existe pas, ou n’existe plus."
        action={<Button onClick={onClose}>Revenir à la liste</Button>}
      />
    </div>
  )
}
