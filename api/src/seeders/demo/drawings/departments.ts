import { honeyJar } from './alimentation.ts'
import { pail, peelings } from './dechets-alimentaires.ts'
import { tap } from './eau.ts'
import { bulb } from './energie.ts'
import { bubbles, foam, soapBrick } from './hygiene-beaute.ts'
import { boxShadow, cord, disc, drop, flat, leaf, put, rect, shadow, stroke, times, turned } from './kit.ts'
import { type Place, still, type View } from './picture.ts'
import { hanger, teeShirt } from './vetements.ts'
import { shoppingBag } from './zero-dechet.ts'

const emblem = (alt: string, object: () => string, place?: Place): View => ({
  alt,
  svg: (tones) => still(object(), tones, place),
})

/** One large object a department, by its slug: plain enough to be told at the size of a thumbnail. */
export const departments: Record<string, View> = {
  'gestion-de-la-consommation-deau': emblem(
    'Robinet chromé et une goutte d’eau',
    () => put(tap(), 700, 520, 0, 1.3) + put(drop(110), 700, 600),
  ),
  Energie: emblem(
    'Ampoule à filament debout sur son culot',
    () => shadow(640, 820, 180) + put(bulb(), 640, 400, 0, 1.6),
  ),
  'produits-zero-dechet': emblem(
    'Cabas de lin d’où dépassent une baguette et des légumes',
    () => shadow(640, 836, 290) + put(shoppingBag(), 640, 836, 0, 0.96),
  ),
  'gestion-des-dechets-alimentaires': emblem(
    'Seau d’inox plein d’épluchures',
    () =>
      shadow(640, 830, 330) +
      cord('steel', 'M380 400C380 60 900 60 900 400', 18) +
      disc('dark', 640, 360, 252, 'base') +
      put(peelings(), 620, 346, 0, 1.7) +
      put(peelings(), 760, 360, 8, 1) +
      put(pail(), 640, 816, 0, 1.34),
  ),
  'maison-jardin': emblem(
    'Jeune plante dans un pot de terre cuite',
    () =>
      shadow(640, 840, 250) +
      stroke('#5B7F5A', 'M640 560Q630 380 646 180', 16) +
      times(6, (i) =>
        put(leaf(i % 2 ? 'leaf' : 'moss', 250 - i * 22, 90 - i * 8), 640, 500 - i * 56, i % 2 ? -34 : -146),
      ) +
      disc('soil', 640, 540, 190, 'base') +
      turned('clay', 640, [
        [600, 186],
        [830, 140],
      ]) +
      turned(
        'clay',
        640,
        [
          [536, 206],
          [606, 202],
        ],
        { open: true },
      ),
  ),
  'hygiene-beaute': emblem(
    'Pain de savon vert gravé d’un rameau et sa mousse, trois bulles au-dessus',
    () =>
      boxShadow(326, 790, 560, 240) +
      put(soapBrick('mint'), 326, 506, 0, 1.16) +
      put(foam(240, 56, 10), 880, 486) +
      bubbles([660, 250, 84], [850, 320, 50], [490, 320, 44]),
  ),
  alimentation: emblem(
    'Pot de miel à couvercle doré',
    () => shadow(640, 850, 360) + put(honeyJar(), 640, 836, 0, 1.6),
  ),
  vetements: emblem(
    'Tee-shirt vert sur un cintre de bois',
    () => stroke('#7B817D', 'M664 -10V70', 8) + hanger() + teeShirt() + flat('larch', rect(-10, 0, 1300, 40)),
    'wall',
  ),
}
