import { FieldResolver, Resolver, Root } from 'type-graphql'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { heatingSavingsText } from '../savings/heating-savings.rules.ts'
import { followsHousehold } from '../savings/household-savings.rules.ts'
import { usualUseText } from '../savings/usual-use.rules.ts'

/** GraphQL edge of what the savings of a product are, by its formula. */
@Resolver(() => Product)
export class ProductSavingsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether what a household tells of itself changes what the product saves it a year.',
  })
  savingsFollowHousehold(@Root() { savingsFormula }: ProductRow): boolean {
    return followsHousehold(savingsFormula)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What it saves besides `savingsPerYear` by water that is not warmed, in French: « jusqu’à 117 € d’électricité »; null where it saves none.',
  })
  heatingSavingsText(@Root() { savingsFormula }: ProductRow): string | null {
    return heatingSavingsText(savingsFormula)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What `savingsPerYear` is reckoned for, in French: « 2 douches/jour », « 2 personnes »; null where it is the same for every household.',
  })
  usualUseText(@Root() { savingsFormula }: ProductRow): string | null {
    return usualUseText(savingsFormula)
  }
}
