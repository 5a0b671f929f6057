/** What a request of the client carries: by hash in its address, or as text in its body. */
interface SentOperation {
  method: string
  operationName: string
  variables: Record<string, unknown>
  query?: string
  hash?: string
}

/** Reads it from what the client has handed to `fetch`. */
export function sentOperation(url: unknown, init: RequestInit | undefined): SentOperation {
  const method = init?.method ?? 'GET'
  if (method !== 'GET') return { method, ...JSON.parse(String(init?.body)) }
  const { searchParams } = new URL(String(url), 'http://shop')
  const read = (name: string) => JSON.parse(searchParams.get(name) ?? '{}')
  const operationName = searchParams.get('operationName') ?? ''
  const hash = read('extensions').persistedQuery?.sha256Hash
  return { method, operationName, variables: read('variables'), hash }
}
