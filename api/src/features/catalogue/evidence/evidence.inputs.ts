import { GraphQLLocalDate } from 'graphql-scalars'
import { ArgsType, Field, ID, InputType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { pageArgs } from '../../../platform/page.ts'
import { evidenceStates } from './evidence.rules.ts'
import { type EvidenceKind, evidenceKinds } from './evidence-kinds.rules.ts'

export const EvidenceKindEnum = graphqlEnum(evidenceKinds, {
  name: 'EvidenceKind',
  description: 'What can support points of an eco-score.',
  values: {
    CERTIFICATE: 'A certificate of an independent body: up to 2.0 points.',
    TEST_REPORT: 'The report of a test by a laboratory: up to 2.0 points.',
    SUPPLIER_STATEMENT: 'A statement that the supplier has signed: up to 1.5 points, for 24 months.',
    OWN_MEASURE: 'A measure of the shop: up to 1.5 points with its protocol, else none.',
    INVOICE: 'An invoice: it proves a purchase, and supports no points.',
  },
})

export const EvidenceStateEnum = graphqlEnum(evidenceStates, {
  name: 'EvidenceState',
  description: 'Where evidence stands in time.',
  values: {
    LIVE: 'It counts.',
    RENEW: 'Over for at most 30 days: its points are kept, and it is to be renewed.',
    EXPIRED: 'Over for longer: it counts no more.',
  },
})

/** Shape of new evidence; the rules are `evidence.rules.ts`. */
@InputType({ description: 'A document that supports points.' })
export class EvidenceInput {
  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: EvidenceKind

  @Field(() => String, { description: 'What it is called, at most 200 characters: « GOTS ».' })
  title!: string

  @Field(() => String, { nullable: true, description: 'Who has issued it, at most 200 characters.' })
  issuer?: string | null

  @Field(() => String, { nullable: true, description: 'Its number, at most 100 characters.' })
  number?: string | null

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'First day; of a statement, when it was signed.',
  })
  validFrom?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day; null for no end.' })
  validUntil?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'How an own measure was made, at most 2,000 characters.',
  })
  protocol?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether everybody may read it and its file; false when left out: they learn its kind alone.',
  })
  isPublic?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'An example of a demonstration, and said to be one.' })
  sample?: boolean | null
}

@InputType({ description: 'What changes of evidence; what is left out stays.' })
export class EvidenceChanges implements Partial<EvidenceInput> {
  @Field(() => EvidenceKindEnum, { nullable: true, description: 'What it is.' })
  kind?: EvidenceKind

  @Field(() => String, { nullable: true, description: 'What it is called.' })
  title?: string

  @Field(() => String, { nullable: true, description: 'Who has issued it; null for nobody known.' })
  issuer?: string | null

  @Field(() => String, { nullable: true, description: 'Its number; null for none.' })
  number?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day; null for none.' })
  validFrom?: string | null

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Last day; null for no end.' })
  validUntil?: string | null

  @Field(() => String, { nullable: true, description: 'How an own measure was made; null for none.' })
  protocol?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody may read it and its file.' })
  isPublic?: boolean

  @Field(() => Boolean, { nullable: true, description: 'An example of a demonstration.' })
  sample?: boolean
}

@ArgsType()
export class EvidenceListArgs extends pageArgs('pieces of evidence', 50) {
  @Field(() => String, { nullable: true, description: 'Words of its title, issuer or number.' })
  search?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what is over or ends within 60 days.',
  })
  expiring?: boolean | null

  @Field(() => ID, {
    nullable: true,
    description: 'Only what the draft or the published assessment of this product names.',
  })
  productId?: string | null
}
