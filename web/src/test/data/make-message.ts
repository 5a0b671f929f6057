/** A message of the contact form as the API tells it: unread, unanswered, due on 21 November 2026. */
export const makeMessage = (fields: Record<string, unknown> = {}) => ({
  ...{ id: '1', firstName: 'Ana', lastName: 'Petit', email: 'ana+colis@exemple.fr' },
  ...{ subject: 'Mon colis', message: 'Où est-il\u202f?\nMerci.', isRead: false },
  ...{ kind: 'CONTACT', productId: null as string | null },
  ...{ repliedAt: null as string | null, repliedBy: null as string | null, replyCount: 0, noteCount: 0 },
  ...{ assignedTo: null as object | null, thread: [] as object[], overdue: false },
  ...{ createdAt: '2026-11-20T09:02:00.000Z', replyDueAt: '2026-11-21T09:02:00.000Z' },
  ...fields,
})

/** An answer, or with `internal` a note, as the API tells it. */
export const makeReply = (fields: Record<string, unknown> = {}) => ({
  ...{ id: '1', internal: false, text: 'Il arrive demain.', authorName: 'Ada Bernard' },
  ...{ delivery: 'WAITING', createdAt: '2026-11-20T11:00:00.000Z' },
  ...fields,
})
