import type { DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { type ToastMessage, toaster } from '../lib/toaster.ts'
import { hasErrorCode, type Refusal, readRefusal, someFailure, userMessage } from './errors.ts'

/** What came of an action: its result, or why not, in the words of its message. Either way the person has been told. */
export type Outcome<T> = { done: T } | { refusal: Refusal }

type Message = Omit<ToastMessage, 'type'>

/** What an action says and does around its mutation. */
export interface ActionOptions<D, V extends OperationVariables>
  extends Pick<useMutation.Options<D, V>, 'update' | 'optimisticResponse'> {
  /** What the links need to know, e.g. the queue it waits in. */
  context?: DefaultContext | ((variables: V) => DefaultContext)
  /** Belongs to the action: awaited before success is said, and when it throws the action has failed. */
  onDone?: (data: D, variables: V) => unknown
  /** What is said when it worked; nothing without it. A text alone is the title. */
  success?: string | Message | ((data: D, variables: V) => string | Message)
  /**
   * What is said when it did not. A text is the sentence under « Erreur » for when the API says nothing to people;
   * a message is the same with its own title. A function decides everything, and says nothing with null.
   */
  failure?: string | Message | ((error: unknown, variables: V) => Message | null)
  /** What follows when nobody is signed in any more, instead of `failure`. Without it that is a failure like others. */
  onSessionEnded?: (variables: V) => void
}

/** Does it, says how it went, and never throws. `success`: what is said of this one when it worked. */
export type Action<D, V> = (variables: V, success?: string | Message) => Promise<Outcome<D>>

// Apollo's own type asks for variables or not by what they are, which a generic cannot tell.
type Send<V> = (options: { variables: V; context?: DefaultContext }) => Promise<{ data?: unknown }>

const asMessage = (said: string | Message): Message => (typeof said === 'string' ? { title: said } : said)

function failureMessage(failure: string | Message, error: unknown): Message {
  const { title, description } =
    typeof failure === 'string' ? { title: 'Erreur', description: failure } : failure
  return { title, description: userMessage(error) ?? description ?? someFailure }
}

/**
 * The one way to send a mutation that a person asked for: `[run, isRunning]`. One place decides what is said in a
 * message, what a form gets to show (`refusal`), and what follows the end of a session.
 *
 *     const [subscribe] = useAction(SubscribeDocument, {
 *       success: 'Inscription réussie !',
 *       failure: { title: 'Erreur d’inscription', description: 'Veuillez réessayer.' },
 *     })
 *     const outcome = await subscribe({ email })
 *     if ('refusal' in outcome) showRefusedFields(form, names, outcome.refusal.fields)
 *
 * Put all the actions of one noun into one hook file; in the administration use `useAdminAction`.
 */
export function useAction<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  options: ActionOptions<D, V> = {},
): [Action<D, V>, boolean] {
  const { context, onDone, success, failure = someFailure, onSessionEnded, ...mutation } = options
  const [mutate, { loading }] = useMutation<D, V>(document, mutation as useMutation.Options<D, V>)

  const run: Action<D, V> = async (variables, ownSuccess) => {
    let done: D
    try {
      const sent = { variables, context: typeof context === 'function' ? context(variables) : context }
      const { data } = await (mutate as Send<V>)(sent)
      // Without data there is an error, and that is thrown.
      done = data as D
      await onDone?.(done, variables)
    } catch (error) {
      const refusal = readRefusal(error)
      if (onSessionEnded && hasErrorCode(error, 'UNAUTHENTICATED')) {
        onSessionEnded(variables)
        return { refusal }
      }
      const said = typeof failure === 'function' ? failure(error, variables) : failureMessage(failure, error)
      if (!said) return { refusal }
      toaster.error(said)
      return { refusal: { ...refusal, message: said.description ?? refusal.message } }
    }
    const said = ownSuccess ?? (typeof success === 'function' ? success(done, variables) : success)
    if (said !== undefined) toaster.success(asMessage(said))
    return { done }
  }
  return [run, loading]
}
