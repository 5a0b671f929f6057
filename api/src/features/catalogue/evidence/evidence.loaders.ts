import DataLoader from 'dataloader'
import type { RequestContext } from '../../../platform/request-context.ts'

/** A product whose published score rests on a piece of evidence. */
export interface SupportedProduct {
  id: number
  name: string
  ecoScore: string
}

/** The products whose published scores rest on each piece of evidence; for administrators. */
export const supportedProductsLoader = (ctx: RequestContext) =>
  new DataLoader<number, SupportedProduct[]>(async (ids) => {
    const rows = await ctx.em.execute<(SupportedProduct & { evidenceId: number })[]>(
      `select distinct l.evidence_id as "evidenceId", p.id, p.name, p.eco_score::text as "ecoScore"
       from criterion_evidence l
         join assessment_criteria c on c.id = l.criterion_id
         join assessments a on a.id = c.assessment_id and a.status = 'CURRENT'
         join products p on p.id = a.product_id
       where l.evidence_id = any(?::int[]) order by p.name, p.id`,
      [`{${ids}}`],
    )
    const byEvidence = Map.groupBy(rows, ({ evidenceId }) => evidenceId)
    return ids.map((id) => byEvidence.get(id) ?? [])
  })
