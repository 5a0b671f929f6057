import type { Opt, Ref } from '@mikro-orm/core'
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { Category } from '../categories/category.entity.ts'
import { savingsRankSql } from '../savings/habit.rules.ts'
import type { SavingsFormula as Formula } from '../savings/savings-formula.rules.ts'
import { SavingsFormula } from '../savings/savings-formula.type.ts'

/**
 * What lists are filtered by. Each index that orders holds all of it: rows that a filter leaves out are then never
 * fetched, which is the difference between 15 and 200 ms for the worst filter among 100,000 products.
 */
const filterColumns = [
  'category',
  'price',
  'ecoScore',
  'inStock',
  'featured',
  'weeklySpecial',
  'paybackMonths',
  'visible',
] as const

const filtered = (but?: (typeof filterColumns)[number]) => filterColumns.filter((column) => column !== but)

/** An index in an order that no property tells. */
const ordered = (name: string, order: string, more = '') => ({
  name,
  expression: `create index ${name} on products (${order}) include (${more}category_id, price, eco_score, in_stock, featured, weekly_special, payback_months, visible)`,
})

/**
 * A product (specification, section 3). Decimals are strings from the database to the client, so no cent is lost.
 * What a search reads of it, `product_search`, belongs to the database's triggers alone and is not mapped.
 */
@Entity({ tableName: 'products' })
@ObjectType({ description: 'A product of the shop.' })
@Check({ name: 'products_price_range', expression: 'price >= 0' })
@Check({ name: 'products_eco_score_range', expression: 'eco_score between 0 and 10' })
@Check({ name: 'products_rating_range', expression: 'rating between 0 and 5' })
@Check({ name: 'products_review_count_range', expression: 'review_count >= 0' })
@Check({ name: 'products_savings_range', expression: 'savings_per_year > 0' })
@Check({ name: 'products_payback_range', expression: 'payback_months between 1 and 600' })
@Check({
  name: 'products_impact_whole',
  expression: 'impact_figure > 0 and (impact_figure is null) = (impact_unit is null)',
})
@Check({
  name: 'products_test_whole',
  expression:
    'num_nulls(test_volume, test_keep_flow, own_flow) in (0, 3) and test_volume > 0 and own_flow > 0 and own_flow <= test_keep_flow',
})
@Index({ name: 'products_newest', properties: ['createdAt', 'id'], include: filtered() })
@Index(ordered('products_name', 'name_order(name) collate "C", id', 'name, '))
@Index({ name: 'products_updated', properties: ['updatedAt', 'id'], include: filtered() })
@Index({ name: 'products_price', properties: ['price', 'id'], include: filtered('price') })
@Index({ name: 'products_eco_score', properties: ['ecoScore', 'id'], include: filtered('ecoScore') })
@Index({ name: 'products_rating', properties: ['rating', 'reviewCount', 'id'], include: filtered() })
@Index(ordered('products_savings', 'savings_rank desc nulls last, id desc'))
@Index({ name: 'products_facets', properties: [...filterColumns] })
@Index({ name: 'products_type', properties: ['productType', 'visible'] })
@Index({
  name: 'products_planned',
  expression: 'create index products_planned on products (publish_at) where publish_at is not null',
})
@Check({ name: 'products_planned_hidden', expression: 'publish_at is null or not visible' })
export class Product {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 200 })
  @Field(() => String, { description: 'French name, at most 200 characters.' })
  name!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    complexity: 50,
    description: 'What it is, in a few sentences of plain text.',
  })
  description?: string | null

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => DecimalScalar, { description: 'Price in euros with two decimals, e.g. "12.90".' })
  price!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Address of the primary image; append ?w=320, 640 or 1280 to those under /public-objects/.',
  })
  imageUrl?: string | null

  @ManyToOne(() => Category, {
    ref: true,
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'cascade',
    fieldName: 'category_id',
    index: false,
  })
  category?: Ref<Category> | null

  @Property({ type: 'decimal', precision: 3, scale: 1 })
  @Field(() => DecimalScalar, { description: 'Eco-score out of 10 with one decimal, e.g. "8.7".' })
  ecoScore!: string

  @Property({ type: 'decimal', precision: 2, scale: 1, default: '0.0' })
  @Field(() => DecimalScalar, { description: 'Note of the shop out of 5, as its owner typed it.' })
  rating: Opt<string> = '0.0'

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'A number that the owner types; no page shows it.' })
  reviewCount: Opt<number> = 0

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'False: « Rupture de stock », it cannot be added to a cart.' })
  inStock: Opt<boolean> = true

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, {
    description: 'False: hidden. Administrators alone see it; for everybody else it does not exist.',
  })
  visible: Opt<boolean> = true

  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'When a hidden product will be shown by itself (ISO 8601, UTC); null where nothing is planned.',
  })
  publishAt?: Date | null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Put forward by the shop.' })
  featured: Opt<boolean> = false

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'One of the weekly specials.' })
  weeklySpecial: Opt<boolean> = false

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 50, description: 'What it changes in daily life.' })
  lifeBenefits?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 50, description: 'What it changes for the planet.' })
  planetBenefits?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 50, description: 'What it saves in money.' })
  moneySavings?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 50, description: 'Why choose this product.' })
  whyChoose?: string | null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What it saves a year, in euros with two decimals; null where nobody has reckoned it.',
  })
  savingsPerYear?: string | null

  @Property({ type: 'string', length: 40, nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'What `savingsPerYear` is measured against, in French, to be read after it: « face au gel douche ».',
  })
  savingsComparison?: string | null

  /** Its place among savings: those of a habit come after all others. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true, generated: savingsRankSql })
  savingsRank?: string | null

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'In how many months it has paid for itself, rounded up.' })
  paybackMonths?: number | null

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Its effect as a number, e.g. "12700.00"; always together with `impactUnit`.',
  })
  impactFigure?: string | null

  @Property({ type: 'string', length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'What the number of `impactFigure` counts, in French, and what becomes of it: « L d’eau économisés par an ».',
  })
  impactUnit?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'When to keep what one has already, in a sentence.' })
  keepIf?: string | null

  @Property({ type: 'string', length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'Usual time until it is back: « trois semaines ».' })
  restockDelay?: string | null

  @Property({ type: 'string', length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What it is for, in French: « Gourde ». Products of one type can be compared.',
  })
  productType?: string | null

  @Property({ type: 'decimal', precision: 5, scale: 1, nullable: true })
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Litres to fill, against the clock, to know what one has already; together with `testKeepFlow` and `ownFlow`.',
  })
  testVolume?: string | null

  @Property({ type: 'decimal', precision: 5, scale: 1, nullable: true })
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Litres a minute up to which what one has already is worth keeping.',
  })
  testKeepFlow?: string | null

  @Property({ type: 'decimal', precision: 5, scale: 1, nullable: true })
  @Field(() => DecimalScalar, { nullable: true, description: 'Litres a minute that it lets through.' })
  ownFlow?: string | null
  @Property({ type: 'json', nullable: true })
  @Field(() => SavingsFormula, { nullable: true, description: 'How `savingsPerYear` comes about, if known.' })
  savingsFormula?: Formula | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was last changed (ISO 8601, UTC).' })
  updatedAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, {
    description:
      'Moves with every change: send it back when changing, to be told of a change by somebody else.',
  })
  version: Opt<number> = 1
}
