import { useEffect, useState } from 'react'
import type { ProductListParams } from '../list/product-list-url.ts'
import type { UnderstoodList } from './understood-list.ts'

/** The code that understands phrases: most lists are shown without a search. */
let code: typeof import('./understood-list.ts') | undefined

/** Fetches that code; a page that begins with a search, on the server or in the browser, is shown with it. */
export async function loadPhrases(): Promise<void> {
  code ??= await import('./understood-list.ts')
}

/** A search as it was typed: until the code is there, or where it does not come. */
const asTyped = (params: ProductListParams): UnderstoodList => ({
  params,
  phrase: { rest: params.search, said: '', parts: [], aside: [] },
  choose: (wanted) => wanted,
})

/** What the search of a list says (`understoodList`), and whether that is known yet. */
export function useUnderstoodList(
  asked: ProductListParams,
  departments: readonly { slug: string }[] | undefined,
): UnderstoodList & { isPending: boolean } {
  const [isSettled, setSettled] = useState(code !== undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    loadPhrases().then(settle, settle)
  }, [])
  const list = code && isSettled ? code.understoodList(asked, departments) : asTyped(asked)
  return { ...list, isPending: asked.search !== '' && !isSettled }
}
