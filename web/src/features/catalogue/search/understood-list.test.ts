import { expect, it } from 'vitest'
import { emptyParams } from '../list/product-list-url.ts'
import { understoodList } from './understood-list.ts'

const sortOf = (search: string, sort: 'ECO_SCORE' | null = null) =>
  understoodList({ ...emptyParams, search, sort }, undefined).params.sort

it.each(['cadeau', 'cadeau jardinier', 'cadeau pour maman à moins de 30 €'])(
  'presents come by their price: « %s »',
  (search) => {
    expect(sortOf(search)).toBe('PRICE_ASC')
    expect(sortOf(search, 'ECO_SCORE')).toBe('ECO_SCORE')
  },
)

it.each(['jardin', 'savon', 'savon cadeau', 'papier cadeau', 'pour le jardin'])(
  'what is no present keeps its own order: « %s »',
  (search) => {
    expect(sortOf(search)).toBeNull()
  },
)
