import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
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
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { type Page, pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import {
  EvidenceChanges,
  EvidenceInput,
  EvidenceKindEnum,
  EvidenceListArgs,
  EvidenceStateEnum,
} from './evidence.inputs.ts'
import { type SupportedProduct, supportedProductsLoader } from './evidence.loaders.ts'
import { presentEvidence } from './evidence.presenter.ts'
import type { EvidenceState } from './evidence.rules.ts'
import {
  createEvidence,
  deleteEvidence,
  findEvidence,
  listEvidence,
  restoreEvidence,
  updateEvidence,
} from './evidence.service.ts'
import { attachSentFile } from './evidence-files.service.ts'
import type { EvidenceKind } from './evidence-kinds.rules.ts'

@ObjectType('SupportedProduct', {
  description: 'A product whose published score rests on a piece of evidence.',
})
class SupportedProductType {
  @Field(() => ID, { description: 'The product.' })
  id!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => DecimalScalar, { description: 'Its eco-score.' })
  ecoScore!: string
}

@ObjectType({ description: 'A document that supports points; told whole to administrators alone.' })
export class Evidence {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: EvidenceKind

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'Who has issued it.' })
  issuer!: string | null

  @Field(() => String, { nullable: true, description: 'Its number.' })
  number!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day.' })
  validFrom!: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day that it names.' })
  validUntil!: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Last day on which it counts, by its own date or by its age; null for ever.',
  })
  liveUntil!: string | null

  @Field(() => String, { nullable: true, complexity: 20, description: 'How an own measure was made.' })
  protocol!: string | null

  @Field(() => Boolean, { description: 'Whether everybody may read it and its file.' })
  isPublic!: boolean

  @Field(() => Boolean, { description: 'An example of a demonstration.' })
  sample!: boolean

  @Field(() => DecimalScalar, { description: 'Most points that it supports.' })
  ceiling!: string

  @Field(() => EvidenceStateEnum, { description: 'Where it stands in time.' })
  state!: EvidenceState

  @Field(() => String, { nullable: true, description: 'Address of its file.' })
  fileUrl!: string | null

  @Field(() => String, { nullable: true, description: 'Type of its file, by its content.' })
  fileType!: string | null

  @Field(() => Int, { nullable: true, description: 'Bytes of its file.' })
  fileSize!: number | null

  @Field(() => String, { nullable: true, description: 'SHA-256 of its file, as it was sent.' })
  sha256!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written down (ISO 8601, UTC).' })
  createdAt!: string

  @Field(() => Int, { description: 'Moves with every change.' })
  version!: number
}

/** Evidence as administrators see it, on both edges. */
type EvidenceView = ReturnType<typeof presentEvidence>

const EvidencePage = pageOf<EvidenceView>(() => Evidence, {
  name: 'EvidencePage',
  description: 'One part of a list of evidence; told to administrators alone.',
  items: 'The evidence of this part, by what ends first.',
})

/** GraphQL edge of evidence. */
@Resolver(() => Evidence)
export class EvidenceResolver {
  @Query(() => EvidencePage, { description: 'Administrators: the evidence of all products.' })
  async evidenceLibrary(
    @Ctx() ctx: RequestContext,
    @Args(() => EvidenceListArgs) args: EvidenceListArgs,
  ): Promise<Page<EvidenceView>> {
    const { items, totalCount } = await listEvidence(ctx, omitNull(args))
    return { items: items.map(presentEvidence), totalCount }
  }

  @Query(() => Evidence, { nullable: true, description: 'Administrators: one piece of evidence; NOT_FOUND.' })
  async evidence(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<EvidenceView> {
    return presentEvidence(await findEvidence(ctx, { id }))
  }

  @Mutation(() => Evidence, { description: 'Administrators: new evidence, still without a file.' })
  async createEvidence(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EvidenceInput, { description: 'Its facts.' }) input: EvidenceInput,
  ): Promise<EvidenceView> {
    return presentEvidence(await createEvidence(ctx, omitNull(input)))
  }

  @Mutation(() => Evidence, {
    description:
      'Administrators: changes evidence. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  async updateEvidence(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) row: ReadRowArgs,
    @Arg('input', () => EvidenceChanges, { description: 'What changes.' }) input: EvidenceChanges,
  ): Promise<EvidenceView> {
    return presentEvidence(await updateEvidence(ctx, { ...input, ...row }))
  }

  @Mutation(() => ID, {
    description:
      'Administrators: deletes evidence. Its id. NOT_FOUND; CONFLICT while a published score rests on it.',
  })
  deleteEvidence(@Ctx() ctx: RequestContext, @Args(() => ReadRowArgs) row: ReadRowArgs): Promise<number> {
    return deleteEvidence(ctx, row)
  }

  @Mutation(() => Evidence, {
    description:
      'Administrators: puts evidence back into the state in which a change left it, or found it. NOT_FOUND.',
  })
  async restoreEvidence(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<EvidenceView> {
    return presentEvidence(await restoreEvidence(ctx, args))
  }

  @Mutation(() => Evidence, {
    description:
      'Administrators: gives evidence its file, a PDF or a picture of 5 MB at most. Sent as multipart/form-data (GraphQL multipart request) with the header Apollo-Require-Preflight.',
  })
  async uploadEvidenceFile(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The evidence.' }) id: string,
    @Arg('file', () => GraphQLUpload, { description: 'The file.' })
    file: Parameters<typeof attachSentFile>[2],
  ): Promise<EvidenceView> {
    return presentEvidence(await attachSentFile(ctx, id, file))
  }

  @FieldResolver(() => [SupportedProductType], {
    description: 'The products whose published scores rest on it, by name.',
  })
  products(@Ctx() ctx: RequestContext, @Root() evidence: EvidenceView): Promise<SupportedProduct[]> {
    return ctx.load(supportedProductsLoader).load(evidence.id)
  }
}
