import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../../platform/request-context.ts'
import {
  cancelFactorRemoval,
  confirmFactorRemoval,
  openFactorRemoval,
  type RemovalLink,
  requestFactorRemoval,
} from './factor-removal.service.ts'
import { FactorRemovalType } from './factor-removal.type.ts'

const linkToken = { description: 'What stands behind « # » in the link of the mail.' }

/** GraphQL edge of who has lost the second factor with all recovery codes. */
@Resolver()
export class FactorRemovalResolver {
  @Mutation(() => Boolean, {
    description:
      'Sends a link by which the second factor is removed, to whoever has lost it and knows the password; nothing to an account without one. Always true. UNAUTHENTICATED.',
  })
  requestFactorRemoval(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: 'E-mail address, in any case.' }) email: string,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
  ): Promise<boolean> {
    return requestFactorRemoval(ctx, { email, password }).then(() => true)
  }

  @Mutation(() => FactorRemovalType, {
    description: 'What the link of a mail would do: remove the second factor, or keep it. NOT_FOUND.',
  })
  openFactorRemoval(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, linkToken) token: string,
  ): Promise<RemovalLink> {
    return openFactorRemoval(ctx, { token })
  }

  @Mutation(() => FactorRemovalType, {
    description: 'Plans the removal by the link of a mail, once, for 72 hours later. NOT_FOUND.',
  })
  confirmFactorRemoval(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, linkToken) token: string,
  ): Promise<RemovalLink> {
    return confirmFactorRemoval(ctx, { token })
  }

  @Mutation(() => Boolean, {
    description:
      'Keeps the second factor, by the link of a mail or by who is signed in. Always true. NOT_FOUND, UNAUTHENTICATED without either.',
  })
  cancelFactorRemoval(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { ...linkToken, nullable: true }) token?: string | null,
  ): Promise<boolean> {
    return cancelFactorRemoval(ctx, { token }).then(() => true)
  }
}
