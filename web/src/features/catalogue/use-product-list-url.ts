import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeParams, type ProductListParams, readParams, writeParams } from './product-list-params.ts'

/** How a choice enters the history: typing replaces, a deliberate choice can be gone back on. */
interface ChangeOptions {
  replace?: boolean
}

/** Takes a choice into the URL. */
export type ChangeProductList = (change: Partial<ProductListParams>, options?: ChangeOptions) => void

/** The list's state, which lives in the URL and nowhere else. */
export function useProductListUrl(): { params: ProductListParams; change: ChangeProductList } {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => readParams(query), [query])
  // A field left by a click commits just before the click itself is taken: the second change must build on
  // the first, though the router has not rendered it yet.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback<ChangeProductList>(
    (wanted, options) => {
      latest.current = changeParams(latest.current, wanted)
      setQuery(writeParams(latest.current), {
        replace: options?.replace,
        preventScrollReset: true,
        // A box must look ticked in the frame of its click, not when React finds the time. Replacements come
        // from timers and effects, where React cannot be pressed and nothing presses.
        flushSync: !options?.replace,
      })
    },
    [setQuery],
  )
  return { params, change }
}
