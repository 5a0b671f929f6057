import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes.tsx'
import { holdScrollPositions, keyHistoryEntries } from './scroll-memory.ts'

/** The router of the browser. Made once, by main. */
export function makeRouter() {
  keyHistoryEntries()
  const router = createBrowserRouter(routes)
  holdScrollPositions(router)
  return router
}
