import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { onUniqueViolation } from '../../../platform/database/database-errors.ts'
import { lockRow, requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AuditedEntity, audited } from '../../audit/audit.service.ts'
import { ReplyTemplate } from './reply-template.entity.ts'
import {
  readTemplateRules,
  templateChangeRules,
  templateLimits,
  templateRules,
} from './reply-template.rules.ts'

const auditedTemplate: AuditedEntity<ReplyTemplate> = {
  subjectType: 'REPLY_TEMPLATE',
  subjectIdOf: ({ id }) => id,
  fieldsOf: ({ name, text }) => ({ name, text }),
}

/** The answers that are written already, by name. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listReplyTemplates(ctx: RequestContext): Promise<ReplyTemplate[]> {
  requirePermission(ctx, 'inbox')
  return ctx.em.find(ReplyTemplate, {}, { orderBy: { name: 'asc', id: 'asc' } })
}

/**
 * Keeps a new template.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, also for a name that another has or an unknown placeholder;
 *   CONFLICT when there are 30.
 */
export async function createReplyTemplate(ctx: RequestContext, input: unknown): Promise<ReplyTemplate> {
  requirePermission(ctx, 'inbox')
  const fields = parseInput(templateRules, input)
  return withFreeName(
    transactionally(ctx, async (em) => {
      // Two that are kept at once count one after the other.
      await em.execute('lock table reply_templates in share row exclusive mode')
      if ((await em.count(ReplyTemplate)) >= templateLimits.count)
        throw conflict(
          `Il y a déjà ${templateLimits.count} modèles : supprimez-en un pour en garder un autre.`,
        )
      return audited(ctx, em, auditedTemplate).create(em.create(ReplyTemplate, fields))
    }),
  )
}

/**
 * Changes what is given of a template.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT as above, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updateReplyTemplate(ctx: RequestContext, input: unknown): Promise<ReplyTemplate> {
  requirePermission(ctx, 'inbox')
  const { id, version, ...changes } = parseInput(templateChangeRules, input)
  return withFreeName(
    transactionally(ctx, async (em) => {
      const template = await lockTemplate(em, id)
      requireVersion(template.version, version)
      return audited(ctx, em, auditedTemplate).change(template, omitUndefined(changes))
    }),
  )
}

/**
 * Deletes a template; the history keeps what it said.
 * @returns its id.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function deleteReplyTemplate(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'inbox')
  const { id, version } = parseInput(readTemplateRules, input)
  await transactionally(ctx, async (em) => {
    const template = await lockTemplate(em, id)
    requireVersion(template.version, version)
    await audited(ctx, em, auditedTemplate).delete([template], () => ({}))
  })
  return id
}

const lockTemplate = (em: EntityManager, id: number) =>
  lockRow(em, ReplyTemplate, { id }, notFound('Modèle introuvable'))

const taken = 'Un autre modèle porte déjà ce nom.'
const withFreeName = (work: Promise<ReplyTemplate>) =>
  onUniqueViolation(work, { reply_templates_name_unique: invalidInput(taken, { name: taken }) })
