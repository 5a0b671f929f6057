import { Field, InputType } from 'type-graphql'

/** Shape of a code; the rules are in `second-factor.rules.ts`. */
@InputType({ description: 'A code that somebody types beside their password.' })
export class CodeInput {
  @Field(() => String, { description: 'Six digits, or a recovery code where one is taken.' })
  code!: string
}
