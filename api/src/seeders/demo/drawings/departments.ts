import { teeShirt } from './clothes/tee-shirt.ts'
import { tap } from './eau.ts'
import { honeyJar } from './food/honey.ts'
import {
  dim,
  disc,
  drop,
  flat,
  groove,
  leaf,
  lying,
  oval,
  put,
  rect,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { type Place, still, type View } from './picture.ts'
import { bulb } from './pieces/bulbs.ts'
import { appleCore } from './pieces/kitchen-pail.ts'
import { shoppingBag } from './zero-dechet.ts'

/** A caddy for the kitchen's peelings, its lid up; the middle of its foot is 0 0. */
const caddy = () =>
  // The lid, hinged at the back.
  flat('recycled', 'M-250 -470L-226 -726Q-222 -756 -190 -756H190Q222 -756 226 -726L250 -470Z', 'shade') +
  flat('recycled', 'M-214 -480L-194 -704Q-192 -722 -172 -722H172Q192 -722 194 -704L214 -480Z', 'light') +
  flat('soil', 'M-250 -470H250L262 -392Q0 -350 -262 -392Z') +
  // Leaves, and an egg shell.
  put(leaf('leaf', 230, 70), -120, -430, -112) +
  put(leaf('moss', 240, 64), -96, -430, -82) +
  put(leaf('leaf', 200, 60), -150, -420, -140) +
  flat('enamel', 'M-60 -390C-70 -470 -20 -500 30 -496C70 -490 92 -440 84 -390Z', 'light') +
  dim('M30 -496C70 -490 92 -440 84 -390H44Q64 -450 30 -496Z', 0.1) +
  // Its body, and a peel that hangs over its rim.
  flat('recycled', 'M-262 -400Q0 -356 262 -400L226 -30Q222 0 192 2Q0 18 -192 2Q-222 0 -226 -30Z') +
  dim('M150 -386L262 -400L226 -30Q222 0 192 2L120 8Z', 0.16) +
  shine('M-222 -350Q-200 -344 -180 -342L-164 -60Q-166 -46 -178 -46T-196 -60Z', 0.22) +
  flat(
    'yellow',
    'M60 -384C40 -470 100 -540 170 -516C200 -500 196 -470 180 -440Q250 -360 214 -190Q206 -176 196 -194Q196 -320 148 -366Q150 -270 96 -204Q84 -196 82 -212Q110 -300 60 -384Z',
  ) +
  tint(
    '#F7DE9A',
    'M84 -400C70 -460 110 -506 156 -498C110 -480 104 -430 122 -392Q128 -330 108 -270Q120 -340 84 -400Z',
  ) +
  flat('bark', 'M160 -522L186 -560L206 -546L186 -506Z') +
  put(leaf('sage', 190, 66), -130, -110, -42)

/** A bottle of glazed clay with a pump; the middle of its foot is 0 0. */
const pumpBottle = () =>
  stroke('#3B423D', 'M0 -600V-690', 26) +
  flat(
    'dark',
    'M-60 -742H40Q64 -742 64 -716V-684H-50L-150 -676Q-172 -676 -172 -694V-712Q-110 -742 -60 -742Z',
  ) +
  shine('M-50 -730H34Q44 -730 46 -722H-70Z', 0.3) +
  turned('dark', 0, [
    [-610, 62],
    [-540, 66],
  ]) +
  turned('teal', 0, [
    [-552, 62],
    [-524, 74],
    [-496, 130],
    [-462, 168],
    [-420, 180],
    [-26, 180],
    [0, 168],
  ]) +
  shine('M-140 -410Q-140 -440 -122 -452L-108 -444V-70Q-108 -56 -124 -56T-140 -70Z', 0.6) +
  put(leaf('cream', 210, 74), -56, -150, -54)

/** An oval soap on a dish of wood; the middle of the dish's foot is 0 0. */
const soapOnDish = () =>
  lying('larch', 'M-290 -62H290Q300 -4 240 6H-240Q-300 -4 -290 -62Z') +
  flat('larch', oval(0, -62, 290, 46), 'light') +
  lying('ivory', 'M-226 -128V-98C-226 -46 -110 -36 0 -36S226 -46 226 -98V-128Z') +
  flat('ivory', oval(0, -130, 226, 78), 'light') +
  groove('ivory', oval(0, -134, 178, 54), 3) +
  put(leaf('ivory', 190, 46), -94, -128, -6) +
  shine('M-196 -140C-180 -186 -90 -200 -20 -200C-90 -188 -150 -170 -176 -130Z', 0.8)

const emblem = (alt: string, object: () => string, place?: Place): View => ({
  alt,
  svg: (tones) => still(object(), tones, place),
})

/** One large object a department, by its slug: plain enough to be told at the size of a thumbnail. */
export const departments: Record<string, View> = {
  'gestion-de-la-consommation-deau': emblem(
    'Robinet chromé et une goutte d’eau à son bec',
    () => put(tap(), 700, 520, 0, 1.3) + put(drop(136), 700, 590) + shine(oval(674, 700, 15, 32), 0.8),
    'paper',
  ),
  Energie: emblem(
    'Ampoule à filament debout sur son culot',
    () => shadow(640, 820, 180) + put(bulb(), 640, 400, 0, 1.6),
    'paper',
  ),
  'produits-zero-dechet': emblem(
    'Cabas de lin d’où dépassent une baguette et des légumes',
    () => shadow(640, 836, 290) + put(shoppingBag(), 640, 836, 0, 0.96),
    'paper',
  ),
  'gestion-des-dechets-alimentaires': emblem(
    'Petite poubelle à compost verte, couvercle relevé, d’où sortent des feuilles, une coquille d’œuf et une peau de banane ; un trognon de pomme à son pied',
    () =>
      shadow(580, 800, 270) +
      put(caddy(), 570, 794, 0, 0.86) +
      shadow(830, 832, 90, 16) +
      put(appleCore(), 820, 830, 8),
    'stone',
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
    'paper',
  ),
  'hygiene-beaute': emblem(
    'Flacon à pompe vert d’eau, et devant lui un savon ovale ivoire sur un porte-savon de bois',
    () =>
      shadow(540, 786, 200) +
      put(pumpBottle(), 520, 786, 0, 0.94) +
      shadow(730, 832, 230, 34) +
      put(soapOnDish(), 740, 816, 0, 0.8),
    'basin',
  ),
  alimentation: emblem(
    'Pot de miel à couvercle doré',
    () => shadow(640, 850, 360) + put(honeyJar(), 640, 836, 0, 1.6),
    'linen',
  ),
  vetements: emblem(
    'Tee-shirt vert sur un cintre de bois',
    () => stroke('#7B817D', 'M664 -10V70', 8) + teeShirt() + flat('larch', rect(-10, 0, 1300, 40)),
    'wall',
  ),
}
