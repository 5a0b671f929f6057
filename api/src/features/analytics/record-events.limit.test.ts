import { expect, test } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'

const most = 10
const shop = openTestShop({ ANALYTICS_EVENTS_PER_TEN_SECONDS: String(most), TRUST_PROXY: '0' })

test('without a proxy nobody chooses the address that is counted and kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_, i) =>
      shop.post('/api/analytics?consent=accepted', {
        body: { pageUrl: '/', pageName: 'Home' },
        headers: { 'x-forwarded-for': `192.0.2.${i}` },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(most)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  await shop.settle()
  const kept = await shop.em().find(AnalyticsEvent, {})
  expect(kept).toHaveLength(most)
  for (const { ipAddress } of kept) expect(ipAddress).toMatch(/127\.0\.0\.1$/)
})
