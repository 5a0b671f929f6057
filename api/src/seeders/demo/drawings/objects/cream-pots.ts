import { linden } from '../hygiene-beaute.ts'
import {
  band,
  cast,
  dim,
  flat,
  groove,
  leaf,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  soft,
  stroke,
  tilt,
  times,
  tint,
  turned,
  within,
} from '../kit.ts'
import { wrapped } from '../lettering.ts'
import type { Material } from '../materials.ts'
import { views } from '../views.ts'

/** Outline of a pot with rounded shoulders and foot. */
const potOutline = (r: number, top: number, foot = 0) =>
  `M${-r + 26} ${top}C${-r + 6} ${top + 2} ${-r} ${top + 22} ${-r} ${top + 46}V${foot - 44}C${-r} ${foot - 14} ${-r + 16} ${foot + 10} ${-r + 60} ${foot + 20}A${r * 1.4} ${r * tilt * 1.1} 0 0 0 ${r - 60} ${foot + 20}C${r - 16} ${foot + 10} ${r} ${foot - 14} ${r} ${foot - 44}V${top + 46}C${r} ${top + 22} ${r - 6} ${top + 2} ${r - 26} ${top}A${r} ${r * tilt} 0 0 0 ${-r + 26} ${top}Z`

/** Thick clear glass round what it holds: its foot is a lens, its wall is bright at its edges. */
const thickGlass = (name: string, r: number, top: number, cream: string) => {
  const outline = potOutline(r, top)
  const [inner, floor] = [r - 30, -52]
  const held = `M${-inner} ${top + 6}V${floor}Q${-inner} ${floor + 26} ${-inner + 34} ${floor + 34}Q0 ${floor + 60} ${inner - 34} ${floor + 34}Q${inner} ${floor + 26} ${inner} ${floor}V${top + 6}A${inner} ${inner * tilt} 0 0 1 ${-inner} ${top + 6}Z`
  return (
    flat('light', outline, 'light') +
    soft(
      `${name}-glass`,
      outline,
      dim(rect(-r, top, 26, 400), 0.26) +
        dim(rect(r - 24, top, 30, 400), 0.36) +
        dim(oval(0, 20, r, 26), 0.36) +
        tint('#ffffff', oval(-r * 0.3, -6, r * 0.5, 12), 0.9) +
        tint('#ffffff', rect(r - 40, top + 40, 10, 200), 0.9),
    ) +
    `<path d="${held}" fill="${cream}" stroke="#B9AE94" stroke-width="1.8"/>` +
    soft(
      `${name}-held`,
      held,
      tint('#ffffff', rect(-inner, top, 90, 400), 0.5) +
        dim(rect(inner - 90, top - 20, 130, 420), 0.2) +
        dim(rect(-inner, floor + 10, inner * 2, 60), 0.16),
    ) +
    stroke(
      '#ffffff',
      `M${-r + 76} 6A${r * 1.4} ${r * tilt} 0 0 0 ${r * 0.2} 22`,
      5,
      ' stroke-opacity="0.85" class="glint"',
    ) +
    stroke(
      '#98A39E',
      `M${-inner + 20} ${floor + 52}A${inner} ${inner * tilt} 0 0 0 ${inner - 20} ${floor + 52}`,
      2,
      ' stroke-opacity="0.7"',
    )
  )
}

/** The bright streak of the window, and the thin one on the far side. */
const streaks = (r: number, top: number) =>
  shine(
    `M${-r + 12} ${top + 46}Q${-r + 12} ${top + 24} ${-r + 26} ${top + 18}V-30Q${-r + 22} -20 ${-r + 12} -40Z`,
    0.95,
  ) +
  shine(rect(-r + 38, top + 30, 9, -top - 70, 4.5), 0.7) +
  shine(rect(r - 18, top + 50, 6, -top - 110, 3), 0.7)

/** Cream in an open mouth of radius `r` at `y`: smooth at its rim, drawn through by a finger. */
const surface = (name: string, y: number, r: number, cream: Material, swirl: string) => {
  const mouth = oval(0, y, r, r * tilt)
  return (
    flat(cream, mouth, 'light') +
    soft(
      `${name}-surface`,
      mouth,
      dim(`M${-r} ${y - r * tilt}H${r}V${y - r * tilt * 0.55}Q0 ${y - r * tilt * 0.9} ${-r} ${y}Z`, 0.22) +
        tint('#ffffff', oval(-r * 0.1, y + r * tilt * 0.5, r * 0.6, r * tilt * 0.3), 0.8),
    ) +
    within(`${name}-mouth`, rect(-r, y - 200, 2 * r, 200 + r * tilt * 0.98), swirl)
  )
}

/** The groove that a finger leaves, and the cream that it has pushed up at its end. */
const stroked = (y: number, [lit, base, dark]: readonly [string, string, string]) =>
  tint(
    dark,
    `M-118 ${y - 2}C-90 ${y - 20} 10 ${y - 22} 64 ${y - 14}C40 ${y - 4} 30 ${y + 6} -6 ${y + 8}C-60 ${y + 12} -124 ${y + 10} -118 ${y - 2}Z`,
    0.85,
  ) +
  tint(
    base,
    `M-100 ${y + 2}C-70 ${y - 8} 0 ${y - 10} 44 ${y - 8}C20 ${y + 2} 10 ${y + 6} -16 ${y + 7}C-60 ${y + 10} -96 ${y + 10} -100 ${y + 2}Z`,
  ) +
  `<path d="M22 ${y + 6}C20 ${y - 24} 54 ${y - 28} 58 ${y - 52}C92 ${y - 44} 84 ${y - 18} 118 ${y - 6}C96 ${y + 12} 40 ${y + 16} 22 ${y + 6}Z" fill="${lit}" stroke="${dark}" stroke-width="2"/>` +
  tint(
    dark,
    `M60 ${y - 50}C92 ${y - 44} 84 ${y - 18} 118 ${y - 6}C104 ${y + 6} 84 ${y + 10} 66 ${y + 10}C92 ${y - 6} 64 ${y - 22} 60 ${y - 50}Z`,
    0.5,
  ) +
  stroke('#ffffff', `M34 ${y - 4}C36 ${y - 22} 56 ${y - 24} 58 ${y - 42}`, 4, ' stroke-opacity="0.9"')

/** A neck of glass with its thread. */
const neck = (name: string, r: number, top: number, foot: number, cream: string) => {
  const wall = `M${-r} ${top}V${foot}A${r} ${r * tilt} 0 0 0 ${r} ${foot}V${top}A${r} ${r * tilt} 0 0 1 ${-r} ${top}Z`
  return (
    flat('light', wall, 'light') +
    soft(
      name,
      wall,
      `<path d="M${-r + 20} ${top - 40}H${r - 20}V${foot + 40}H${-r + 20}Z" fill="${cream}"/>${dim(rect(r - 60, top - 40, 80, 200), 0.3)}${tint('#ffffff', rect(-r + 30, top - 40, 40, 200), 0.7)}`,
    ) +
    times(2, (i) => {
      const y = top + 22 + i * 24
      return (
        stroke(
          '#8E9A94',
          `M${-r - 2} ${y}A${r + 2} ${r * tilt} 0 0 0 ${r + 2} ${y}`,
          9,
          ' class="glint" stroke-opacity="0.55"',
        ) +
        stroke(
          '#ffffff',
          `M${-r} ${y - 3}A${r + 2} ${r * tilt} 0 0 0 ${r * 0.4} ${y + r * tilt * 0.88}`,
          4.5,
          ' class="glint"',
        )
      )
    })
  )
}

/** The lip of an open pot: a ring of glass. */
const lip = (y: number, r: number) =>
  flat('light', oval(0, y, r, r * tilt), 'light') +
  stroke(
    '#ffffff',
    `M${-r + 7} ${y + 3}A${r - 7} ${(r - 7) * tilt} 0 0 0 ${r * 0.3} ${y + r * tilt * 0.88}`,
    6,
    ' class="glint"',
  ) +
  stroke(
    '#7F8B85',
    `M${r * 0.5} ${y + r * tilt * 0.8}A${r - 7} ${(r - 7) * tilt} 0 0 0 ${r - 6} ${y}`,
    4,
    ' stroke-opacity="0.5" class="glint"',
  )

const deodorantTints = ['#FBF8EE', '#EFE8D4', '#CFC6A9'] as const
const creamTints = ['#FFFBF2', '#F6ECD8', '#DCCBAA'] as const

/** The pot of deodorant; the middle of its foot is 0 0. */
const deodorantPot = () =>
  thickGlass('deo', 196, -262, '#F1EBD9') +
  band('mint', 0, -196, -76, 196.5) +
  wrapped(0, -150, 196, 46, ['déodorant', 'à la sauge'], '#1F4D3A') +
  streaks(196, -262) +
  neck('deo-neck', 176, -302, -262, '#F1EBD9') +
  lip(-302, 176) +
  surface('deo', -302, 156, 'gum', stroked(-302, deodorantTints))

/** Where it goes, in a few lines pressed into the lid: somebody lifts an arm. */
const raisedArm = () =>
  stroke('#1F4D3A', oval(-22, -66, 27, 31), 7) +
  stroke(
    '#1F4D3A',
    'M-78 112V10Q-78 -22 -46 -24H2Q22 -26 32 -48L62 -118Q88 -136 98 -104L54 -4Q40 22 40 112',
    7,
  ) +
  put(leaf('mint', 54, 22), 52, 34, 200)

/** Its lid of aluminium, stood on its edge: turned rings, a knurled side. */
const aluminiumLid = () => {
  const face = oval(0, 0, 206, 226)
  return (
    lying('brushed', 'M0 -226H34C160 -226 242 -120 242 6S160 238 34 238H0Z') +
    times(9, (i) => groove('brushed', `M${186 + i * 2 - Math.abs(i - 4) * 12} ${-150 + i * 38}h36`, 2)) +
    flat('brushed', face, 'light') +
    soft(
      'lid-face',
      face,
      dim(poly([0, 0], [-260, 60], [-220, 260]), 0.34) +
        dim(poly([0, 0], [260, -60], [230, -250]), 0.34) +
        tint('#ffffff', poly([0, 0], [-240, -160], [-60, -260]), 0.9) +
        tint('#ffffff', poly([0, 0], [240, 180], [60, 260]), 0.8),
    ) +
    groove('brushed', oval(0, 0, 190, 209), 2) +
    stroke('#ffffff', oval(1, 2, 182, 201), 3, ' stroke-opacity="0.8" class="glint"') +
    put(raisedArm(), -6, 8, 0, 1.36)
  )
}

/** A leaf of sage: long, pale, its net of veins pressed in. */
const sageLeaf = (x: number, y: number, turn: number, size = 1) => {
  const outline = 'M0 0C40 -56 160 -60 222 -4C166 50 46 52 0 0Z'
  return put(
    cast(outline) +
      flat('sage', outline) +
      tint('#8FAE8A', 'M0 0C46 52 166 50 222 -4C150 6 60 8 0 0Z', 0.6) +
      tint('#ffffff', 'M30 -18C70 -48 130 -48 180 -22C130 -34 80 -30 30 -18Z', 0.35) +
      groove(
        'sage',
        'M-26 6Q0 0 200 -4M50 -2l34 -28M92 -3l36 -28M134 -4l30 -22M56 2l34 22M100 0l34 20M140 -1l26 14',
        1.8,
      ),
    x,
    y,
    turn,
    size,
  )
}

/** A cream deodorant. */
export const deodorant = views({
  alt: 'Pot de déodorant crème en verre épais, ouvert, la crème creusée d’un doigt ; derrière, son couvercle d’aluminium dressé, une silhouette au bras levé dessus ; devant, deux feuilles de sauge',
  place: 'paper',
  object: () =>
    shadow(940, 770, 240, 34) +
    put(aluminiumLid(), 894, 544, 5, 1.02) +
    shadow(490, 780, 326, 46) +
    put(deodorantPot(), 456, 744, 0, 1.42) +
    sageLeaf(660, 856, -12, 1.12) +
    sageLeaf(836, 850, 4, 1.02),
  detail: {
    alt: 'Crème creusée d’un doigt, lèvre de verre épais et étiquette à la sauge, vues de près',
    near: [490, 450, 2.1],
  },
  plate: {
    of: 'pot de déodorant',
    box: [-198, -358, 198, 34],
    part: deodorantPot,
    width: '5 cm',
    facts: ['50 g', 'Pot en verre', 'Couvercle alu'],
  },
})

/** The jar of face cream; the middle of its foot is 0 0. */
const creamJar = () =>
  thickGlass('jar', 208, -226, '#FBF3E2') +
  band('paper', 0, -176, -60, 208.5, 1.24) +
  wrapped(0, -128, 208, 46, ['crème visage']) +
  wrapped(0, -82, 208, 26, ['karité et tilleul'], '#5B6B35') +
  streaks(208, -226) +
  neck('jar-neck', 172, -292, -222, '#FBF3E2') +
  lip(-292, 172) +
  surface('jar', -292, 148, 'cream', stroked(-292, creamTints))

/** Its lid of bamboo, as wide as its neck, lying; the middle of its foot is 0 0. */
const creamLid = () => {
  const top = oval(0, -84, 180, 31)
  return (
    turned('bamboo', 0, [
      [-84, 180],
      [-8, 182],
      [0, 176],
    ]) +
    stroke(
      '#A67F48',
      times(7, (i) => `M${-150 + i * 50} ${-58 + (3 - Math.abs(i - 3)) * 6}v${46 + (i % 3) * 5}`),
      2,
      ' stroke-opacity="0.35" class="glint"',
    ) +
    flat('bamboo', top, 'light') +
    soft(
      'bamboo-top',
      top,
      tint('#ffffff', oval(-70, -94, 90, 14), 0.6) + dim(oval(130, -76, 70, 20), 0.16),
    ) +
    stroke(
      '#B58E54',
      'M-150 -92Q0 -104 150 -94M-168 -82Q0 -90 170 -82M-130 -68Q0 -76 130 -70',
      2,
      ' stroke-opacity="0.6"',
    ) +
    stroke('#ffffff', 'M-178 -80A178 30 0 0 0 60 -55', 4, ' stroke-opacity="0.6" class="glint"')
  )
}

/** A small spatula with a dab of cream on it, from its tip at 0 0. */
const spatula = () =>
  put(dim('M-6 0C-6 -26 40 -34 96 -20L340 -12a12 12 0 0 1 0 24L96 20C40 34 -6 26 -6 0Z', 0.16), 6, 12) +
  lying('ash', 'M-6 0C-6 -26 40 -34 96 -20L340 -12a12 12 0 0 1 0 24L96 20C40 34 -6 26 -6 0Z') +
  flat(
    'cream',
    'M-4 -6C10 -44 36 -30 52 -52C64 -72 84 -58 80 -44C104 -40 108 -14 84 -6Q40 8 -4 -6Z',
    'light',
  ) +
  tint('#DCCBAA', 'M52 -50C64 -68 82 -56 78 -44C104 -40 106 -14 84 -6Q62 2 36 0C70 -10 66 -34 52 -50Z', 0.6)

/** A nut of the shea tree, brown and smooth but for its pale scar. */
const sheaNut = () =>
  round('nut', oval(0, 0, 56, 43)) +
  flat('oat', 'M-22 -26C10 -40 50 -24 54 -4C40 14 0 10 -18 -4Q-28 -14 -22 -26Z') +
  dim('M-50 18C-30 44 34 44 52 12C46 32 24 43 0 43S-44 34 -50 18Z', 0.24) +
  shine(oval(-32, -12, 8, 13), 0.45)

/** A face cream. */
export const cremeVisage = views({
  alt: 'Pot de crème visage à paroi épaisse et col fileté, ouvert, creusé d’un doigt ; son couvercle de bambou, une spatule et sa noisette de crème, fleurs de tilleul sous leur bractée et deux noix de karité',
  place: 'paper',
  object: () =>
    shadow(500, 800, 290, 44) +
    put(creamJar(), 480, 766, 0, 1.44) +
    shadow(930, 700, 240, 34) +
    put(creamLid(), 930, 690, 0, 1.2) +
    put(linden(), 770, 590, -4, 1.12) +
    put(spatula(), 760, 806, 4, 1.05) +
    shadow(930, 880, 80, 14) +
    put(sheaNut(), 920, 848, -8) +
    shadow(1050, 880, 76, 14) +
    put(sheaNut(), 1040, 850, 12, 0.94),
  detail: {
    alt: 'Creux du doigt dans la crème, paroi épaisse et filetage du pot, vus de près',
    near: [500, 450, 2.2],
  },
  plate: {
    of: 'pot de crème visage',
    box: [-210, -348, 210, 34],
    part: creamJar,
    facts: ['50 mL', 'Karité et tilleul', 'Lots de 300 pots', 'Pot consigné'],
    parts: [],
  },
})
