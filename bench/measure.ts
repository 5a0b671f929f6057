import { once } from 'node:events'
import autocannon from 'autocannon'
import { median } from './median.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import type { Server } from './servers.ts'

/** How long to look. */
export interface Effort {
  pairs: number
  seconds: number
}

/** What one scenario cost. Times in ms, rates in requests a second. */
export interface Measure {
  name: string
  shop: number
  bare?: number
  /** Shop to bare: the median of the pairs, so that a noisy neighbour in one of them does not count. */
  ratio?: number
  p50: number
  p99: number
}

const connections = 16

/** Alternates short runs of the shop and of its twin: both then meet the same noise. */
export async function measure(
  scenario: Scenario,
  shop: Server,
  bare: Server,
  { pairs, seconds }: Effort,
): Promise<Measure> {
  const twin = scenario.sql ? `${bare.origin}/${scenarios.indexOf(scenario)}` : undefined
  await load(shop.origin + scenario.path, scenario.body, 1)
  if (twin) await load(twin, undefined, 1)
  const runs: { shop: autocannon.Result; bare?: autocannon.Result }[] = []
  for (let pair = 0; pair < pairs; pair++)
    runs.push({
      shop: await load(shop.origin + scenario.path, scenario.body, seconds),
      bare: twin ? await load(twin, undefined, seconds) : undefined,
    })
  const rate = (result: autocannon.Result) => result.requests.average
  const shops = runs.map((run) => run.shop)
  const bares = runs.flatMap((run) => run.bare ?? [])
  return {
    name: scenario.name,
    shop: median(shops.map(rate)),
    ...(twin && {
      bare: median(bares.map(rate)),
      ratio: median(runs.map((run) => rate(run.shop) / (run.bare ? rate(run.bare) : 1))),
    }),
    p50: median(shops.map(({ latency }) => latency.p50)),
    p99: median(shops.map(({ latency }) => latency.p99)),
  }
}

async function load(url: string, body: string | undefined, seconds: number): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(body && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no 2xx, ${result.errors} requests failed`)
  return result
}

/** SQL statements of one request, by a shop that counts them (count-statements.ts). */
export async function statementsOf(scenario: Scenario, counting: Server): Promise<number> {
  const ask = () =>
    fetch(counting.origin + scenario.path, {
      method: scenario.body ? 'POST' : 'GET',
      body: scenario.body,
      headers: { 'content-type': 'application/json' },
    }).then((answer) => answer.text())
  // Once before: connections and caches are then as they are under load.
  await ask()
  const before = await sent(counting)
  await ask()
  return (await sent(counting)) - before
}

async function sent({ child }: Server): Promise<number> {
  const answer = once(child, 'message')
  child.send('statements?')
  return (await answer)[0] as number
}
