import { sessionCookieName } from '../platform/http/session.ts'
import type { Answer, Ask, TestShop } from './shop.ts'

/** A client that keeps cookies as a browser does; any number of them may share one shop. */
export class Browser {
  /** « name=value » of the session cookie; empty before there is one. */
  cookie = ''
  /** The same of the other cookies, by name. */
  readonly others = new Map<string, string>()

  constructor(
    private readonly shop: TestShop,
    private readonly headers: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, body?: unknown, headers: Ask['headers'] = {}): Promise<Answer> {
    const cookies = [this.cookie, ...this.others.values()].filter(Boolean).join('; ')
    const answer = await this.shop.call(method, path, {
      body,
      headers: { ...this.headers, ...(cookies ? { cookie: cookies } : {}), ...headers },
    })
    for (const given of answer.headers.getSetCookie()) {
      const [cookie = ''] = given.split(';')
      const [name = ''] = cookie.split('=')
      if (name === sessionCookieName(this.shop.env)) this.cookie = cookie
      else this.others.set(name, cookie)
    }
    return answer
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown) => this.call('POST', path, body)
  graphql = (query: string, variables?: Record<string, unknown>) =>
    this.call('POST', '/graphql', { query, variables })

  login = (email: string, password: string) => this.post('/api/login', { email, password })
  logout = () => this.post('/api/logout')
}
