import type { TypedDocumentNode } from '@apollo/client'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type Outcome, useAction } from '../../../graphql/use-action.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'

interface MailLinkProps<Opened, Answer> {
  /** Tells what the link is about, and changes nothing. */
  document: TypedDocumentNode<Opened, { token: string }>
  /** What is asked, once that is known. */
  ask: (opened: Opened, token: string, onAnswered: (answer: Answer | 'dead') => void) => ReactNode
  /** What came of it; « dead » is a link that opens nothing any more. */
  tell: (answer: Answer | 'dead') => ReactNode
}

/** The page itself says what came of it. */
const untold = { failure: () => null }

/** Whether a link of a mail opens nothing (any more), by the code of a refusal. */
export const isDeadLink = (code: string | undefined) => /^(NOT_FOUND|BAD_USER_INPUT)$/.test(code ?? '')

/** The page of a link in a mail: opening it only asks, for mail programs open links by themselves. */
export function MailLink<Opened, Answer>({ document, ask, tell }: MailLinkProps<Opened, Answer>) {
  const [token, forgetToken] = useLinkToken()
  const [open] = useAction(document, untold)
  const [opened, setOpened] = useState<Outcome<Opened>>()
  const [answer, setAnswer] = useState<Answer | 'dead'>()
  const look = async () => {
    setOpened(undefined)
    setOpened(await open({ token }))
  }
  const lookFirst = useEffectEvent(() => void look())
  useEffect(() => {
    if (token) lookFirst()
  }, [token])
  if (answer !== undefined) return tell(answer)
  if (!token) return tell('dead')
  if (!opened) return <PageSpinner />
  if ('refusal' in opened)
    return isDeadLink(opened.refusal.code) ? tell('dead') : <ErrorState onRetry={() => void look()} />
  const finish = (given: Answer | 'dead') => {
    forgetToken()
    setAnswer(() => given)
  }
  return ask(opened.done, token, finish)
}
