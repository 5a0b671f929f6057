import { ApolloLink, gql } from '@apollo/client'
import { execute } from '@apollo/client/link'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeClient } from './client.ts'
import { queueLink } from './queue-link.ts'

const mutation = gql`
  mutation Change($n: Int) {
    change(n: $n)
  }
`

/** A server that notes what reaches it and answers when told to. */
function setUp() {
  const client = makeClient({ uri: '/graphql' })
  const sent: { n: unknown; answer: Subject<ApolloLink.Result> }[] = []
  const server = new ApolloLink((operation) => {
    const answer = new Subject<ApolloLink.Result>()
    sent.push({ n: operation.variables.n, answer })
    return answer
  })
  const link = ApolloLink.from([queueLink(), server])
  const heard: string[] = []
  const ask = (n: number, context: Record<string, unknown>) =>
    execute(link, { query: mutation, variables: { n }, context }, { client }).subscribe({
      next: (result) => heard.push(`${n}: ${JSON.stringify(result.data)}`),
      error: (error) => heard.push(`${n}: ${error.message}`),
    })
  const answer = (data: string) => {
    const { answer } = sent.at(-1) ?? {}
    answer?.next({ data: { change: data } })
    answer?.complete()
  }
  return { ask, answer, sent, heard, numbers: () => sent.map(({ n }) => n) }
}

it('sends what has a queue one after the other, and the rest at once', () => {
  const { ask, answer, numbers } = setUp()
  ask(1, { queue: 'cart' })
  ask(2, { queue: 'cart' })
  ask(3, {})
  ask(4, { queue: 'other' })
  expect(numbers()).toEqual([1, 3, 4])
  answer('four')
  expect(numbers()).toEqual([1, 3, 4])
})

it('goes on after an answer and after a failure', () => {
  const { ask, answer, sent, heard, numbers } = setUp()
  for (const n of [1, 2, 3]) ask(n, { queue: 'cart' })
  answer('one')
  sent.at(-1)?.answer.error(new Error('panne'))
  expect(numbers()).toEqual([1, 2, 3])
  answer('three')
  expect(heard).toEqual(['1: {"change":"one"}', '2: panne', '3: {"change":"three"}'])
})

it('lets the last wish for a thing replace the one still waiting, and answers both', () => {
  const { ask, answer, heard, numbers } = setUp()
  for (const n of [1, 2, 3]) ask(n, { queue: 'cart', replaces: 'line-7' })
  ask(4, { queue: 'cart', replaces: 'line-8' })
  answer('one')
  answer('three')
  answer('four')
  expect(numbers()).toEqual([1, 3, 4])
  expect(heard).toEqual([
    '1: {"change":"one"}',
    '2: {"change":"three"}',
    '3: {"change":"three"}',
    '4: {"change":"four"}',
  ])
})
