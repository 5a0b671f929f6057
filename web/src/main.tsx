import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app/fonts.css'
import { Providers } from './app/providers.tsx'
import { makeRouter } from './app/router.tsx'
import { makeClient } from './graphql/client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Each page brings its own title; the one of index.html was for the wait.
document.querySelector('head > title')?.remove()

createRoot(root).render(
  <StrictMode>
    <Providers client={makeClient({ uri: '/graphql' })}>
      <RouterProvider router={makeRouter()} />
    </Providers>
  </StrictMode>,
)
