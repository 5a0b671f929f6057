import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Something wrong with a file of products.' })
class ProductImportError {
  @Field(() => Int, {
    nullable: true,
    description: 'The line, as a spreadsheet counts them; null: the file as a whole.',
  })
  row!: number | null

  @Field(() => String, { nullable: true, description: 'The heading of the cell; null: the line as a whole.' })
  column!: string | null

  @Field(() => String, { description: 'What is wrong, in French.' })
  message!: string
}

@ObjectType({ description: 'A fact that a line changes.' })
class ProductImportChange {
  @Field(() => String, { description: 'The heading of its column.' })
  column!: string

  @Field(() => String, { description: 'What it is, at most 120 characters.' })
  before!: string

  @Field(() => String, { description: 'What it becomes, at most 120 characters.' })
  after!: string
}

@ObjectType({ description: 'What a line makes or changes.' })
class ProductImportLine {
  @Field(() => Int, { description: 'The line, as a spreadsheet counts them.' })
  row!: number

  @Field(() => ID, { nullable: true, description: 'The product that it changes; null: it makes one.' })
  id!: number | null

  @Field(() => String, { description: 'What the product is then called.' })
  name!: string

  @Field(() => [ProductImportChange], { description: 'Its changes.' })
  changes!: ProductImportChange[]
}

@ObjectType({ description: 'What a file of products does, or did.' })
export class ProductImport {
  @Field(() => Boolean, {
    description: 'False for a trial, when something is wrong, and when there is nothing to change.',
  })
  applied!: boolean

  @Field(() => ID, {
    nullable: true,
    description: 'The import in the history, for `undoProducts`; null unless it was done.',
  })
  entryId!: number | null

  @Field(() => Int, { description: 'How many products it makes.' })
  createdCount!: number

  @Field(() => Int, { description: 'How many products it changes.' })
  updatedCount!: number

  @Field(() => Int, { description: 'How many lines change nothing.' })
  unchangedCount!: number

  @Field(() => Int, { description: 'How many errors there are in all; with any, nothing is done.' })
  errorCount!: number

  @Field(() => [ProductImportError], { description: 'The first 200 of them.' })
  errors!: ProductImportError[]

  @Field(() => [ProductImportLine], { description: 'What the first 100 lines make or change.' })
  lines!: ProductImportLine[]
}
