import { Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { listDataUses, readDataRegister, rehearseForgetting } from './data-register.service.ts'
import { DataRegister, DataUse, RetentionCount } from './data-register.type.ts'

/** GraphQL edge of the register of personal data. */
@Resolver()
export class DataRegisterResolver {
  @Query(() => [DataUse], {
    description: 'Every use of personal data: for what, which, on what ground, for how long.',
  })
  dataUses(@Ctx() ctx: RequestContext): DataUse[] {
    return listDataUses(ctx)
  }

  @Query(() => DataRegister, {
    complexity: 200,
    description: 'Administrators: what is held of people, how it is forgotten, and how that went.',
  })
  dataRegister(@Ctx() ctx: RequestContext): Promise<DataRegister> {
    return readDataRegister(ctx)
  }

  @Query(() => [RetentionCount], {
    complexity: 200,
    description: 'Administrators: what the rules of forgetting would find now; nothing is changed.',
  })
  retentionRehearsal(@Ctx() ctx: RequestContext): Promise<RetentionCount[]> {
    return rehearseForgetting(ctx)
  }
}
