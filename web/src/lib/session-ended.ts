import { readTabStorage, writeTabStorage } from './session-storage.ts'

const key = 'session-ended'

/** Keeps for the sign-in page of the administration that a session has ended there, until somebody signs in or types. */
export const noteSessionEnded = (): void => writeTabStorage(key, true)

/** Nobody need be told any more. */
export const forgetSessionEnded = (): void => writeTabStorage(key, undefined)

/** Whether a session has ended in this tab. */
export const hasSessionEnded = (): boolean => readTabStorage(key) === true
