import { hasErrorCode, spokenMessage } from '../../graphql/errors.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Why the cart did not change: this sentence, or the server’s own where it tells more, e.g. out of stock. */
export function sayRefusal(error: unknown, sentence: string): void {
  const told = hasErrorCode(error, 'CONFLICT') ? spokenMessage(error) : undefined
  toaster.error({ title: 'Erreur', description: told ?? sentence })
}
