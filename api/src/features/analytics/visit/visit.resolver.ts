import { GraphQLJSONObject } from 'graphql-scalars'
import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { recordEvents } from '../record-events.service.ts'
import { eraseVisit, readVisit } from './visit.service.ts'
import { Visit } from './visit.type.ts'

@InputType({ description: 'Something that a visitor did, as their browser tells it.' })
class UsageEventInput {
  @Field(() => String, {
    nullable: true,
    description: 'view, click, submit, scroll, search, …; click unless said.',
  })
  eventType?: string

  @Field(() => String, { description: 'Address of the page within the shop.' })
  pageUrl!: string

  @Field(() => String, { description: 'Name of the page, such as « Product Detail ».' })
  pageName!: string

  @Field(() => String, { nullable: true, description: 'Kind of element: button, link, form …' })
  elementType?: string

  @Field(() => String, { nullable: true, description: 'Its id or test id.' })
  elementId?: string

  @Field(() => String, { nullable: true, description: 'What it says, 100 characters at most.' })
  elementText?: string

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What else there is, by the documented keys.',
  })
  metadata?: Record<string, unknown>
}

/** GraphQL edge of a visit, for whoever makes it. */
@Resolver()
export class VisitResolver {
  @Mutation(() => Boolean, {
    description:
      'Notes what a visitor did; nothing of a browser that sends Sec-GPC: 1, and of nobody in particular without consent. Always true.',
  })
  recordEvents(
    @Ctx() ctx: RequestContext,
    @Arg('events', () => [UsageEventInput], { description: 'What was done, 100 events at most.' })
    events: UsageEventInput[],
    @Arg('consented', () => Boolean, {
      defaultValue: false,
      description: 'Whether the visitor accepted that visits are told apart.',
    })
    consented: boolean,
  ): Promise<boolean> {
    return recordEvents(ctx, events.map(omitNull), consented).then(() => true)
  }

  @Query(() => Visit, { description: 'All that is kept of the visit of the browser that asks.' })
  visit(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { defaultValue: 100, description: 'How many events, 1 to 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to skip.' }) offset: number,
  ): Promise<Visit> {
    return readVisit(ctx, { limit, offset })
  }

  @Mutation(() => Int, {
    description:
      'Erases the visit of the browser that asks, and its cookies but that of the session; how many events.',
  })
  eraseVisit(@Ctx() ctx: RequestContext): Promise<number> {
    return eraseVisit(ctx)
  }
}
