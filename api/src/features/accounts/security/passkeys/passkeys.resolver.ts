import { GraphQLDateTimeISO, GraphQLJSONObject } from 'graphql-scalars'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { Passkey } from './passkey.entity.ts'
import { confirmIdentityWithPasskey, passkeyConfirmation, passkeySignIn } from './passkey-sign-in.service.ts'
import { PasskeyProofInput, RegisterPasskeyInput } from './passkeys.inputs.ts'
import {
  listPasskeys,
  passkeyRegistration,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts'
import { PasskeyRegistered } from './passkeys.type.ts'

const proof = { description: 'The proof.' }

/** GraphQL edge of the passkeys. What a browser needs of the shop is made by a mutation: each makes a new challenge. */
@Resolver(() => Passkey)
export class PasskeysResolver {
  @Query(() => [Passkey], { description: 'One’s own passkeys, the oldest first.' })
  passkeys(@Ctx() ctx: RequestContext): Promise<Passkey[]> {
    return listPasskeys(ctx)
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'What navigator.credentials.create needs to make a passkey. STEP_UP_REQUIRED.',
  })
  passkeyRegistration(@Ctx() ctx: RequestContext): Promise<unknown> {
    return passkeyRegistration(ctx)
  }

  @Mutation(() => PasskeyRegistered, {
    description: 'Adds a passkey to one’s account. STEP_UP_REQUIRED.',
  })
  registerPasskey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RegisterPasskeyInput, { description: 'The passkey.' }) input: RegisterPasskeyInput,
  ): Promise<PasskeyRegistered> {
    return registerPasskey(ctx, input)
  }

  @Mutation(() => Passkey, { description: 'Gives one of one’s passkeys another name.' })
  renamePasskey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which passkey.' }) id: string,
    @Arg('name', () => String, { description: 'Its new name.' }) name: string,
  ): Promise<Passkey> {
    return renamePasskey(ctx, { id, name })
  }

  @Mutation(() => ID, { description: 'Removes one of one’s passkeys; its id. STEP_UP_REQUIRED.' })
  removePasskey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which passkey.' }) id: string,
  ): Promise<number> {
    return removePasskey(ctx, { id })
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'What navigator.credentials.get needs to sign in; the same whoever asks.',
  })
  passkeySignIn(@Ctx() ctx: RequestContext): Promise<unknown> {
    return passkeySignIn(ctx)
  }

  @Mutation(() => GraphQLJSONObject, {
    description: 'What navigator.credentials.get needs to prove that it is still the same person.',
  })
  passkeyConfirmation(@Ctx() ctx: RequestContext): Promise<unknown> {
    return passkeyConfirmation(ctx)
  }

  @Mutation(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'As confirmIdentity, by passkey. BAD_USER_INPUT when it is none of one’s own.',
  })
  confirmIdentityWithPasskey(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasskeyProofInput, proof) input: PasskeyProofInput,
  ): Promise<Date | null> {
    return confirmIdentityWithPasskey(ctx, input)
  }
}
