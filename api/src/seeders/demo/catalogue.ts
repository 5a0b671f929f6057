import { alimentation } from './alimentation.ts'
import { dechetsAlimentaires } from './dechets-alimentaires.ts'
import type { DemoCategory } from './demo-product.ts'
import { eau } from './eau.ts'
import { energie } from './energie.ts'
import { hygieneBeaute } from './hygiene-beaute.ts'
import { maisonJardin } from './maison-jardin.ts'
import { vetements } from './vetements.ts'
import { zeroDechet } from './zero-dechet.ts'

/** The demo shop's shelves: those of the header, then those of the footer. */
export const demoCatalogue: DemoCategory[] = [
  eau,
  energie,
  zeroDechet,
  dechetsAlimentaires,
  maisonJardin,
  hygieneBeaute,
  alimentation,
  vetements,
]

/** Name of the n-th image of a product or article: « savon-de-marseille-1.webp ». Made of ASCII letters, digits and dashes. */
export const demoImageName = (title: string, n: number) =>
  `${title
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${n}.webp`

/** Name of the image of a department, by its slug: « rayon-energie-1.webp ». */
export const emblemName = (slug: string) => demoImageName(`rayon ${slug}`, 1)
