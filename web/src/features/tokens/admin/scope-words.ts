import { permissionLabels } from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import {
  permissionOfScope,
  type TokenScope,
} from '../../../../../api/src/features/accounts/tokens/tokens.rules.ts'

/** « Voir les commandes »: what a token may do, as people read it. */
export function scopeWords(scope: TokenScope): string {
  const words = permissionLabels[permissionOfScope[scope]]
  return words.charAt(0).toUpperCase() + words.slice(1)
}
