import { Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { listSettings } from './settings.service.ts'
import { SiteSetting } from './site-setting.entity.ts'

/** GraphQL edge of the settings. */
@Resolver(() => SiteSetting)
export class SettingsResolver {
  @Query(() => [SiteSetting], { description: 'Every text of the shop that its owner may change, by key.' })
  settings(@Ctx() ctx: RequestContext): Promise<SiteSetting[]> {
    return listSettings(ctx)
  }
}
