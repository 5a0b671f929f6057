import { bracket, roundShower } from '../eau.ts'
import {
  cord,
  dim,
  drop,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  ribs,
  round,
  shadow,
  shine,
  stroke,
  tiles,
  times,
  tint,
  turned,
} from '../kit.ts'
import { views } from '../views.ts'

/** The turns of a screw thread, across the front of a standing body. */
const turns = (y: number, r: number, count: number) =>
  times(count, (i) => {
    const at = y + i * 24
    return (
      groove('brass', `M${-r} ${at}A${r} ${r * 0.2} 0 0 0 ${r} ${at - 8}`, 4) +
      stroke('#F3E0AE', `M${-r * 0.8} ${at + 13}A${r} ${r * 0.2} 0 0 0 ${r * 0.1} ${at + 18}`, 3)
    )
  })

/** The end that the hose is screwed on. */
const maleEnd = () =>
  turned('brass', 0, [
    [-128, 76],
    [-10, 76],
    [0, 68],
  ]) + turns(-112, 76, 5)

/** The nut that is screwed on the mixer, open at the top, its own thread inside. */
const nut = () =>
  flat('chrome', 'M-128 -634L-58 -606V-470L-128 -498Z', 'light') +
  flat('chrome', 'M-58 -606H58V-470H-58Z') +
  shine('M-50 -598H-20V-478H-50Z', 0.55) +
  flat('chrome', 'M58 -606L128 -634V-498L58 -470Z', 'shade') +
  flat('chrome', poly([-128, -634], [-58, -662], [58, -662], [128, -634], [58, -606], [-58, -606]), 'light') +
  flat('brass', oval(0, -634, 94, 22)) +
  tint('#3B423D', oval(0, -631, 84, 18)) +
  stroke('#CFA64E', 'M-82 -630A82 17 0 0 0 82 -630M-80 -638A82 17 0 0 0 80 -638', 3)

/** Its lever, from the axis at 0 0 to its end: a neck, then a flat paddle for wet fingers. */
const lever = 'M-20 -30Q70 -40 130 -34Q190 -52 268 -50a50 50 0 0 1 0 100Q190 52 130 34Q70 40 -20 30Z'

/** The valve, its lever across; it stands with its threaded end at 0 0. */
const valve = () =>
  maleEnd() +
  turned('chrome', 0, [
    [-152, 104],
    [-126, 104],
    [-120, 96],
  ]) +
  turned(
    'chrome',
    0,
    [
      [-474, 92],
      [-452, 112],
      [-400, 122],
      [-220, 122],
      [-172, 112],
      [-150, 92],
    ],
    { soft: true },
  ) +
  turned('chrome', 0, [
    [-500, 84],
    [-474, 88],
  ]) +
  nut() +
  dim('M-66 -292A66 66 0 0 0 66 -276L300 -236Q320 -256 316 -286L70 -290Z', 0.16) +
  flat('chrome', oval(0, -314, 76), 'shade') +
  flat('chrome', oval(-3, -318, 70), 'light') +
  put(lying('chrome', lever), 0, -318) +
  put(tint('#ffffff', 'M140 -24Q200 -40 266 -38a38 38 0 0 1 34 20Q220 -26 140 -14Z', 0.7), 0, -318) +
  flat('chrome', oval(0, -318, 48), 'light') +
  put(tint('#3F8592', 'M0 -24C14 -4 18 4 18 12a18 18 0 0 1 -36 0C-18 4 -14 -4 0 -24Z'), 0, -320)

/** The end of a shower hose, lying: its nut at 0 0, open to the left. */
const hoseEnd = (way: string) =>
  cord('chrome', way, 62) +
  ribs('chrome', way, 64) +
  lying('chrome', 'M0 -54Q-10 -60 20 -60H120Q150 -58 176 -36V36Q150 58 120 60H20Q-10 60 0 54Z') +
  times(5, (i) => groove('chrome', `M34 ${-40 + i * 20}H118`, 3)) +
  flat('brass', oval(4, 0, 18, 56)) +
  tint('#3B423D', oval(4, 0, 12, 46))

/** What belongs to the bathroom and not to the parcel. */
const muted = (part: string) => `<g opacity="0.36">${part}</g>`

/** A shower shut-off valve. */
export const stopDouche = views({
  alt: 'Stop-douche chromé, seul et debout : un écrou fileté en haut, un filetage de laiton en bas, son levier en travers à droite ; derrière, en pâle, un pommeau et le bout d’un flexible',
  object: () =>
    muted(
      put(roundShower(), 1010, 250, 62, 0.72) +
        shadow(1010, 812, 250, 30) +
        put(hoseEnd('M170 0C320 6 420 -30 560 -120'), 810, 770, 0, 0.9),
    ) +
    shadow(520, 852, 250, 36) +
    put(valve(), 480, 850, 0, 1.17),
  detail: {
    alt: 'Le stop-douche en place, entre le mitigeur et le flexible : levier en travers, il ne tombe plus qu’une goutte du pommeau accroché à sa barre',
    place: 'wall',
    scene: () => {
      const way = 'M300 690V780C300 930 1090 980 1136 558'
      return (
        tiles(960) +
        put(bracket(), 1150, 480) +
        cord('chrome', way, 40) +
        ribs('chrome', way, 44) +
        put(roundShower(), 700, 250, 27, 0.82) +
        put(drop(48), 772, 474) +
        lying('chrome', rect(-80, 40, 510, 116, 14)) +
        lying('chrome', rect(414, 30, 100, 136, 22)) +
        times(5, (i) => groove('chrome', `M418 ${54 + i * 22}H508`, 3)) +
        put(valve(), 300, 700, 0, 0.78) +
        round('chrome', 'M232 152H368V205A68 14 0 0 1 232 205Z') +
        round('chrome', 'M226 646H374V730L346 786H254L226 730Z') +
        times(5, (i) => groove('chrome', `M${256 + i * 22} 654V722`, 3))
      )
    },
  },
  plate: {
    of: 'stop-douche à levier',
    box: [-128, -662, 318, 16],
    part: valve,
    height: ['5 cm', -662, -126],
    facts: ['140 g', 'Laiton massif', 'Filetage 15/21', 'Quart de tour'],
    parts: ['joint torique'],
  },
})
