import type { Answer, Ask, TestShop } from './shop.ts'

/** A client that keeps cookies as a browser does; any number of them may share one shop. */
export class Browser {
  /** « name=value » of the session cookie; empty before there is one. */
  cookie = ''

  constructor(
    private readonly shop: TestShop,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, body?: unknown, headers: Ask['headers'] = {}): Promise<Answer> {
    const cookie: Record<string, string> = this.cookie ? { cookie: this.cookie } : {}
    const answer = await this.shop.call(method, path, {
      body,
      headers: { ...this.headers, ...cookie, ...headers },
    })
    const [given] = answer.headers.getSetCookie()
    if (given) this.cookie = given.split(';')[0] ?? ''
    return answer
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown) => this.call('POST', path, body)
  graphql = (query: string, variables?: Record<string, unknown>) =>
    this.call('POST', '/graphql', { query, variables })

  login = (email: string, password: string) => this.post('/api/login', { email, password })
  logout = () => this.post('/api/logout')
}
