import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { may } from '../../../platform/authorize.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { RestoreArgs } from '../../audit/audit.inputs.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { AssessedProductArgs, CriterionInput } from './assessment.inputs.ts'
import { presentAssessment } from './assessment.presenter.ts'
import { Assessment, ScoreChange, ScoreMethod, ScoreRank } from './assessment.type.ts'
import {
  deleteAssessmentDraft,
  publishAssessment,
  restoreAssessment,
  saveAssessmentDraft,
} from './assessment-changes.service.ts'
import {
  assessmentLoader,
  findDraft,
  readMethod,
  type ScoreChangeView,
  scoreHistoryLoader,
} from './assessments.service.ts'
import { type ScoreRank as ScoreRankView, scoreRankLoader } from './score-ranks.service.ts'

type AssessmentFacts = ReturnType<typeof presentAssessment>

/** GraphQL edge of how eco-scores come about. */
@Resolver(() => Product)
export class AssessmentsResolver {
  @FieldResolver(() => Assessment, {
    nullable: true,
    description: 'How its eco-score comes about; null where the score was typed without points.',
  })
  async assessment(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<AssessmentFacts | null> {
    const view = await ctx.load(assessmentLoader).load(product.id)
    return view && presentAssessment(view, may(ctx, 'catalogue.read'))
  }

  @FieldResolver(() => ScoreRank, {
    nullable: true,
    complexity: 50,
    description:
      'Where its eco-score stands among those of its category; null without one, where it shows no total, and among fewer than three.',
  })
  scoreRank(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<ScoreRankView | null> {
    return ctx.load(scoreRankLoader).load(product.id)
  }

  @FieldResolver(() => [ScoreChange], {
    complexity: 100,
    description: 'How its eco-score has changed, the latest first, 20 at most.',
  })
  scoreHistory(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<ScoreChangeView[]> {
    return ctx.load(scoreHistoryLoader).load(product.id)
  }

  @Query(() => ScoreMethod, { description: 'The method by which products are assessed.' })
  scoreMethod(@Ctx() ctx: RequestContext): ReturnType<typeof readMethod> {
    return readMethod(ctx)
  }

  @Query(() => Assessment, {
    nullable: true,
    description: 'Administrators: the draft of a product’s assessment; null without one.',
  })
  async assessmentDraft(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<AssessmentFacts | null> {
    const draft = await findDraft(ctx, { productId })
    return draft && presentAssessment(draft, true)
  }

  @Mutation(() => Assessment, {
    description:
      'Administrators: saves the draft of a product’s assessment, in the place of any before. NOT_FOUND, CONFLICT.',
  })
  async saveAssessmentDraft(
    @Ctx() ctx: RequestContext,
    @Args(() => AssessedProductArgs) product: AssessedProductArgs,
    @Arg('criteria', () => [CriterionInput], { description: 'Each of the five, once.' })
    criteria: CriterionInput[],
  ): Promise<AssessmentFacts> {
    const draft = await saveAssessmentDraft(ctx, { ...product, criteria: criteria.map(omitNull) })
    return presentAssessment(draft, true)
  }

  @Mutation(() => Boolean, {
    description:
      'Administrators: throws the draft of a product’s assessment away. Always true, or NOT_FOUND.',
  })
  deleteAssessmentDraft(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<boolean> {
    return deleteAssessmentDraft(ctx, { productId }).then(() => true)
  }

  @Mutation(() => Assessment, {
    description:
      'Administrators: makes the draft the assessment of its product, and the sum of its points the eco-score. BAD_USER_INPUT when points are beyond what their evidence supports.',
  })
  async publishAssessment(
    @Ctx() ctx: RequestContext,
    @Args(() => AssessedProductArgs) product: AssessedProductArgs,
  ): Promise<AssessmentFacts> {
    return presentAssessment(await publishAssessment(ctx, product), true)
  }

  @Mutation(() => Assessment, {
    description:
      'Administrators: puts an assessment that a change left, or found, back as the draft of its product. NOT_FOUND.',
  })
  async restoreAssessment(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<AssessmentFacts> {
    return presentAssessment(await restoreAssessment(ctx, args), true)
  }
}
