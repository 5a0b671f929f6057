import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { RestoreArgs } from '../../audit/audit.inputs.ts'
import { InformationPage } from './information-page.entity.ts'
import {
  factsOfPage,
  findInformationPage,
  listInformationPages,
  restoreInformationPage,
  updateInformationPage,
} from './information-pages.service.ts'
import { type PageSection, sectionsOf, structureOf } from './page-structure.rules.ts'

@ObjectType({ description: 'A part of an information page.' })
class InformationSection {
  @Field(() => String, { description: 'What kind of part it is, such as « steps » or « parts ».' })
  group!: string

  @Field(() => String, { description: 'Its title; empty where it has none.' })
  title!: string

  @Field(() => String, { complexity: 50, description: 'Its text, plain with the marks of articles.' })
  text!: string
}

@InputType({ description: 'A part of an information page.' })
class InformationSectionInput {
  @Field(() => String, { description: 'What kind of part it is.' })
  group!: string

  @Field(() => String, { nullable: true, description: 'At most 120 characters; left out where it is fixed.' })
  title?: string | null

  @Field(() => String, {
    description: 'At most 10,000 characters, with the marks of articles and `{{contact_email}}` for facts.',
  })
  text!: string
}

@InputType({ description: 'What changes of an information page.' })
class InformationPageChanges {
  @Field(() => String, { nullable: true, description: 'Below its title, at most 500 characters.' })
  lead?: string | null

  @Field(() => String, { nullable: true, description: 'For search engines, at most 200 characters.' })
  description?: string | null

  @Field(() => [InformationSectionInput], { nullable: true, description: 'All its parts, in their order.' })
  sections?: InformationSectionInput[] | null
}

/** GraphQL edge of the information pages. */
@Resolver(() => InformationPage)
export class InformationPagesResolver {
  @Query(() => [InformationPage], { description: 'Every information page.' })
  informationPages(@Ctx() ctx: RequestContext): Promise<InformationPage[]> {
    return listInformationPages(ctx)
  }

  @Query(() => InformationPage, {
    nullable: true,
    description: 'One information page; error NOT_FOUND when there is no such page.',
  })
  informationPage(
    @Ctx() ctx: RequestContext,
    @Arg('slug', () => String, { description: 'Which one.' }) slug: string,
  ): Promise<InformationPage> {
    return findInformationPage(ctx, { slug })
  }

  @FieldResolver(() => String, { description: 'What it is called, in French.' })
  title(@Root() { slug }: InformationPage): string {
    return structureOf(slug).title
  }

  @FieldResolver(() => String, { description: 'Where the shop shows it.' })
  path(@Root() { slug }: InformationPage): string {
    return structureOf(slug).path
  }

  @FieldResolver(() => String, { description: 'What stands below its title.' })
  lead(@Root() { texts }: InformationPage): string {
    return texts.lead ?? ''
  }

  @FieldResolver(() => String, { description: 'What search engines show of it.' })
  description(@Root() { texts }: InformationPage): string {
    return texts.description ?? ''
  }

  @FieldResolver(() => [InformationSection], { description: 'Its parts, in their order.' })
  sections(
    @Root() { slug, texts }: InformationPage,
    @Arg('group', () => String, { nullable: true, description: 'Those of one kind alone.' })
    group?: string | null,
  ): PageSection[] {
    return sectionsOf(slug, texts).filter((section) => !group || section.group === group)
  }

  @FieldResolver(() => [String], { description: 'Its facts that are marked as those of the demo.' })
  demonstrationFacts(@Root() page: InformationPage): string[] {
    return factsOfPage(page)
  }

  @Mutation(() => InformationPage, {
    description:
      'Administrators: changes an information page. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updateInformationPage(
    @Ctx() ctx: RequestContext,
    @Arg('slug', () => String, { description: 'Which one.' }) slug: string,
    @Arg('input', () => InformationPageChanges, { description: 'What changes.' })
    input: InformationPageChanges,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read: CONFLICT when somebody has changed it since.',
    })
    version?: number | null,
  ): Promise<InformationPage> {
    return updateInformationPage(ctx, { ...omitNull(input), slug, version })
  }

  @Mutation(() => InformationPage, {
    description:
      'Administrators: gives an information page the texts that it had after a change, or before it. NOT_FOUND.',
  })
  restoreInformationPage(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<InformationPage> {
    return restoreInformationPage(ctx, args)
  }
}
