import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes.tsx'

/** The router of the browser. Made once, by main. */
export function makeRouter() {
  return createBrowserRouter(routes)
}
