import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type JobFacts, type JobState, jobStates, listJobs } from './jobs.service.ts'

const JobStateEnum = graphqlEnum(jobStates, {
  name: 'JobState',
  description: 'How a background job is.',
  values: {
    NEVER: 'It has not run yet.',
    RUNNING: 'It runs.',
    OK: 'Its last run went well.',
    FAILED: 'Its last run failed.',
    LATE: 'It should have been heard of since.',
  },
})

@ObjectType('JobRun', { description: 'One run of a background job; of one that never rests, one hour.' })
class JobRunType {
  @Field(() => GraphQLDateTimeISO, { description: 'When it began (ISO 8601, UTC).' })
  startedAt!: Date

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it ended; null while it runs, or when its process died.',
  })
  endedAt!: Date | null

  @Field(() => Float, { nullable: true, description: 'How long it took, in milliseconds.' })
  durationMs!: number | null

  @Field(() => Int, { description: 'How many things it did.' })
  done!: number

  @Field(() => String, { nullable: true, description: 'The kind of error at which it failed.' })
  failure!: string | null
}

@ObjectType('Job', { description: 'Something that the shop does by itself.' })
class JobType {
  @Field(() => String, { description: 'Its name in the code.' })
  name!: string

  @Field(() => String, { description: 'What it does, in French.' })
  label!: string

  @Field(() => Boolean, { description: 'Whether it goes on all the time.' })
  isSteady!: boolean

  @Field(() => JobStateEnum, { description: 'How it is.' })
  state!: JobState

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it runs next, about.' })
  nextAt!: Date | null

  @Field(() => [JobRunType], { description: 'Its last runs, ten at most, the newest first.' })
  runs!: JobFacts['runs']
}

/** GraphQL edge of the background jobs. */
@Resolver()
export class JobsResolver {
  @Query(() => [JobType], {
    complexity: 200,
    description: 'Administrators: what the shop does by itself, and how it went.',
  })
  jobs(@Ctx() ctx: RequestContext): Promise<JobFacts[]> {
    return listJobs(ctx)
  }
}
