/** One customer who orders again and again, and remembers what was acknowledged. */
export class Orderer {
  /** Ids of acknowledged orders. */
  readonly acknowledged: number[] = []
  /** Each order's Idempotency-Key; the last one may never have been answered. */
  private keys = 0
  private pending = false

  private constructor(private readonly cookie: string) {}

  /** Opens an account in the shop at `origin`. */
  static async register(origin: string, email: string): Promise<Orderer> {
    const account = { email, password: 'mot de passe', firstName: 'Ana', lastName: 'Petit' }
    const answer = await new Orderer('').send(origin, 'POST', '/api/register', account)
    return new Orderer(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }

  /** Orders one product at a time until the shop is gone. What was not answered is asked for again, first. */
  async orderUntilGone(origin: string, productId: number): Promise<void> {
    try {
      for (;;) await this.order(origin, productId)
    } catch (error) {
      // A connection that broke: the shop was killed.
      if (!(error instanceof TypeError)) throw error
    }
  }

  /** Asks once more for the order that was never answered. */
  async finish(origin: string): Promise<void> {
    if (this.pending) await this.order(origin, 0)
  }

  /** Every order of this customer, each with its number of items. */
  async orders(origin: string): Promise<Map<number, number>> {
    const ids: { id: number }[] = await (await this.send(origin, 'GET', '/api/orders')).json()
    const found = new Map<number, number>()
    for (const { id } of ids) {
      const { items } = await (await this.send(origin, 'GET', `/api/orders/${id}`)).json()
      found.set(id, items.length)
    }
    return found
  }

  private async order(origin: string, productId: number): Promise<void> {
    if (!this.pending) await this.send(origin, 'POST', '/api/cart', { productId, quantity: 1 })
    this.keys += this.pending ? 0 : 1
    this.pending = true
    const answer = await this.send(origin, 'POST', '/api/orders', {}, { 'idempotency-key': `k-${this.keys}` })
    const { id } = await answer.json()
    this.pending = false
    this.acknowledged.push(id)
  }

  private async send(
    origin: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
