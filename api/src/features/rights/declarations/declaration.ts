import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import type { KeptAges, RetentionRule } from './retention.rules.ts'

/** Somebody with an account, as far as rows are found by it. */
export interface Person {
  id: string
  email: string
  /**
   * Whether the address is known to be theirs. Anybody can open an account in a stranger's name: what hangs on the
   * address alone is neither shown nor erased before its owner has confirmed it.
   */
  ownsEmail: boolean
  /** First and last name as the account has them; empty when it has none. */
  name: string
}

/** By which rules rows are forgotten by themselves; or with the account alone; or for what they stay, and until when. */
export type Kept = RetentionRule[] | 'WITH_ACCOUNT' | { why: string; until: string }

/** Rows that a table holds of a person in one role: as their customer, as somebody of the team. */
export interface Holding {
  /** What they are, in French, to the person. */
  label: string
  /** Condition that the person's rows meet. */
  rows: (person: Person) => RawQueryFragment
  /** Columns that are not handed out, each with the reason, in French. All others are, also those to come. */
  withheld?: Record<string, string>
  /** For how long they are kept while nobody asks for them to be erased. */
  kept: Kept
  /** What erasing does with them: they go, they stay as they are, or they stay with these columns set anew. */
  erase: 'DELETE' | 'KEEP' | ((person: Person) => RawQueryFragment)
}

/** What stays once a person is erased, told to them beforehand. */
export interface Rest {
  /** Columns in which the person may still be found. */
  columns: string[]
  /** The rows alone in which they may; all, where it is not said. */
  rows?: RawQueryFragment
  why: string
  until: (ages: KeptAges) => string
}

/** What a table holds of people. */
export type Declaration =
  | {
      /** It holds nothing of anybody, for this reason. */
      nothing: string
      /** Columns whose names sound like a person all the same. */
      soundsLike?: string[]
      /** The rules by which its rows go, where they go by one all the same. */
      kept?: RetentionRule[]
    }
  | { holdings: Holding[]; stays?: Rest }

/** The declarations of one area, by table. */
export type Declarations = Record<string, Declaration>

/** The mail that tells the end goes as soon as it has been sent: it is the last that names its reader. */
export const lastMailThread = 'compte-efface'

/** What stands where the name of somebody of the team stood. */
export const formerMember = 'compte supprimé'

type Condition = (person: Person) => RawQueryFragment

const any = (conditions: RawQueryFragment[]) => conditions.reduce((all, next) => sql`${all} or ${next}`)

const addressIn = (columns: string[], email: string) =>
  any(columns.map((column) => sql`lower(${raw(column)}) = ${email}`))

/** Rows whose column is the person's account. */
export const byId =
  (column: string): Condition =>
  ({ id }) =>
    sql`${raw(column)} = ${id}`

/** Rows whose columns have the person's address; none while it is not known to be theirs. */
export const byEmail =
  (...columns: string[]): Condition =>
  ({ email, ownsEmail }) =>
    ownsEmail ? addressIn(columns, email) : sql`false`

/** The same of columns that the shop fills with the address of an account: nobody types a stranger's there. */
export const byAuthor =
  (...columns: string[]): Condition =>
  ({ email }) =>
    addressIn(columns, email)

/** Rows that one of the conditions holds for. */
export const either =
  (...conditions: Condition[]): Condition =>
  (person) =>
    any(conditions.map((condition) => condition(person)))

/** Takes the person's address out of columns that may name somebody else of the team. */
export const withoutAuthor =
  (...columns: string[]): Condition =>
  ({ email }) =>
    columns
      .map((column) => raw(column))
      .map(
        (column) =>
          sql`${column} = case when lower(${column}) = ${email} then ${formerMember} else ${column} end`,
      )
      .reduce((all, next) => sql`${all}, ${next}`)

const special = /[.*+?^${}()|[\]\\]/g

/**
 * The pattern (PostgreSQL, to be read without case) of a text that stands by itself: ana@exemple.fr is not found in
 * joana@exemple.fr, nor in ana@exemple.fr.net.
 */
export const wholeWord = (text: string): string =>
  `(?<![[:alnum:]._%+-])${text.replaceAll(special, '\\$&')}(?![[:alnum:]-])(?!\\.[[:alnum:]])`
