import { expect, test } from 'vitest'
import { applyCeilings } from '../features/catalogue/assessments/apply-ceilings.ts'
import { criteria } from '../features/catalogue/assessments/criteria.rules.ts'
import { scoreMethod } from '../features/catalogue/assessments/method.rules.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { checkClaims } from '../features/claims/guard/check-claims.rules.ts'
import { openAdministration } from '../test/administrator.ts'
import { openTestShop } from '../test/shop.ts'
import { demoCatalogue } from './demo/catalogue.ts'
import { plain } from './demo/passports.ts'
import { namesWithReasons, reasonsOf } from './demo/reasons/list.ts'
import { DemoSeeder } from './demo-seeder.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

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
  // A document serves products of one maker; none serves most of the shop.
  const served = await shop.em().execute<{ number: string; products: number }[]>(
    `select e.number, count(distinct a.product_id)::int as products from evidence e
       left join criterion_evidence l on l.evidence_id = e.id
       left join assessment_criteria c on c.id = l.criterion_id left join assessments a on a.id = c.assessment_id
     group by e.id`,
  )
  expect(new Set(served.map(({ number }) => number)).size).toBe(served.length)
  expect(served.filter(({ products }) => products < 1 || products > sums.length / 3)).toEqual([])
})

test('an export of the demo that comes back as it is, or with other prices, changes no score and no assessment', async () => {
  await shop.em().transactional((em) => new DemoSeeder().run(em))
  const scores = () =>
    shop.em().execute(
      `select p.id, p.eco_score as score, a.id as assessment, a.status, a.method_version, array_agg(c.points order by c.id) as points,
         (select count(*)::int from score_history h where h.product_id = p.id) as changes
       from products p join assessments a on a.product_id = p.id join assessment_criteria c on c.assessment_id = a.id
       group by p.id, a.id order by p.id`,
    )
  const before = await scores()
  expect(before).toHaveLength(demoCatalogue.flatMap(({ products }) => products).length)
  const csv = (await admin.rest('GET', '/admin/products/export.csv')).text
  const imported = async (file: string) =>
    (await admin.rest('POST', '/admin/products/import', { csv: file })).body as Record<string, number>
  const untouched = { createdCount: 0, updatedCount: 0, unchangedCount: before.length, errorCount: 0 }
  expect(await imported(csv)).toMatchObject(untouched)
  expect(await scores()).toEqual(before)
  // Every price one cent higher: all products are written.
  const dearer = csv.replaceAll(
    /^(\d+;\d+;(?:"(?:[^"]|"")*"|[^;]*);)(\d+),(\d\d);/gm,
    (_row, head, euros, cents) => {
      const raised = (Number(euros) * 100 + Number(cents) + 1).toString()
      return `${head}${raised.slice(0, -2)},${raised.slice(-2)};`
    },
  )
  expect(await imported(dearer)).toMatchObject({ updatedCount: before.length, errorCount: 0 })
  expect(await scores()).toEqual(before)
})

test('each reason tells a fact of its own product, in one line that the guard lets pass', () => {
  const products = demoCatalogue.flatMap((category) => category.products)
  expect(namesWithReasons.toSorted()).toEqual(products.map(({ name }) => plain(name)).toSorted())
  const reasons = products.flatMap(({ name }) => criteria.map((criterion) => reasonsOf(name)[criterion]))
  expect(new Set(reasons).size).toBe(products.length * criteria.length)
  const steps = new Set(scoreMethod.scales.flatMap((scale) => scale.steps.map(({ gives }) => gives)))
  for (const reason of reasons) {
    expect([reason, steps.has(reason)]).toEqual([reason, false])
    expect([reason, reason.length <= 120, /^[^\n]+\.$/.test(reason)]).toEqual([reason, true, true])
    expect([reason, / [:;!?»%]|\d (\d|k?m\b|k?g\b|kWh|L\b|€)/.test(reason)]).toEqual([reason, false])
    expect([reason, checkClaims(reason).map(({ text }) => text)]).toEqual([reason, []])
  }
})
