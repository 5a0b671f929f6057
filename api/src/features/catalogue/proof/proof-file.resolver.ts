import { GraphQLJSONObject } from 'graphql-scalars'
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { readProofFile } from './proof-file.service.ts'

/** GraphQL edge of the proof files of products. */
@Resolver()
export class ProofFileResolver {
  @Query(() => GraphQLJSONObject, {
    nullable: true,
    complexity: 2_000,
    description:
      'Administrators: the proof file of a product, as GET /api/admin/products/{id}/proof.json has it. NOT_FOUND.',
  })
  proofFile(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): ReturnType<typeof readProofFile> {
    return readProofFile(ctx, { id })
  }
}
