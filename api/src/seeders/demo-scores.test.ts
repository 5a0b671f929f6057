import { expect, test } from 'vitest'
import { applyCeilings } from '../features/catalogue/assessments/apply-ceilings.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { openTestShop } from '../test/shop.ts'
import { DemoSeeder } from './demo-seeder.ts'

const shop = openTestShop()

test('five stored points add up to the score of each demo product, each supported by an example', async () => {
  await shop.em().transactional((em) => new DemoSeeder().run(em))
  const sums = await shop.em().execute<{ score: string; total: string; count: number; proven: number }[]>(
    `select p.eco_score::text as score, (sum(c.points) / 10.0)::numeric(3, 1)::text as total, count(*)::int as count,
       count(*) filter (where c.points = 0 or c.reason <> '' and exists (select from criterion_evidence l
         join evidence e on e.id = l.evidence_id and e.sample and e.ceiling >= c.points
         where l.criterion_id = c.id))::int as proven
     from products p left join assessments a on a.product_id = p.id and a.status = 'CURRENT'
       left join assessment_criteria c on c.assessment_id = a.id group by p.id`,
  )
  expect(sums).toHaveLength(await shop.em().count(Product))
  expect(
    sums.filter(({ score, total, count, proven }) => score !== total || count !== 5 || proven !== 5),
  ).toEqual([])
  expect(await applyCeilings(shop.em(), shop.clock)).toEqual([])
  const causes = await shop.em().execute('select distinct cause from score_history')
  expect(causes).toEqual([{ cause: 'ASSESSED' }])
})
