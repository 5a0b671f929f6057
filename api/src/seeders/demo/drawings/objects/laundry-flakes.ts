import {
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  scattered,
  shaded,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { label } from '../lettering.ts'
import type { Material } from '../materials.ts'
import { views } from '../views.ts'

/** A thin shaving of soap, flat in its middle and curled at its ends, round 0 0. */
const flake = (i: number) =>
  [
    () =>
      flat('cream', 'M-30 -6L-24 -16Q4 -10 22 -18L32 -8Q34 4 24 12Q2 4 -22 12Q-36 8 -30 -6Z', 'light') +
      flat('cream', 'M22 -18Q38 -16 36 -4Q34 6 24 12Q30 -2 22 -18Z', 'shade'),
    () =>
      flat('cream', 'M-34 10Q-30 -14 -6 -16Q20 -18 34 0L30 10Q14 -4 -4 -4Q-22 -2 -26 14Z', 'light') +
      flat('cream', 'M-34 10Q-32 0 -28 -4Q-22 4 -26 14Z', 'shade'),
    () => flat('cream', 'M-26 -10L6 -16L30 -4L20 14L-14 12Z') + groove('cream', 'M-20 -4L18 4', 1.2),
    () =>
      flat(
        'cream',
        'M-18 16Q-36 2 -22 -12Q-6 -22 10 -12Q24 0 34 -10Q34 8 18 10Q4 10 -4 0Q-16 -2 -18 16Z',
        'light',
      ) + groove('cream', 'M-14 -8Q4 -10 12 2', 1.2),
  ][i % 4]?.() ?? ''

const flakes = (x: number, y: number, w: number, h: number, count: number) =>
  times(count, (i) => put(flake(i), ...scattered(i, x, y, w, h), i * 47, 1.35))

/** The sack: its front, its gusset folded inwards, its shoulders, and the seam that closes it; the middle of its foot is 0 0. */
const front =
  'M-214 -452C-222 -300 -228 -140 -222 -22Q-218 4 -190 8Q0 26 180 16Q196 14 198 -4C204 -150 200 -310 190 -452Q0 -440 -214 -452Z'
const gusset = 'M190 -452C200 -310 204 -150 198 -4L196 14Q240 0 286 -44C294 -170 286 -320 270 -476Z'
const shoulder = 'M-214 -452Q0 -440 190 -452L232 -560Q20 -548 -180 -560Z'
const seam = 'M-180 -562Q20 -550 232 -562L238 -636Q20 -622 -186 -636Z'

const laundrySack = () =>
  flat('white', poly([190, -452], [270, -476], [232, -560]), 'shade') +
  flat('white', gusset, 'shade') +
  soft(
    'gusset',
    gusset,
    dim(poly([230, -480], [300, -480], [300, 0], [244, 10]), 0.3) +
      tint('#ffffff', poly([186, -440], [214, -450], [222, 0], [196, 10]), 0.3),
  ) +
  flat(
    'slate',
    'M203 -168Q250 -184 291 -206C292 -150 290 -90 286 -44Q240 0 196 14L198 -4Q204 -90 203 -168Z',
    'shade',
  ) +
  groove('white', 'M244 -470Q252 -380 246 -250', 2.4) +
  stroke('#2F4256', 'M248 -190Q250 -90 240 -14', 2.4, ' stroke-opacity="0.7"') +
  flat('white', front, 'light') +
  soft(
    'sack',
    front,
    tint('#ffffff', poly([-200, -440], [-120, -440], [-130, 10], [-210, 10]), 0.9) +
      dim(poly([90, -460], [220, -460], [220, 30], [120, 30]), 0.16) +
      dim('M-200 -440Q-110 -330 -150 -220Q-180 -330 -226 -380Z', 0.2) +
      dim('M180 -440Q80 -380 110 -250Q150 -330 200 -370Z', 0.2) +
      dim(rect(-230, -40, 440, 70), 0.14),
  ) +
  dim('M-214 -452Q-140 -396 -128 -300Q-166 -376 -218 -404Z', 0.09) +
  dim('M190 -452Q128 -400 118 -320Q150 -376 194 -400Z', 0.1) +
  groove(
    'white',
    'M-206 -440Q-146 -390 -130 -310M184 -440Q132 -398 120 -330M-40 -440q-10 30 -4 60',
    1.8,
    ' stroke-opacity="0.6"',
  ) +
  flat(
    'slate',
    'M-226 -172Q0 -148 202 -166Q203 -80 198 -4Q196 14 180 16Q0 26 -190 8Q-218 4 -222 -22Q-228 -100 -226 -172Z',
  ) +
  soft(
    'sack-band',
    'M-226 -172Q0 -148 202 -166Q203 -80 198 -4Q196 14 180 16Q0 26 -190 8Q-218 4 -222 -22Q-228 -100 -226 -172Z',
    tint('#ffffff', poly([-200, -170], [-120, -170], [-120, 20], [-200, 20]), 0.34) +
      dim(poly([100, -170], [220, -170], [220, 30], [120, 30]), 0.26),
  ) +
  flat('white', shoulder, 'light') +
  soft(
    'shoulder',
    shoulder,
    tint('#ffffff', poly([-200, -540], [20, -540], [-40, -450], [-210, -450]), 0.8) +
      dim(poly([120, -560], [240, -560], [200, -440], [80, -440]), 0.18) +
      dim(rect(-220, -470, 430, 20), 0.16),
  ) +
  flat('slate', seam, 'light') +
  soft(
    'seam',
    seam,
    tint('#ffffff', poly([-180, -640], [-40, -640], [-60, -550], [-180, -550]), 0.4) +
      dim(poly([140, -640], [250, -640], [250, -540], [120, -540]), 0.24),
  ) +
  stroke('#ffffff', 'M-176 -600Q20 -588 230 -600', 4.5, ' stroke-dasharray="17 9"') +
  stroke('#ffffff', 'M230 -600Q262 -598 256 -566T268 -520', 4, ' class="glint"') +
  label(-12, -352, 54, ['lessive', 'en paillettes'], '#2B3F55') +
  label(-12, -218, 54, ['de savon'], '#2B3F55') +
  label(-12, -58, 60, ['2,5 kg'], '#FFFFFF')

/** A towel folded in four, its fold turned to us: the left lower corner of its front is 0 0. */
const towel = (material: Material, name: string, w: number, stripe = '') => {
  const outline = `M30 -66H${w - 26}Q${w + 2} -64 ${w} -34T${w - 24} 0H28Q-2 -2 0 -34T30 -66Z`
  return (
    lying(material, outline) +
    within(
      name,
      outline,
      (stripe ? stroke(stripe, `M${w - 96} -70V6M${w - 76} -70V6`, 8) : '') +
        tint('#20261F', `M0 -34Q${w / 2} -26 ${w} -36V-31Q${w / 2} -21 0 -29Z`, 0.22) +
        tint('#ffffff', rect(0, -62, w, 9), 0.5),
    ) +
    shaded(
      `${name}-light`,
      outline,
      7,
      dim(rect(w - 40, -70, 60, 80), 0.24) +
        tint('#ffffff', rect(-10, -66, 40, 40), 0.6) +
        dim(rect(0, -8, w, 12), 0.3),
    )
  )
}

/** Clean towels in a pile, the middle of its foot at 0 0. */
const towels = () =>
  put(towel('white', 'towel-low', 372), -190, 0) +
  put(towel('slate', 'towel-middle', 352, '#F3EFE4'), -176, -64, 0.6) +
  put(towel('molleton', 'towel-high', 358, '#6C8096'), -184, -127, -0.6) +
  flat('molleton', 'M-154 -196Q-130 -222 -96 -222H110Q140 -222 150 -196Q0 -186 -154 -196Z', 'light') +
  groove('molleton', 'M-120 -206Q0 -200 122 -208', 1.4)

/** The measure of beech: a turned cup with its handle to the right, heaped with flakes; the middle of its rim is 0 0. */
const measure = () =>
  put(dim('M70 24Q200 10 290 12Q300 22 290 30Q180 36 80 52Z', 0.06), 14, 84) +
  lying('ash', 'M92 -14C150 -4 200 -18 268 -20a20 20 0 0 1 0 40C200 22 150 30 92 34Z') +
  shine('M110 -2C160 4 210 -8 266 -10Q210 0 160 8Q130 10 110 6Z', 0.5) +
  round(
    'ash',
    'M-132 0C-130 60 -120 104 -104 124A106 20 0 0 0 104 124C120 104 130 60 132 0A132 24 0 0 1 -132 0Z',
  ) +
  stroke('#A9854F', 'M-126 44A126 23 0 0 0 126 44M-118 84A118 21 0 0 0 118 84', 2, ' stroke-opacity="0.6"') +
  flat('ash', oval(0, 0, 132, 24), 'light') +
  flat('ash', oval(0, 2, 118, 20), 'shade') +
  flat('cream', 'M-116 2C-100 -48 -54 -84 -4 -86S98 -52 116 2Q60 24 0 24T-116 2Z') +
  soft(
    'heap',
    'M-116 2C-100 -48 -54 -84 -4 -86S98 -52 116 2Q60 24 0 24T-116 2Z',
    dim(oval(70, 0, 60, 50), 0.3) + tint('#ffffff', oval(-50, -40, 50, 26), 0.9),
  ) +
  times(19, (i) => {
    const [across, up] = scattered(i + 40, -1, 0, 2, 1)
    return put(flake(i), across * 96, -4 - up * 74 * (1 - across ** 2), i * 53, 1.3)
  })

/** Soap flakes for washing. */
export const lessive = views({
  alt: 'Sac de papier blanc à soufflet et bande bleue de lessive en paillettes, une mesure en hêtre comble de copeaux de savon minces et recourbés devant ; derrière elle, trois serviettes propres, pliées en pile',
  place: 'shelf',
  object: () =>
    soft(
      'sack-shade',
      rect(0, 400, 1280, 560),
      dim('M230 796L670 806L830 730L770 680L670 700Z', 0.2) +
        dim('M190 786L634 812L750 750L670 700L210 760Z', 0.3),
    ) +
    shadow(930, 728, 230, 26) +
    put(towels(), 930, 722, 0, 1.12) +
    put(laundrySack(), 420, 786, 0, 1.08) +
    soft('flakes-shade', rect(500, 700, 800, 300), dim(oval(880, 876, 230, 22), 0.2)) +
    shadow(880, 858, 160, 22) +
    flakes(690, 846, 400, 34, 12) +
    put(measure(), 838, 720, -3, 1.06),
  detail: {
    alt: 'Paillettes de savon minces et recourbées dans une mesure en hêtre, vues de près',
    near: [870, 730, 2.4],
  },
  plate: {
    of: 'sac de lessive',
    box: [-230, -636, 292, 20],
    part: laundrySack,
    facts: ['2,5 kg', '30 g par lavage', 'De 30 à 60 °C', 'Cinq ingrédients'],
  },
})
