import { GraphQLJSONObject } from 'graphql-scalars'
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import type { PassportFact } from '../categories/required-facts.rules.ts'
import { PassportFactEnum } from '../categories/required-facts.type.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { Passport } from './passport.entity.ts'
import { PassportInput } from './passport.inputs.ts'
import { passportThing } from './passport-json-ld.ts'
import { type PassportLine, passportLines } from './passport-lines.ts'
import {
  findPassportByCode,
  findPassportSheet,
  type PassportByCode,
  type PassportSheet,
  passportLoader,
  restorePassport,
  savePassport,
} from './passports.service.ts'

@ObjectType('PassportLine', { description: 'A fact of a passport in French.' })
class PassportLineType {
  @Field(() => String, { description: 'What it is about: « Origine ».' })
  label!: string

  @Field(() => String, { complexity: 10, description: 'What is to be read; it may have several lines.' })
  text!: string
}

@ObjectType('PassportSheet', { description: 'A passport, and how far it has come.' })
class PassportSheetType {
  @Field(() => Passport, { nullable: true, description: 'Null where nothing was written yet.' })
  passport!: Passport | null

  @Field(() => [PassportFactEnum], { description: 'What the category asks for.' })
  required!: PassportFact[]

  @Field(() => [PassportFactEnum], { description: 'What of that is missing.' })
  missing!: PassportFact[]

  @Field(() => Int, { description: 'How much of it is there, in whole per cent.' })
  percent!: number
}

@ObjectType('PassportByCode', { description: 'A passport with the product that it belongs to.' })
class PassportByCodeType {
  @Field(() => Passport, { description: 'Its facts.' })
  passport!: Passport

  @Field(() => String, { description: 'The name of the product, the last one where it is deleted.' })
  name!: string

  @Field(() => Product, { nullable: true, description: 'The product, while the shop shows it.' })
  product!: ProductRow | null
}

/** GraphQL edge of the passports. */
@Resolver(() => Passport)
export class PassportsResolver {
  @FieldResolver(() => [PassportLineType], { description: 'Its facts in French, in the order of reading.' })
  lines(@Root() passport: Passport): PassportLine[] {
    return passportLines(passport)
  }

  @Query(() => PassportByCodeType, {
    description: 'The passport with a code, also of a product that is hidden or deleted. NOT_FOUND.',
  })
  passport(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'The last part of its address.' }) code: string,
  ): Promise<PassportByCode> {
    return findPassportByCode(ctx, { code })
  }

  @Query(() => PassportSheetType, {
    description: 'Administrators: the passport of a product, and what its category asks for. NOT_FOUND.',
  })
  passportSheet(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Identifier of the product.' }) id: string,
  ): Promise<PassportSheet> {
    return findPassportSheet(ctx, { id })
  }

  @Mutation(() => Passport, {
    description:
      'Administrators: writes the passport of a product, the first time makes it. NOT_FOUND, CONFLICT.',
  })
  savePassport(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) { id: productId, version }: ReadRowArgs,
    @Arg('input', () => PassportInput, { description: 'What changes.' }) input: PassportInput,
  ): Promise<Passport> {
    return savePassport(ctx, { ...input, productId, version })
  }

  @Mutation(() => Passport, {
    description:
      'Administrators: puts a passport back into the state in which a change left it, or found it.',
  })
  restorePassport(@Ctx() ctx: RequestContext, @Args(() => RestoreArgs) args: RestoreArgs): Promise<Passport> {
    return restorePassport(ctx, args)
  }
}

/** The passport of a product, through the request's loader. */
@Resolver(() => Product)
export class ProductPassportResolver {
  @FieldResolver(() => Passport, {
    nullable: true,
    description: 'What can be proven of it; null where nothing is written.',
  })
  passport(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<Passport | null> {
    return ctx.load(passportLoader).load(product.id)
  }

  @FieldResolver(() => GraphQLJSONObject, {
    nullable: true,
    complexity: 20,
    description:
      'The facts of its passport in the words of schema.org, of a Product with its `offers`; null without a passport.',
  })
  async structuredFacts(
    @Ctx() ctx: RequestContext,
    @Root() product: ProductRow,
  ): Promise<Record<string, unknown> | null> {
    const passport = await ctx.load(passportLoader).load(product.id)
    return passport && passportThing(passport, product.price)
  }
}
