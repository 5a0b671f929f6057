import { beforeAll, inject } from 'vitest'
import { untilReady } from './running-shop.ts'

// The shop of the journeys opens while other tests run.
beforeAll(async () => {
  if (inject('origin')) await untilReady(inject('origin'))
}, 130_000)
