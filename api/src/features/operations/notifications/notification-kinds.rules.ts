import type { PermissionName } from '../../accounts/team/permissions.rules.ts'

/** What the team is told of, each kind once for each thing that it is about. Another kind is another row here. */
export const notificationKinds = {
  OVERDUE_MESSAGE: { label: 'Un message attend depuis plus de 24\u00a0h', permission: 'inbox' },
  EXPIRING_EVIDENCE: { label: 'Une preuve prend fin', permission: 'catalogue.read' },
  FALLEN_SCORE: { label: 'Une note a baissé, faute de preuve', permission: 'catalogue.read' },
  FAILED_MAIL: { label: 'Un e-mail n’est pas parti', permission: 'mails' },
  FAILED_JOB: { label: 'Une tâche de fond a échoué', permission: 'operations' },
} as const satisfies Record<string, { label: string; permission: PermissionName }>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** The kinds whose things somebody with these permissions may see: of the others they hear nothing. */
export const kindsFor = (permissions: ReadonlySet<string>): NotificationKind[] =>
  notificationKindNames.filter((kind) => permissions.has(notificationKinds[kind].permission))
