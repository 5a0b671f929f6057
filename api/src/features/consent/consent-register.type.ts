import { Field, Float, ObjectType } from 'type-graphql'
import type { ConsentAct } from './consent.rules.ts'
import { ConsentCheck } from './consent-check.entity.ts'
import { ConsentActEnum, ConsentKindEnum } from './consent-entry.entity.ts'
import type { ConsentKind } from './texts/consent-texts.rules.ts'

/** How often something was said to something. */
@ObjectType({ description: 'How often something was said to what people are asked for.' })
class ConsentSum {
  @Field(() => ConsentKindEnum, { description: 'What was asked for.' })
  kind!: ConsentKind

  @Field(() => ConsentActEnum, { description: 'What was said.' })
  act!: ConsentAct

  @Field(() => Float, { description: 'How often, in all.' })
  people!: number
}

/** What people are asked for, as a form shows it today. */
@ObjectType('ConsentText', {
  description: 'What people are asked for, with the wording of today.',
})
export class ShownText {
  @Field(() => ConsentKindEnum, { description: 'What is asked for.' })
  kind!: ConsentKind

  @Field(() => String, {
    description:
      'Version of the wording, which a form sends with the answer. Of the terms it also names their page.',
  })
  textVersion!: string

  @Field(() => String, { description: 'The wording.' })
  text!: string
}

/** The ledger of consents as administrators see it: sums, and whether it holds. */
@ObjectType({ description: 'The ledger of consents: sums, and whether it held when it was last read.' })
export class ConsentRegister {
  @Field(() => [ConsentSum], { description: 'How often each thing was said, today’s choices included.' })
  counts!: ConsentSum[]

  @Field(() => ConsentCheck, { nullable: true, description: 'The last check; null before the first.' })
  lastCheck!: ConsentCheck | null
}
