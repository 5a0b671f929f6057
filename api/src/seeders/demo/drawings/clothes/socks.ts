import { dim, flat, put, rect, shaded, softCast, stroke, times, tint, within } from '../kit.ts'
import { type Material, materials } from '../materials.ts'
import { views } from '../views.ts'
import { pleat, stitches } from './cloth.ts'

const outline =
  'M-74 -306H74C80 -210 78 -120 72 -20C70 60 110 120 176 156C216 176 262 188 282 216C300 246 276 284 232 290' +
  'C180 296 120 268 60 268C10 268 -50 262 -76 210C-98 160 -78 90 -72 20C-66 -80 -82 -200 -74 -306Z'
const cuff = 'M-77 -318Q-76 -326 -66 -326Q0 -318 66 -326Q76 -326 77 -318L80 -214Q0 -200 -80 -214Z'
const heel =
  'M-84 104C-56 112 -4 150 24 200C12 226 8 248 8 266C-34 262 -60 246 -76 210C-92 176 -88 132 -84 104Z'
const toe = 'M206 172C190 206 188 258 208 292L232 290C276 284 300 246 282 216C268 194 236 184 206 172Z'

/** The ribs of the leg: those at the back end above the heel, those in front run on over the instep to the toes. */
const ribs = (shift: number) =>
  times(10, (i) => {
    const x = -62 + i * 14 + shift
    const inside = 74 - x
    if (inside > 84) return `M${x} -208L${(x * 0.94).toFixed(0)} ${(90 + (x + 62) * 0.5).toFixed(0)}`
    return (
      `M${x} -208V-20C${x} ${(60 + inside * 0.4).toFixed(0)} ${(112 - inside * 0.4).toFixed(0)} ` +
      `${(124 + inside * 0.7).toFixed(0)} ${(200 - inside * 0.1).toFixed(0)} ${(168 + inside * 1.2).toFixed(0)}`
    )
  })

/** How the cloth takes the light as it lies: round over the leg, with the wrinkles of the ankle. */
const light = (name: string) =>
  shaded(
    `${name}-light`,
    outline,
    10,
    tint('#ffffff', 'M-80 -220H-34C-30 -100 -40 20 -56 110L-90 120C-74 20 -84 -120 -80 -220Z', 0.4) +
      tint('#ffffff', 'M90 150C150 176 220 190 262 214L240 226C180 206 130 190 80 170Z', 0.3) +
      dim('M40 -220H90V-20C90 60 130 120 190 150L160 170C80 130 44 60 40 -220Z', 0.26) +
      dim('M-80 214C-30 240 100 232 160 250C200 262 240 262 290 244L280 300L60 290L-60 270Z', 0.3) +
      dim(rect(-90, -216, 180, 22), 0.34),
  ) +
  shaded(
    `${name}-folds`,
    outline,
    4,
    pleat([88, 62], [30, 92], [-36, 62], 15, 0.34) +
      pleat([106, 96], [50, 132], [-10, 120], 14, 0.3) +
      pleat([76, 22], [30, 44], [-20, 26], 12, 0.22) +
      pleat([10, 262], [60, 226], [96, 220], 12, 0.22) +
      pleat([-78, -60], [-30, -40], [10, -56], 12, 0.18),
  )

/** A sock laid flat, its toes to the right: ribbed, its heel and toes doubled. */
const sock = (material: Material, name: string, stripe = '#F7F1E4') => {
  const { line } = materials[material]
  return (
    flat(material, outline) +
    stroke(line, ribs(0), 2.4, ' stroke-opacity="0.42"') +
    stroke('#ffffff', ribs(3), 2, ' stroke-opacity="0.22" class="glint"') +
    flat(material, heel, 'light') +
    flat(material, toe, 'light') +
    stitches('M-72 122C-44 130 -2 162 20 206', line, 4.5, '0.5 9') +
    stitches('M220 184C206 214 206 256 220 284', line, 4.5, '0.5 9') +
    light(name) +
    flat(material, cuff, 'shade') +
    within(
      `${name}-cuff`,
      cuff,
      stroke(stripe, 'M-84 -252Q0 -238 84 -252M-84 -272Q0 -258 84 -272', 8, ' stroke-opacity="0.9"') +
        stroke(
          line,
          times(15, (i) => `M${-72 + i * 10.3} -330V-200`),
          2.6,
          ' stroke-opacity="0.55"',
        ),
    ) +
    shaded(
      `${name}-cuff-light`,
      cuff,
      8,
      tint('#ffffff', rect(-70, -330, 36, 130), 0.4) + dim(rect(40, -330, 50, 130), 0.34),
    ) +
    tint('#20261F', 'M-66 -325Q0 -317 66 -325Q0 -311 -66 -325Z', 0.5)
  )
}

const pairs = [
  ['slate', '#F7F1E4'],
  ['ecru', '#B0523A'],
  ['brick', '#F7F1E4'],
  ['grey', '#5C7089'],
] as const

/** Four pairs of socks. */
export const chaussettes = views({
  alt: 'Quatre paires de chaussettes mi-hautes côtelées, posées à plat : bleu ardoise, écru, brique et gris, deux rayures au revers, le talon et la pointe doublés d’un ton plus clair',
  place: 'paper',
  object: () =>
    pairs
      .map(([colour, stripe], i) =>
        [
          [30, -26, 5],
          [0, 10, 0],
        ]
          .map(([x = 0, y = 0, turn = 0]) => {
            const name = `${colour}-${turn}`
            const [atX, atY] = [177 + i * 238 + x, 518 + y]
            return (
              softCast(`${name}-cast`, outline, [atX + 12, atY + 16], 9, ` rotate(${turn}) scale(0.9)`) +
              put(sock(colour, name, stripe), atX, atY, turn, 0.9)
            )
          })
          .join(''),
      )
      .join(''),
  detail: {
    alt: 'Talons et pointes doublés, reprises de mailles et côtes des chaussettes, vus de près',
    near: [990, 660, 2.5],
  },
  plate: {
    of: 'une chaussette',
    box: [-92, -328, 292, 296],
    part: () => sock('slate', 'plate-sock'),
    facts: ['55 g la paire', 'Quatre paires', 'Coton peigné 82 %', 'Du 36 au 46', 'Talon doublé'],
  },
})
