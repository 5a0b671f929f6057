import type { Response } from 'express'
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { maxPageSize } from './page.rules.ts'

/** One page of a list, and how many rows there are in all. */
export interface Page<T> {
  items: T[]
  totalCount: number
}

/** How the schema describes a page of a list. */
interface PageDescriptions {
  /** Name of the GraphQL type. */
  name: string
  description: string
  /** Of the field `items`. */
  items: string
  /** Of the field `totalCount`. */
  totalCount?: string
}

/** The GraphQL type of a page of a list; a resolver may add fields to it. */
export function pageOf<T extends object>(
  item: () => ClassType<T>,
  { name, description, items, totalCount = 'How many there are in all.' }: PageDescriptions,
) {
  @ObjectType(name, { description })
  class ItemPage implements Page<T> {
    @Field(() => [item()], { description: items })
    items!: T[]

    @Field(() => Int, { description: totalCount })
    totalCount!: number
  }
  return ItemPage
}

/**
 * Base of the GraphQL arguments of a list: `limit` and `offset`; their rules are `pageRules`.
 * @param rows what the descriptions call the rows, in the plural.
 */
export function pageArgs(rows: string, defaultSize: number) {
  @ArgsType()
  abstract class PageArgs {
    @Field(() => Int, {
      defaultValue: defaultSize,
      description: `How many ${rows}, 1 to ${maxPageSize}.`,
    })
    limit!: number

    @Field(() => Int, { defaultValue: 0, description: `How many ${rows} to skip.` })
    offset!: number
  }
  return PageArgs
}

/** A page as REST answers it: the rows as a list, their number in all as the header `X-Total-Count`. */
export function sendPage<T, S>(
  response: Response,
  { items, totalCount }: Page<T>,
  present: (item: T) => S,
): S[] {
  response.setHeader('X-Total-Count', String(totalCount))
  return items.map((item) => present(item))
}

/** The query of an administrator's list, whose rules call `search` what REST calls `q`. */
export const listQuery = (query: Record<string, unknown>): Record<string, unknown> => ({
  ...query,
  search: query.q,
})
