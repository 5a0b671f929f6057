import { User } from './features/accounts/user.entity.ts'
import { Category } from './features/catalogue/category.entity.ts'
import { Product } from './features/catalogue/product.entity.ts'
import { ProductImage } from './features/catalogue/product-image.entity.ts'
import { Session } from './platform/session.entity.ts'

/** Every table of the shop, by name: nothing is found by searching folders. */
export const entities = [User, Session, Category, Product, ProductImage]
