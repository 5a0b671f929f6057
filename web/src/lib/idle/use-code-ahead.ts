import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part that a press opens, and that is fetched once the page has been taken over and has nothing else to do. Not as a lazy
 * component: React shows what had to be waited for 300 ms late, even where it is there at once.
 * @param load imports it.
 * @param isExpected whether it is worth fetching ahead on this screen.
 * @returns the part once it was asked for and is there, and what asks for it; an import that failed is thrown.
 */
export function useCodeAhead<Part>(
  load: () => Promise<Part>,
  isExpected: () => boolean = () => true,
): [part: Part | undefined, ask: () => void] {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been taken over.
  useEffect(() => {
    whenIdle(() => isExpected() && load().catch(() => undefined))
  }, [])
  const ask = () =>
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        setPart(() => {
          throw error
        })
      },
    )
  return [part, ask]
}
