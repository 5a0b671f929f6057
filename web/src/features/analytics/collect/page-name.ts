import { paths } from '../../../app/paths.ts'

/** The pages that are known by name (specification, section 2), at the specification’s addresses and at ours. */
const names = new Map([
  [paths.home(), 'Home'],
  ['/products', 'Products'],
  [paths.products(), 'Products'],
  ['/product', 'Product'],
  ['/produit', 'Product'],
  [paths.ecoConsumption(), 'Ecological Consumption'],
  ['/article', 'Article'],
  [paths.trust(), 'Trust'],
  ['/contact', 'Contact'],
  [paths.help(), 'Contact'],
  [paths.admin(), 'Admin'],
  [paths.adminLogin(), 'Admin Login'],
  ['/cart', 'Cart'],
  [paths.cart(), 'Cart'],
  ['/checkout', 'Checkout'],
])

const beginnings = [
  ['/product/', 'Product Detail'],
  ['/produit/', 'Product Detail'],
  ['/article/', 'Article Detail'],
  ['/admin/', 'Admin'],
] as const

/** Name of the page at this path; the dashboard counts by it. Whatever the specification does not name is unknown. */
export function pageName(pathname: string): string {
  // The router shows the same page with a slash at the end.
  const path = pathname.replace(/\/+$/, '') || '/'
  return (
    names.get(path) ?? beginnings.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'Unknown Page'
  )
}
