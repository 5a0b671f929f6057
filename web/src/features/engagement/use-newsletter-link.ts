import { useState } from 'react'
import { errorMessage, hasErrorCode } from '../../graphql/errors.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Where somebody who followed a link of a mail stands. */
export type LinkStep = 'asking' | 'done' | 'done before' | 'invalid link'

/** The step, and what the button does. */
export interface NewsletterLinkUse {
  step: LinkStep
  isBusy: boolean
  press: () => void
}

/**
 * Does what the link of a mail is for, when told to; a link that the API does not know is a step of its own, any
 * other failure a toast, and the button stays.
 * @param send resolves to whether it was done now, and not before.
 */
export function useNewsletterLink(
  token: string,
  failureTitle: string,
  send: () => Promise<boolean>,
): NewsletterLinkUse {
  const [step, setStep] = useState<LinkStep>(token ? 'asking' : 'invalid link')
  const { isBusy, run } = useOneAtATime()
  const press = () =>
    void run(async () => {
      try {
        setStep((await send()) ? 'done' : 'done before')
      } catch (error) {
        if (hasErrorCode(error, 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT')) return setStep('invalid link')
        toaster.error({ title: failureTitle, description: errorMessage(error) })
      }
    })
  return { step, isBusy, press }
}
