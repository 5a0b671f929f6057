import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { criteria } from './criteria.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const sql = (statement: string) => shop.em().execute(statement)
const everything = () =>
  sql(`select a.id, a.status, c.criterion, c.points, c.reason, l.evidence_id from assessments a
    left join assessment_criteria c on c.assessment_id = a.id left join criterion_evidence l on l.criterion_id = c.id
    order by a.id, c.id, l.id`)

/** The first product with an assessment that another has superseded, and a draft. */
beforeEach(async () => {
  await createProduct(shop)
  await admin.rest('POST', '/admin/evidence', { kind: 'CERTIFICATE', title: 'GOTS' })
  for (const points of ['1', '1.5', '2']) {
    const given = criteria.map((criterion) => ({ criterion, points, reason: 'Vu.', evidenceIds: [1] }))
    await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
    if (points !== '2') await admin.rest('POST', '/admin/products/1/assessment/publish', {})
  }
})

const published = `(select id from assessments where status <> 'DRAFT')`
const criterionOf = `(select id from assessment_criteria where assessment_id in ${published})`

describe('what a published score was made of', () => {
  test.each([
    `update assessment_criteria set points = 20 where assessment_id in ${published}`,
    `update assessment_criteria set id = id + 100, points = 20 where assessment_id in ${published}`,
    `update assessment_criteria set reason = 'Autre' where assessment_id in ${published}`,
    `update assessment_criteria set assessment_id = (select id from assessments where status = 'DRAFT'), criterion = 'X'
       where assessment_id in ${published}`,
    `delete from assessment_criteria where assessment_id in ${published}`,
    `delete from criterion_evidence where criterion_id in ${criterionOf}`,
    `update criterion_evidence set criterion_id = criterion_id - 1 where criterion_id in ${criterionOf}`,
    'delete from evidence',
    `delete from assessments where status = 'CURRENT'`,
    `delete from assessments where status = 'SUPERSEDED'`,
    `update assessments set status = 'CURRENT' where status = 'SUPERSEDED'`,
    `update assessments set status = 'DRAFT' where status = 'CURRENT'`,
    `update assessments set product_id = 9 where status = 'CURRENT'`,
    `update assessments set decided_at = now() where status = 'CURRENT'`,
    `merge into assessment_criteria using (values (20)) as given (points) on true when matched then update set points = 20`,
    `insert into assessment_criteria select * from assessment_criteria on conflict (id) do update set points = 20`,
    `do $$ begin set local session_replication_role = replica; delete from assessment_criteria; end $$`,
    'truncate assessments cascade',
    'truncate assessment_criteria cascade',
    'truncate criterion_evidence',
  ])('is for good: %s', async (attack) => {
    const before = await everything()
    await expect(sql(attack)).rejects.toThrow()
    expect(await everything()).toEqual(before)
  })

  test('outlives the product; a draft may be changed and thrown away, and a person be forgotten', async () => {
    await sql(`update assessments set decided_by = null where status = 'SUPERSEDED'`)
    await sql(`update assessment_criteria set points = 3 where assessment_id not in ${published}`)
    expect((await admin.rest('DELETE', '/admin/products/1/assessment')).status).toBeLessThan(300)
    expect((await admin.rest('DELETE', '/products/1')).status).toBe(200)
    const { body } = await admin.rest('GET', '/admin/products/1/proof.json')
    expect(body).toMatchObject({ isDeleted: true, assessment: null, product: { id: 1 } })
    expect(body.assessments).toMatchObject([
      { status: 'SUPERSEDED', total: '5.0', criteria: [{ evidence: [{ id: 1 }] }, {}, {}, {}, {}] },
      { total: '7.5', criteria: [{ evidence: [{ id: 1 }] }, {}, {}, {}, {}] },
    ])
    expect(body.evidence).toMatchObject([{ title: 'GOTS' }])
    expect(body.scoreHistory.length).toBeGreaterThan(1)
  })
})
