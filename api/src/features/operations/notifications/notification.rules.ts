import { z } from 'zod'
import { enumRule, flag, text } from '../../../platform/field.rules.ts'
import { notificationKindNames } from './notification-kinds.rules.ts'

/** The hour in France from which the mail of the morning goes out. */
export const digestHour = 8

const kind = enumRule('Notification', notificationKindNames)

/** Which ones were read, or are to be read again: one thing, or all that there are. */
export const markNotificationsRules = z.object({
  kind: kind.optional(),
  subject: text('Sujet', 60).optional(),
  isRead: flag('isRead').default(true),
})

/** Whether a kind is told by the bell, and by the mail of the morning; what is left out stays. */
export const notificationSettingRules = z.object({
  kind,
  bell: flag('Cloche').optional(),
  mail: flag('E-mail').optional(),
})
