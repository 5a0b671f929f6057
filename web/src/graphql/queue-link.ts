import { ApolloLink } from '@apollo/client'
import { Observable, type Observer } from 'rxjs'

/** Context of an operation: the queue it waits in, and which earlier request it replaces. */
export type QueueContext = { queue?: string; replaces?: string }

interface Turn {
  replaces: string | undefined
  send: () => Observable<ApolloLink.Result>
  waiting: Observer<ApolloLink.Result>[]
}

interface Queue {
  isBusy: boolean
  turns: Turn[]
}

function serve(queue: Queue): void {
  const turn = queue.turns.shift()
  queue.isBusy = turn !== undefined
  turn?.send().subscribe({
    next: (result) => {
      for (const each of turn.waiting) each.next(result)
    },
    error: (error) => {
      for (const each of turn.waiting) each.error(error)
      serve(queue)
    },
    complete: () => {
      for (const each of turn.waiting) each.complete()
      serve(queue)
    },
  })
}

/**
 * Operations of one queue reach the server one after the other, in the order in which they were asked for. One that
 * replaces the last still waiting takes its place, and answers both: ten quick presses on « plus » make two calls.
 */
export function queueLink(): ApolloLink {
  const queues = new Map<string, Queue>()
  return new ApolloLink((operation, forward) => {
    const { queue: name, replaces } = operation.getContext() as QueueContext
    if (!name) return forward(operation)
    return new Observable((observer) => {
      const queue = queues.get(name) ?? { isBusy: false, turns: [] }
      queues.set(name, queue)
      const last = queue.turns.at(-1)
      const isReplaced = last !== undefined && replaces !== undefined && last.replaces === replaces
      if (isReplaced) queue.turns.pop()
      const waiting = isReplaced ? [...last.waiting, observer] : [observer]
      queue.turns.push({ replaces, send: () => forward(operation), waiting })
      if (!queue.isBusy) serve(queue)
    })
  })
}
