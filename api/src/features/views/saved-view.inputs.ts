import { ArgsType, Field, ID } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { type AdminListName, adminLists } from './saved-view.rules.ts'

/** GraphQL enum of the lists. */
export const AdminListEnum = graphqlEnum(adminLists, {
  name: 'AdminListName',
  description: 'A list of the administration.',
  values: {
    PRODUCTS: 'The products.',
    CATEGORIES: 'The categories.',
    POSTS: 'The articles.',
    IMAGES: 'The images of the shop.',
    EVIDENCE: 'The evidence of all products.',
    CLAIMS: 'The register of claims.',
    MESSAGES: 'The messages of the contact form.',
    WAITLIST: 'The waitlist.',
    NEWSLETTER: 'The addresses of the newsletter.',
    ORDERS: 'The orders.',
    MAILS: 'The mails that the shop sends.',
    ANALYTICS: 'The analytics: their period, and the order of the products.',
  },
})

/** A view to keep. */
@ArgsType()
export class NewSavedViewArgs {
  @Field(() => AdminListEnum, { description: 'Of which list.' })
  list!: AdminListName

  @Field(() => String, { description: 'Its name, 1 to 40 characters, once a list.' })
  name!: string

  @Field(() => String, {
    description: 'What the address of the list says behind « ? », at most 600 characters.',
  })
  query!: string

  @Field(() => Boolean, { nullable: true, description: 'Whether the list opens with it.' })
  isDefault?: boolean | null
}

/** What to change of a view. */
@ArgsType()
export class SavedViewChangesArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Its new name.' })
  name?: string | null

  @Field(() => String, { nullable: true, description: 'What the address says now.' })
  query?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the list opens with it.' })
  isDefault?: boolean | null
}
