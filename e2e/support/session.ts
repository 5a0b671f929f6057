import { type BrowserContextOptions, request } from 'playwright-core'

/** What a browser keeps of somebody who is signed in. */
export type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Signs in at the API of the shop at this address, without a browser: by POST /api/login or /api/register. */
export async function openSession(
  origin: string,
  path: '/api/login' | '/api/register',
  data: object,
): Promise<Session> {
  const api = await request.newContext({ baseURL: origin })
  const answer = await api.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`)
  const session = await api.storageState()
  await api.dispose()
  return session
}
