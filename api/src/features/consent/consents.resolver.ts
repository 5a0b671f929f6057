import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { measurementChoices } from './consent.rules.ts'
import { ConsentEntry } from './consent-entry.entity.ts'
import { ConsentRegister, ShownText } from './consent-register.type.ts'
import {
  checkConsentsNow,
  chooseMeasurement,
  exportOwnConsents,
  findConsentsOf,
  listConsentTexts,
  readConsentRegister,
} from './consents.service.ts'
import { wordingOf } from './texts/consent-texts.rules.ts'

const MeasurementChoiceEnum = graphqlEnum(measurementChoices, {
  name: 'MeasurementChoice',
  description: 'A choice of the cookie banner.',
  values: {
    ACCEPTED: 'All cookies.',
    REFUSED: 'Essential cookies only.',
    WITHDRAWN: 'Essential cookies only, after all of them.',
  },
})

const shownVersion = 'Version of the text that was shown, from consentTexts; that of today by default.'

/** GraphQL edge of the ledger of consents. */
@Resolver(() => ConsentEntry)
export class ConsentsResolver {
  @Mutation(() => Boolean, {
    description:
      'Notes a choice of the cookie banner: under the account of who is signed in, else as one more of the day. False for a browser that sends Sec-GPC: 1, of which nothing is noted.',
  })
  chooseMeasurement(
    @Ctx() ctx: RequestContext,
    @Arg('choice', () => MeasurementChoiceEnum, { description: 'What was chosen.' }) choice: string,
    @Arg('textVersion', () => String, { nullable: true, description: shownVersion }) textVersion?: string,
  ): Promise<boolean> {
    return chooseMeasurement(ctx, { choice, textVersion })
  }

  @Query(() => [ShownText], {
    description: 'What people are asked for, with the wording of today and its version.',
  })
  consentTexts(@Ctx() ctx: RequestContext): Promise<ShownText[]> {
    return listConsentTexts(ctx)
  }

  @Query(() => [ConsentEntry], {
    description: 'What the signed-in person has said from their account, newest first.',
  })
  consents(@Ctx() ctx: RequestContext): Promise<ConsentEntry[]> {
    return exportOwnConsents(ctx)
  }

  @Query(() => [ConsentEntry], {
    description: 'Administrators: what whoever has this address has said, newest first.',
  })
  consentsOf(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { description: 'The whole e-mail address, in any case.' }) search: string,
  ): Promise<ConsentEntry[]> {
    return findConsentsOf(ctx, { search })
  }

  @Query(() => ConsentRegister, { description: 'Administrators: the ledger of consents.' })
  consentRegister(@Ctx() ctx: RequestContext): Promise<ConsentRegister> {
    return readConsentRegister(ctx)
  }

  @Mutation(() => ConsentRegister, { description: 'Administrators: reads the whole ledger again, now.' })
  checkConsents(@Ctx() ctx: RequestContext): Promise<ConsentRegister> {
    return checkConsentsNow(ctx)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The wording that was shown, word for word; null for a version that nobody knows.',
  })
  text(@Root() { kind, textVersion }: ConsentEntry): string | null {
    return wordingOf(kind, textVersion)
  }
}
