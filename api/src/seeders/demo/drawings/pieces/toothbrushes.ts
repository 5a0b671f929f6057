import {
  boxShadow,
  dim,
  flat,
  groove,
  lying,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  stroke,
  times,
  turned,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { foldedTowels, mirrorShelf, potPlant } from '../places/bathroom.ts'
import { views } from '../views.ts'

type Ring = 'red' | 'moss' | 'yellow' | 'slate'

/** A brush from its side, its bristles to the left: 19 cm from its head up to its foot at 0 300. */
const toothbrush = (ring: Ring) =>
  // Tufts, cut in a wave: short, long, short.
  flat('white', 'M-6 -256L-50 -252Q-62 -236 -50 -220Q-46 -204 -56 -190Q-60 -172 -48 -160L-6 -156Z', 'light') +
  groove(
    'grey',
    times(4, (i) => `M-8 ${-236 + i * 20}L${-52 - (i % 2) * 3} ${-234 + i * 20}`),
    1.6,
  ) +
  dim('M-6 -256H-18V-156H-6Z', 0.1) +
  round(
    'bamboo',
    'M-8 -262Q4 -270 12 -258C16 -220 14 -180 12 -150C12 -100 22 -60 20 0C18 100 20 220 16 290Q0 312 -15 290C-18 220 -20 100 -16 0C-14 -60 -6 -100 -8 -150Z',
  ) +
  round(ring, rect(-18, -42, 38, 26, 3))

const rings = ['red', 'moss', 'yellow', 'slate'] as const

/** A beaker of enamelled steel with a dark rim, the middle of its foot at 0 0; what stands in it comes before its front. */
const beaker = (content: string) =>
  flat('dark', 'M-122 -268A122 20.7 0 0 1 122 -268A122 20.7 0 0 1 -122 -268Z', 'shade') +
  content +
  turned(
    'enamel',
    0,
    [
      [-268, 124],
      [-14, 108],
      [0, 100],
    ],
    { open: true },
  ) +
  stroke('#2F5F5B', 'M-124 -268A124 21 0 0 0 124 -268', 9) +
  shine('M-96 -226L-82 -222L-74 -40Q-80 -34 -88 -40Z', 0.9)

const cardboardCase = () =>
  flat('card', poly([0, 0], [300, 0], [300, -560], [0, -560])) +
  flat('card', poly([300, 0], [366, -44], [366, -604], [300, -560]), 'shade') +
  flat('card', poly([0, -560], [66, -604], [366, -604], [300, -560]), 'light') +
  flat('paper', rect(30, -420, 240, 250, 4), 'light') +
  label(150, -298, 48, ['4 brosses', 'à dents'], '#2F4A2B')

/** A piece of soap in a dish; the middle of its foot is 0 0. */
const soapDish = () =>
  lying('ivory', 'M-74 -40C-78 -80 -50 -88 -10 -90C40 -92 78 -80 74 -40Z') +
  shine('M-62 -60Q-56 -80 -14 -82L40 -80Q-20 -76 -62 -60Z', 0.8) +
  flat('slate', 'M-116 -46A116 16 0 0 0 116 -46Q100 -4 60 0H-60Q-100 -4 -116 -46Z') +
  shine('M-104 -34Q-90 -10 -62 -6L-66 -4Q-98 -10 -110 -38Z', 0.5)

/** Toothbrushes. */
export const brossesADents = views({
  alt: 'Quatre brosses à dents en bambou, un anneau de couleur sur chacune, dans un gobelet émaillé blanc ; derrière, leur étui de carton',
  place: 'basin',
  object: () =>
    boxShadow(700, 776, 300, 90) +
    put(cardboardCase(), 700, 776) +
    shadow(470, 854, 180) +
    put(
      beaker(
        put(toothbrush('yellow'), -8, -316, -7, 0.98) +
          put(toothbrush('red'), -70, -300, -22) +
          put(toothbrush('slate'), 62, -304, 9, '-1 1') +
          put(toothbrush('moss'), 92, -284, 24, '-1 1'),
      ),
      460,
      846,
      0,
      1.16,
    ),
  detail: {
    alt: 'Les quatre brosses dans leur gobelet, sur la tablette d’une salle de bains, sous un miroir rond ; à gauche un savon dans sa coupelle, à droite des serviettes pliées',
    place: 'wall',
    scene: () =>
      mirrorShelf(
        shadow(240, 0, 110, 8) +
          put(soapDish(), 230, 0) +
          shadow(506, 0, 100, 8) +
          put(
            beaker(
              put(toothbrush('yellow'), -8, -316, -7, 0.98) +
                put(toothbrush('red'), -70, -300, -22) +
                put(toothbrush('slate'), 62, -304, 9, '-1 1') +
                put(toothbrush('moss'), 92, -284, 24, '-1 1'),
            ),
            500,
            0,
            0,
            0.78,
          ) +
          put(foldedTowels('celadon', 'cotton', 'ecru'), 800, 0) +
          shadow(1060, 0, 60, 6) +
          put(potPlant('clay'), 1060, 0, 0, 0.9),
      ),
  },
  plate: {
    of: 'quatre brosses à dents côte à côte',
    box: [-215, -270, 180, 310],
    part: () => rings.map((ring, i) => put(toothbrush(ring), -150 + i * 105, 0)).join(''),
    height: ['19 cm', -264, 302],
    facts: ['12 g pièce', 'Bambou massif', 'Poils souples', '62 % de ricin', '4 anneaux'],
  },
})
