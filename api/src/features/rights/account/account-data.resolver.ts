import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { User } from '../../accounts/user.entity.ts'
import {
  cancelDeletion,
  type PlannedDeletion,
  requestDeletion,
} from '../deletion/account-deletion.service.ts'
import {
  type AccountData,
  changeOwnName,
  type Fate,
  type HeldRows,
  listOwnRows,
  readAccountData,
  type ShownKind,
  type ShownRow,
} from './account-data.service.ts'

const FateEnum = graphqlEnum(['DELETED', 'ANONYMISED', 'KEPT'] as const satisfies Fate[], {
  name: 'DataFate',
  description: 'What becomes of rows when their person’s account is deleted.',
  values: {
    DELETED: 'They go.',
    ANONYMISED: 'They stay, without the person.',
    KEPT: 'They stay for a time, for a reason that is told.',
  },
})

/** Rows of one kind. */
@ObjectType('HeldRows', { description: 'Rows of one kind that the shop holds of a person.' })
class HeldRowsType implements HeldRows {
  @Field(() => String, { description: 'Names the kind: `accountRows` shows its rows.' })
  kind!: string

  @Field(() => String, { description: 'Table of the database.' })
  table!: string

  @Field(() => String, { description: 'What they are, in French.' })
  label!: string

  @Field(() => Int, { description: 'How many.' })
  rows!: number

  @Field(() => FateEnum, { description: 'What the deletion of the account does with them.' })
  fate!: Fate

  @Field(() => String, { nullable: true, description: 'Why something stays; null where nothing does.' })
  why!: string | null

  @Field(() => String, { nullable: true, description: 'Until when it stays; null where nothing does.' })
  until!: string | null
}

@ObjectType('HeldFact', { description: 'One thing that a row says, in French.' })
class HeldFactType {
  @Field(() => String, { description: 'What it is about.' })
  name!: string

  @Field(() => String, { description: 'What it says; of a column that is left out, why.' })
  value!: string
}

@ObjectType('ShownRow', { description: 'A row that the shop holds of a person.' })
class ShownRowType implements ShownRow {
  @Field(() => [HeldFactType], { description: 'Its columns, in their order.' })
  facts!: HeldFactType[]
}

@ObjectType('ShownKind', { description: 'The first rows of one kind.' })
class ShownKindType implements ShownKind {
  @Field(() => [ShownRowType], { description: 'Twenty at most; the file has all.' })
  rows!: ShownRow[]

  @Field(() => [HeldFactType], { description: 'What is left out of each, and why.' })
  withheld!: HeldFactType[]
}

/** The planned end of an account. */
@ObjectType('AccountDeletion', { description: 'The planned end of an account.' })
class AccountDeletionType implements PlannedDeletion {
  @Field(() => GraphQLDateTimeISO, { description: 'When its owner asked for it.' })
  requestedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Until when it can be taken back.' })
  dueAt!: Date
}

/** What the shop holds of whoever asks. */
@ObjectType('AccountData', { description: 'What the shop holds of a person, and what would become of it.' })
class AccountDataType implements AccountData {
  @Field(() => [HeldRowsType], { description: 'What is held, by kind.' })
  held!: HeldRows[]

  @Field(() => Boolean, {
    description: 'Whether the address is confirmed: what hangs on it alone is left out until then.',
  })
  isEmailConfirmed!: boolean

  @Field(() => AccountDeletionType, { nullable: true, description: 'The planned end; null when none is.' })
  deletion!: PlannedDeletion | null
}

/** GraphQL edge of what somebody may do with their own data. The file itself: GET /api/account/data/export. */
@Resolver()
export class AccountDataResolver {
  @Query(() => AccountDataType, { description: 'What the shop holds of who is signed in.' })
  accountData(@Ctx() ctx: RequestContext): Promise<AccountData> {
    return readAccountData(ctx)
  }

  @Query(() => ShownKindType, {
    complexity: 50,
    description:
      'The first rows of one kind that the shop holds of who is signed in. STEP_UP_REQUIRED without a recent proof.',
  })
  accountRows(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => String, { description: 'As `accountData` names it.' }) kind: string,
  ): Promise<ShownKind> {
    return listOwnRows(ctx, { kind })
  }

  @Mutation(() => User, { description: 'Corrects the name of who is signed in.' })
  changeOwnName(
    @Ctx() ctx: RequestContext,
    @Arg('firstName', () => String, { description: 'First name, at most 100 characters.' }) firstName: string,
    @Arg('lastName', () => String, { description: 'Last name, at most 100 characters.' }) lastName: string,
  ): Promise<User> {
    return changeOwnName(ctx, { firstName, lastName })
  }

  @Mutation(() => AccountDeletionType, {
    description:
      'Plans the end of the account in seven days. STEP_UP_REQUIRED without a recent proof, CONFLICT for the last who manages the shop.',
  })
  requestAccountDeletion(@Ctx() ctx: RequestContext): Promise<PlannedDeletion> {
    return requestDeletion(ctx)
  }

  @Mutation(() => Boolean, {
    description: 'Takes the end of the account back; true also when none was planned.',
  })
  cancelAccountDeletion(@Ctx() ctx: RequestContext): Promise<boolean> {
    return cancelDeletion(ctx)
  }
}
