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
  softCast,
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

/** A mixer from nearby, on the left; the end of its outlet is 0 0. */
const mixer = () =>
  softCast('mixer-cast', rect(-520, -206, 640, 96, 30), [14, 20], 12) +
  lying('chrome', rect(-700, -206, 640, 96, 16)) +
  lying('chrome', rect(-76, -216, 202, 116, 40)) +
  put(
    flat('chrome', oval(0, 0, 44), 'light') +
      tint('#C8452F', oval(-16, 0, 9)) +
      tint('#3F8592', oval(16, 0, 9)),
    25,
    -158,
  )

/** Its outlet, which goes down into the nut of the valve. */
const outlet = () =>
  round('chrome', 'M-58 -104H58V0A58 12 0 0 1 -58 0Z') + groove('chrome', 'M-58 -62A58 12 0 0 0 58 -62', 2.5)

/** The nut of the hose, screwed on the valve below; its upper end is 0 0. */
const hoseNut = () =>
  round('chrome', 'M-78 -34A78 14 0 0 0 78 -34V52L46 112H-46L-78 52Z') +
  times(6, (i) => groove('chrome', `M${-58 + i * 23} -14V46`, 3))

/** A quarter of a turn, as told by an arrow round the axis of the lever. */
const quarterTurn = () =>
  stroke('#B9542F', 'M262 96A280 280 0 0 1 92 264', 9) + stroke('#B9542F', 'M134 226L90 265L146 282', 9)

/** The hose, from the valve down and round to the hand shower. */
const way = 'M400 700V800C400 1000 960 1000 1062 690'

/** A shower shut-off valve. */
export const stopDouche = views({
  alt: 'Stop-douche chromé en place, entre un mitigeur et le flexible de la douchette : une flèche montre le quart de tour de son levier, et il ne tombe plus qu’une goutte de la douchette accrochée à droite',
  place: 'wall',
  object: () =>
    tiles(960) +
    cord('chrome', way, 40) +
    ribs('chrome', way, 44) +
    put(bracket(), 1080, 610) +
    put(roundShower(), 706, 330, 29, 0.7) +
    put(drop(50), 760, 540) +
    put(mixer(), 400, 288) +
    softCast('valve-cast', rect(310, 330, 180, 360, 40), [18, 22], 12) +
    put(valve(), 400, 730, 0, 0.73) +
    put(outlet(), 400, 268) +
    put(hoseNut(), 400, 672, 0, 0.84) +
    put(quarterTurn(), 400, 498, 0, 0.84),
  detail: {
    alt: 'Le stop-douche seul et debout : un écrou fileté en haut, un filetage de laiton en bas, son levier en travers à droite ; à côté, le bout du flexible qui s’y visse',
    place: 'basin',
    scene: () =>
      shadow(880, 872, 250, 30) +
      put(hoseEnd('M170 0C320 6 420 -30 760 -60'), 770, 820, 0, 0.9) +
      shadow(520, 852, 250, 36) +
      put(valve(), 480, 850, 0, 1.17),
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
