type Answer = (isConfirmed: boolean) => void
type Host = (answer: Answer) => void

let host: Host | undefined
let asking: Promise<boolean> | undefined

/** What asks people to prove that it is still them, while it is on the page. @returns takes it away. */
export function hostStepUp(open: Host): () => void {
  host = open
  return () => {
    if (host === open) host = undefined
  }
}

/** Asks who is signed in to prove that it is still them, once for all that waits. @returns whether they have. */
export function askIdentity(): Promise<boolean> {
  const open = host
  if (!open) return Promise.resolve(false)
  asking ??= new Promise<boolean>(open).finally(() => {
    asking = undefined
  })
  return asking
}
