import { localPath } from '../../../../api/src/platform/http/local-path.rules.ts'
import { addressWords } from '../../app/paths.ts'
import type { PendingChoice } from './pending-choice.ts'

/**
 * Where to go once signed in: the page that the address of the sign-in page names, else that of the choice.
 * @param query of the sign-in page.
 */
export function returnPath(query: URLSearchParams, choice: PendingChoice | null): string | undefined {
  return localPath(query.get(addressWords.account.returnTo)) ?? choice?.returnTo
}
