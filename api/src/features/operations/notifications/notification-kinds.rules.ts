import type { PermissionName } from '../../accounts/team/permissions.rules.ts'

/**
 * What the team is told of, each kind once for each thing that it is about. Another kind is another row here. Where its
 * title holds what somebody outside the team typed (`namesPeople`), the bell alone tells it: no mail carries their name.
 */
export const notificationKinds = {
  OVERDUE_MESSAGE: {
    label: 'Un message attend depuis plus de 24\u00a0h',
    permission: 'inbox',
    namesPeople: true,
  },
  EXPIRING_EVIDENCE: { label: 'Une preuve prend fin', permission: 'catalogue.read' },
  FALLEN_SCORE: { label: 'Une note a baissé, faute de preuve', permission: 'catalogue.read' },
  FAILED_MAIL: { label: 'Un e-mail n’est pas parti', permission: 'mails', namesPeople: true },
  FAILED_JOB: { label: 'Une tâche de fond a échoué', permission: 'operations' },
  BROKEN_LEDGER: { label: 'Le registre des consentements ne tient plus', permission: 'registry' },
} as const satisfies Record<string, { label: string; permission: PermissionName; namesPeople?: true }>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** The kinds whose things somebody with these permissions may see: of the others they hear nothing. */
export const kindsFor = (permissions: ReadonlySet<string>): NotificationKind[] =>
  notificationKindNames.filter((kind) => permissions.has(notificationKinds[kind].permission))
