import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage, hasErrorCode } from '../../graphql/errors.ts'
import { UnsubscribeFromNewsletterDocument } from '../../graphql/generated/graphql.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Where a reader who wants to leave stands. */
export type Leaving = 'asking' | 'left' | 'had left before' | 'invalid link'

/** Takes the reader with this token off the newsletter, when told to. */
export function useUnsubscribe(token: string) {
  const [leaving, setLeaving] = useState<Leaving>(token ? 'asking' : 'invalid link')
  const [mutate] = useMutation(UnsubscribeFromNewsletterDocument)
  const { isBusy, run } = useOneAtATime()
  const leave = () =>
    run(async () => {
      try {
        const { data } = await mutate({ variables: { token } })
        setLeaving(data?.unsubscribeFromNewsletter ? 'left' : 'had left before')
      } catch (error) {
        if (hasErrorCode(error, 'NOT_FOUND') || hasErrorCode(error, 'BAD_USER_INPUT'))
          return setLeaving('invalid link')
        toaster.error({ title: 'Erreur de désinscription', description: errorMessage(error) })
      }
    })
  return { leaving, isBusy, leave }
}
