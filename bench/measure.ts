import { once } from 'node:events'
import autocannon from 'autocannon'
import type { Ask } from './asks.ts'
import { median } from './median.ts'
import { type Scenario, scenarios, type World } from './scenarios.ts'
import type { Server, Statement } from './servers.ts'

/** How long to look. */
export interface Effort {
  pairs: number
  seconds: number
}

/** What one scenario cost. Times in ms, rates in requests a second. */
export interface Measure {
  shop: number
  bare?: number
  /** Shop to bare: the median of the pairs, so that a noisy neighbour in one of them does not count. */
  ratio?: number
  p50: number
  p99: number
  /** With one connection: how long somebody waits who is alone. */
  p50Alone: number
}

/** Who is measured beside whom. */
interface Contest {
  scenario: Scenario
  shop: Server
  bare: Server
  world: World
  effort: Effort
}

const connections = 16

/** Alternates short runs of the shop and of its twin: both then meet the same noise. */
export async function measure({ scenario, shop, bare, world, effort }: Contest): Promise<Measure> {
  // On through the runs: what was asked for once is not new any more.
  let asked = 0
  const ask = () => scenario.ask(asked++, world)
  const seconds = scenario.seconds ?? effort.seconds
  const loadShop = (seconds: number, at = connections) => load(shop.origin, ask, { seconds, at, scenario })
  const index = scenarios.indexOf(scenario)
  let bareAsked = 0
  const loadBare = () =>
    load(bare.origin, () => ({ path: `/${index}/${bareAsked++}` }), {
      seconds,
      at: connections,
    })
  await loadShop(0.5)
  const shops: autocannon.Result[] = []
  const bares: autocannon.Result[] = []
  for (let pair = 0; pair < effort.pairs; pair++) {
    shops.push(await loadShop(seconds))
    if (scenario.twin) bares.push(await loadBare())
  }
  const alone = await loadShop(effort.seconds / 2, 1)
  const rate = ({ requests, duration }: autocannon.Result) => requests.total / duration
  return {
    shop: median(shops.map(rate)),
    ...(scenario.twin && {
      bare: median(bares.map(rate)),
      ratio: median(shops.map((result, pair) => rate(result) / rate(bares[pair] ?? result))),
    }),
    p50: median(shops.map(({ latency }) => latency.p50)),
    p99: median(shops.map(({ latency }) => latency.p99)),
    p50Alone: alone.latency.p50,
  }
}

interface Load {
  seconds: number
  /** Connections. */
  at: number
  scenario?: Scenario
}

async function load(origin: string, ask: () => Ask, { seconds, at, scenario }: Load) {
  const result = await autocannon({
    url: origin,
    connections: at,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...ask() }) }],
  })
  const right = result.statusCodeStats?.[`${scenario?.status ?? 200}`]
  const answers = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  if (result.errors > 0 || answers === 0 || Number(right?.count ?? 0) < answers)
    throw new Error(
      `${scenario?.name ?? origin}: ${result.errors} requests failed, answers ${JSON.stringify(result.statusCodeStats)}`,
    )
  return result
}

/** SQL statements of one request, by a shop that notes them (count-statements.ts). */
export async function statementsOf(scenario: Scenario, counting: Server, world: World): Promise<Statement[]> {
  const ask = (n: number) => {
    const { path, ...options } = scenario.ask(n, world)
    return fetch(counting.origin + path, options).then((answer) => answer.text())
  }
  // Once before: connections and caches are then as they are under load.
  await ask(0)
  await sent(counting)
  // What the shop does by itself now and then falls into one of them, and is no part of a request.
  let fewest: Statement[] | undefined
  for (let n = 1; n <= 5; n++) {
    await ask(n)
    const statements = await sent(counting)
    if (!fewest || statements.length < fewest.length) fewest = statements
  }
  return fewest ?? []
}

async function sent({ child }: Server): Promise<Statement[]> {
  const answer = once(child, 'message')
  child.send('statements?')
  return (await answer)[0] as Statement[]
}
