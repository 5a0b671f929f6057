import type { RequestContext } from '../../platform/request-context.ts'
import {
  type AccessibilityAudit,
  accessibilityAuditKey,
  type ConformityState,
  conformityOf,
  conformityReason,
  conformityWords,
  metPercent,
  readAccessibilityAudit,
} from './accessibility-audit.rules.ts'
import { listSettings } from './settings.service.ts'

/** Where the site stands against the RGAA, and the audit that says so. */
export interface AccessibilityStatement {
  state: ConformityState
  /** The state in the words of the RGAA: « non conforme ». */
  words: string
  /** Why, in one sentence. */
  reason: string
  /** Met criteria of those that apply; null without an audit. */
  percent: number | null
  audit: AccessibilityAudit | null
}

/** The state of conformity, from the audit that the owner has written down; nobody announces more without one. */
export async function findAccessibilityStatement(ctx: RequestContext): Promise<AccessibilityStatement> {
  const [setting] = await listSettings(ctx, { keys: [accessibilityAuditKey] })
  const audit = readAccessibilityAudit(setting?.value)
  return {
    ...{ state: conformityOf(audit), words: conformityWords(audit), reason: conformityReason(audit) },
    ...{ percent: audit && metPercent(audit), audit },
  }
}
