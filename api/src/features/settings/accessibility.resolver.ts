import { GraphQLLocalDate } from 'graphql-scalars'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AccessibilityStatement, findAccessibilityStatement } from './accessibility.service.ts'
import {
  type AccessibilityAudit,
  type ConformityState,
  conformityStates,
} from './accessibility-audit.rules.ts'

const ConformityStateEnum = graphqlEnum(conformityStates, {
  name: 'ConformityState',
  description: 'Conformity with the RGAA, by its own definition.',
  values: {
    FULL: 'All criteria that apply are met.',
    PARTIAL: 'At least half of them are.',
    NONE: 'Fewer are, or there is no audit.',
  },
})

@ObjectType('AccessibilityAudit', { description: 'What an audit of the site against the RGAA has found.' })
class AccessibilityAuditType implements AccessibilityAudit {
  @Field(() => String, { description: 'Who audited.' })
  by!: string

  @Field(() => GraphQLLocalDate, { description: 'Day of the report.' })
  on!: string

  @Field(() => Int, { description: 'Criteria met.' })
  met!: number

  @Field(() => Int, { description: 'Criteria that apply.' })
  applicable!: number

  @Field(() => String, { description: 'Address of the report; empty where it is not published.' })
  report!: string
}

@ObjectType('AccessibilityStatement', { description: 'Where the site stands against the RGAA.' })
class AccessibilityStatementType implements AccessibilityStatement {
  @Field(() => ConformityStateEnum, { description: 'The state.' })
  state!: ConformityState

  @Field(() => String, { description: 'The state in French, as the RGAA calls it: « non conforme ».' })
  words!: string

  @Field(() => String, { description: 'Why, in one French sentence.' })
  reason!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Criteria met, of those that apply, in whole per cent; null without an audit.',
  })
  percent!: number | null

  @Field(() => AccessibilityAuditType, { nullable: true, description: 'The last audit; null without one.' })
  audit!: AccessibilityAudit | null
}

/** GraphQL edge of the statement of accessibility. */
@Resolver()
export class AccessibilityResolver {
  @Query(() => AccessibilityStatementType, {
    description: 'The conformity of the site with the RGAA, computed from the setting `accessibility_audit`.',
  })
  accessibilityStatement(@Ctx() ctx: RequestContext): Promise<AccessibilityStatement> {
    return findAccessibilityStatement(ctx)
  }
}
