import { ArgsType, Field, ID, Int } from 'type-graphql'

/** Arguments that name a row and the copy of it that was read. */
@ArgsType()
export class ReadRowArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read: CONFLICT when somebody has changed it since.',
  })
  version?: number | null
}
