import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app/fonts.css'
import { Providers } from './app/providers.tsx'
import { makeRouter } from './app/router.ts'
import { startCollection } from './features/analytics/collect/start-collection.ts'
import { makeClient } from './graphql/client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Each page brings its own title; the one of index.html was for the wait.
document.querySelector('head > title')?.remove()

const router = makeRouter()

createRoot(root).render(
  <StrictMode>
    <Providers client={makeClient({ uri: '/graphql' })}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)

startCollection(router)
