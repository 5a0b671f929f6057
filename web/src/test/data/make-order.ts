/** An order as the API gives it; say only what the test is about. */
export function makeOrder(fields: Record<string, unknown> = {}) {
  return {
    id: '12',
    status: 'shipped',
    total: '112.70',
    shippingAddress: '12 rue des Tilleuls\n69004 Lyon',
    createdAt: '2026-10-29T10:24:00.000Z',
    updatedAt: '2026-10-30T10:24:00.000Z',
    items: [
      {
        ...{ id: '1', productName: 'Miel de châtaignier', productEcoScore: '9.1', scoreDisplay: 'SCORE' },
        ...{ quantity: 2, price: '13.80', lineTotal: '27.60', product: null },
      },
    ],
    statusChanges: [
      { id: '1', fromStatus: null, toStatus: 'pending', changedAt: '2026-10-29T10:24:00.000Z' },
      { id: '2', fromStatus: 'pending', toStatus: 'shipped', changedAt: '2026-10-30T10:24:00.000Z' },
    ],
    ...fields,
  }
}

/** One part of a person's orders as the API gives it; all of them unless `totalCount` says more. */
export const makeOrders = (items: unknown[], totalCount = items.length) => ({ items, totalCount })
