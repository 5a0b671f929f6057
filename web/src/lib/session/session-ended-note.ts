import { readTab, writeTab } from './browser-storage.ts'

/** Keeps for the administration's sign-in page that a session has ended there, until somebody signs in or types. */
export const noteSessionEnded = (): void => writeTab('sessionEnded', true)

/** Whether a session has ended in this tab. */
export const hasSessionEnded = (): boolean => readTab('sessionEnded') === true

/** Forgets that a session has ended. */
export const forgetSessionEnded = (): void => writeTab('sessionEnded', undefined)
