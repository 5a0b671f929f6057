import { z } from 'zod'

import { requiredLine } from '../../../../platform/field.rules.ts'

/** Which of one's own sessions. */
export const sessionIdRules = z.object({ id: requiredLine('Appareil', 36) })
