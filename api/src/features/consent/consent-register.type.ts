import { Field, Float, ObjectType } from 'type-graphql'
import type { ConsentAct } from './consent.rules.ts'
import { ConsentCheck } from './consent-check.entity.ts'
import { ConsentActEnum, ConsentKindEnum } from './consent-entry.entity.ts'
import type { ConsentKind } from './consent-texts.rules.ts'

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

/** The ledger of consents as administrators see it: sums, and whether it holds. */
@ObjectType({ description: 'The ledger of consents: sums, and whether it held when it was last read.' })
export class ConsentRegister {
  @Field(() => [ConsentSum], { description: 'How often each thing was said, today’s choices included.' })
  counts!: ConsentSum[]

  @Field(() => ConsentCheck, { nullable: true, description: 'The last check; null before the first.' })
  lastCheck!: ConsentCheck | null
}
