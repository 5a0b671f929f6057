import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { roles } from './permissions.rules.ts'

/** Roles as GraphQL knows them. */
export const RoleEnum = graphqlEnum(roles, {
  name: 'Role',
  description: 'A role in the team of the shop: a fixed set of permissions. A person may have several.',
  values: {
    OWNER: 'Everything, the team and the settings included.',
    CATALOGUE: 'The products, with their categories, pictures, scores and evidence.',
    CONTENT: 'The articles and the information pages, with their pictures.',
    CUSTOMERS: 'The orders, the messages, the waitlist, the newsletter and the mails.',
    ANALYST: 'Reads what is known of the visits.',
  },
})
