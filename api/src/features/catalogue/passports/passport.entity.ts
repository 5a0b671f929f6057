import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import type { Guarantee, NetUnit, SparePart } from './passport.rules.ts'
import { EnergyClassEnum, GuaranteeType, NetUnitEnum, SparePartType } from './passport.type.ts'

/**
 * What can be proven of a product beside its description: who made it, of what, how much of it there is, what is
 * guaranteed. It is kept when the product is deleted, for its code stands on what was sold: no reference, but the number
 * and, from then on, the name that the product had (migrations/sql/passports.ts).
 */
@Entity({ tableName: 'passports' })
@ObjectType({
  description: 'What can be proven of a product: maker, composition, quantity, guarantees, parts.',
})
@Check({
  name: 'passports_quantity_whole',
  expression: 'net_quantity > 0 and (net_quantity is null) = (net_unit is null)',
})
// What a list that is narrowed by an origin looks along.
@Index({
  name: 'passports_origin',
  expression: "create index passports_origin on passports using gin (to_tsvector('simple', origin))",
})
@Check({ name: 'passports_energy_class', expression: "energy_class between 'A' and 'G'" })
export class Passport {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'integer' })
  @Unique({ name: 'passports_product_unique' })
  productId!: number

  @Property({ type: 'string', length: 12 })
  @Unique({ name: 'passports_code_unique' })
  @Field(() => String, { description: 'The last part of the address of its page, /passeport/…' })
  code!: string

  /** Of a deleted product alone: while there is one, its own name counts. */
  @Property({ type: 'string', length: 200, nullable: true })
  formerName?: string | null

  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Since when the product is no longer in the catalogue (ISO 8601, UTC); null while it is.',
  })
  endedAt?: Date | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Who made it.' })
  manufacturerName?: string | null

  @Property({ type: 'string', length: 300, nullable: true })
  @Field(() => String, { nullable: true, description: 'Postal address of the maker.' })
  manufacturerAddress?: string | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Electronic address of the maker.' })
  manufacturerContact?: string | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Who answers for it in the European Union, where the maker is outside (regulation 2023/988).',
  })
  responsibleName?: string | null

  @Property({ type: 'string', length: 300, nullable: true })
  @Field(() => String, { nullable: true, description: 'Postal address of the responsible person.' })
  responsibleAddress?: string | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Electronic address of the responsible person.' })
  responsibleContact?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 20, description: 'Warnings and safety information.' })
  warnings?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'Model or type, as its maker calls it.' })
  model?: string | null

  @Property({ type: 'string', length: 14, nullable: true })
  @Field(() => String, { nullable: true, description: 'GTIN of 8, 12, 13 or 14 digits.' })
  gtin?: string | null

  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  @Field(() => DecimalScalar, { nullable: true, description: 'Net quantity, in `netUnit`.' })
  netQuantity?: string | null

  @Property({ type: 'string', length: 5, nullable: true })
  @Field(() => NetUnitEnum, { nullable: true, description: 'What `netQuantity` is measured in.' })
  netUnit?: NetUnit | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    complexity: 20,
    description: 'Materials, or ingredients in their order.',
  })
  composition?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, complexity: 20, description: 'Allergens, or that there are none.' })
  allergens?: string | null

  @Property({ type: 'string', length: 1, nullable: true })
  @Field(() => EnergyClassEnum, {
    nullable: true,
    description: 'Class of the energy label, on its scale A to G.',
  })
  energyClass?: string | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Where it was made, and of what from where.' })
  origin?: string | null

  @Property({ type: 'json' })
  @Field(() => [GuaranteeType], { description: 'Commercial guarantees, beside the legal ones.' })
  guarantees: Opt<Guarantee[]> = []

  @Property({ type: 'json' })
  @Field(() => [SparePartType], { description: 'Parts that can be had.' })
  spareParts: Opt<SparePart[]> = []

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date()

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  @Field(() => GraphQLDateTimeISO, { description: 'When its facts were last changed (ISO 8601, UTC).' })
  updatedAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, { description: 'Moves with every change: send it back when changing.' })
  version: Opt<number> = 1
}
