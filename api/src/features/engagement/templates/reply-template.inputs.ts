import { Field, InputType } from 'type-graphql'

/** Shape of a template; the rules are `templateRules`. */
@InputType({ description: 'An answer that is written already.' })
export class ReplyTemplateInput {
  @Field(() => String, { description: 'Its name, at most 60 characters, once.' })
  name!: string

  @Field(() => String, { description: 'Its text, at most 4,000 characters.' })
  text!: string
}

/** Shape of what to change of a template. */
@InputType({ description: 'What to change of a template; what is left out stays as it is.' })
export class ReplyTemplateChanges {
  @Field(() => String, { nullable: true, description: 'Its new name.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'Its new text.' })
  text?: string | null
}
