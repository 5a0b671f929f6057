import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { RestoreArgs } from '../audit/audit.inputs.ts'
import { settingLabel } from './known-settings.ts'
import { listSettings, restoreSetting, updateSetting } from './settings.service.ts'
import { SiteSetting } from './site-setting.entity.ts'

/** GraphQL edge of the settings. */
@Resolver(() => SiteSetting)
export class SettingsResolver {
  @Query(() => [SiteSetting], { description: 'Every text of the shop that its owner may change, by key.' })
  settings(
    @Ctx() ctx: RequestContext,
    @Arg('keys', () => [String], { nullable: true, description: 'These alone, at most 100.' })
    keys?: string[] | null,
  ): Promise<SiteSetting[]> {
    return listSettings(ctx, omitNull({ keys }))
  }

  @FieldResolver(() => String, { description: 'What people call it, in French.' })
  label(@Root() { key }: SiteSetting): string {
    return settingLabel(key)
  }

  @Mutation(() => SiteSetting, {
    description:
      'Administrators: changes the value of a setting. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updateSetting(
    @Ctx() ctx: RequestContext,
    @Arg('key', () => String, { description: 'Which one.' }) key: string,
    @Arg('value', () => String, {
      description:
        'Its new value, 1 to 5,000 characters; only the day of the opening, the page on a network, the audit of accessibility, what is said of a demonstration and the words of the search may be empty. Of `sales_open`: « oui » or « non »; of `opening_day`: a day such as 2027-03-03.',
    })
    value: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read: CONFLICT when somebody has changed it since.',
    })
    version?: number | null,
  ): Promise<SiteSetting> {
    return updateSetting(ctx, { key, value, version })
  }

  @Mutation(() => SiteSetting, {
    description:
      'Administrators: gives a setting the value that it had after a change, or before it. NOT_FOUND.',
  })
  restoreSetting(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<SiteSetting> {
    return restoreSetting(ctx, args)
  }
}
