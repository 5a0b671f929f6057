import { config } from 'zod'

// zod tries `new Function` the moment an object of rules is made, which our CSP refuses and reports. Import this
// file before any *.rules.ts.
config({ jitless: true })
