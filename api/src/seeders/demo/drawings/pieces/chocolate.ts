import { boxShadow, cast, dim, flat, groove, poly, put, rect, shadow, times, tint } from '../kit.ts'
import { label } from '../lettering.ts'
import { views } from '../views.ts'

/** A bar from its face: each square rises to a smaller one, lit from the upper left. */
const squares = (cols: number, rows: number) =>
  flat('chocolate', rect(0, 0, cols * 74 - 2, rows * 74 - 2, 6), 'shade') +
  times(cols * rows, (i) => {
    const [x, y] = [(i % cols) * 74, Math.floor(i / cols) * 74]
    return (
      flat('chocolate', rect(x, y, 72, 72, 5)) +
      tint(
        '#8A5E45',
        poly(
          [x + 2, y + 70],
          [x + 2, y + 2],
          [x + 70, y + 2],
          [x + 58, y + 14],
          [x + 14, y + 14],
          [x + 14, y + 58],
        ),
      ) +
      dim(
        poly(
          [x + 70, y + 2],
          [x + 70, y + 70],
          [x + 2, y + 70],
          [x + 14, y + 58],
          [x + 58, y + 58],
          [x + 58, y + 14],
        ),
        0.3,
      ) +
      tint('#75482F', rect(x + 14, y + 14, 44, 44, 3)) +
      groove('chocolate', rect(x + 14, y + 14, 44, 44, 3), 1.4)
    )
  })

/** A bar out of its paper to the half, the gilt foil torn above the paper; the middle of its foot is 0 0. */
const openedBar = () =>
  put(squares(3, 4), -110, -296) +
  flat(
    'gold',
    'M-118 -150L-96 -172L-70 -154L-40 -178L-8 -152L22 -174L50 -150L80 -176L118 -146V-110H-118Z',
    'light',
  ) +
  groove('gold', 'M-90 -146L-80 -118M-30 -152L-36 -116M30 -150L24 -118M86 -148L92 -116', 1.2) +
  flat('rust', 'M-120 -134Q-60 -126 0 -134T120 -132V4H-120Z') +
  flat('paper', rect(-92, -106, 184, 84, 3)) +
  label(0, -74, 25, ['noir 74 %']) +
  label(0, -40, 18, ['Pérou'], '#5B6B35') +
  dim('M84 -134L120 -132V4H84Z', 0.12)

/** A wrapped bar from its face, its foot hidden: gilt ends, a paper label. */
const wrappedBar = (x: number, y: number) =>
  flat('rust', rect(x, y, 400, 300, 4)) +
  flat('gold', rect(x, y, 400, 16), 'light') +
  flat('paper', rect(x + 60, y + 40, 280, 200, 4)) +
  label(x + 200, y + 104, 46, ['noir 74 %'])

/** One piece broken off, lying: its top and the two sides that are seen. */
const piece = () =>
  flat('chocolate', poly([-64, -8], [-16, 36], [-16, 60], [-64, 16]), 'shade') +
  flat('chocolate', poly([-16, 36], [70, 14], [70, 38], [-16, 60])) +
  flat('chocolate', poly([-64, -8], [18, -28], [70, 14], [-16, 36])) +
  tint('#75482F', poly([-38, -4], [14, -16], [44, 10], [-10, 24])) +
  groove('chocolate', poly([-38, -4], [14, -16], [44, 10], [-10, 24]), 1.4)

/** A box of chocolate bars. */
export const chocolat = views({
  alt: 'Tablette de chocolat noir à demi sortie de son papier rouge brique et de sa feuille dorée, appuyée contre un coffret de carton où cinq autres sont rangées ; deux carrés cassés devant',
  object: () =>
    boxShadow(130, 760, 470, 130) +
    flat('soil', poly([130, 450], [211, 395], [681, 395], [600, 450]), 'shade') +
    flat('card', poly([211, 395], [681, 395], [681, 408], [211, 408]), 'shade') +
    times(5, (i) => wrappedBar(222 - i * 13, 284 + i * 9)) +
    flat('card', rect(130, 450, 470, 310)) +
    flat('card', poly([600, 450], [681, 395], [681, 705], [600, 760]), 'shade') +
    label(365, 570, 62, ['chocolat noir', '74 %']) +
    label(365, 706, 36, ['Pérou · 6 × 80 g']) +
    shadow(980, 836, 250, 28) +
    put(openedBar(), 944, 826, -8, 1.78) +
    shadow(470, 866, 90, 18) +
    put(piece(), 450, 820, 0, 1.15) +
    shadow(600, 884, 80, 16) +
    put(piece(), 590, 850, 14, 0.9),
  detail: {
    alt: 'Carrés de chocolat noir cassés, vus de près',
    place: 'wall',
    scene: () =>
      `<g transform="matrix(2.2 -0.2 0.4 2 200 220)">${cast(rect(0, 0, 294, 220, 6), 8)}${squares(4, 3)}</g>` +
      put(cast(rect(0, 0, 72, 72, 6), 8) + squares(1, 1), 980, 700, 16, 2) +
      put(cast(rect(0, 0, 72, 72, 6), 8) + squares(1, 1), 800, 760, -24, 1.8),
  },
  plate: {
    of: 'une tablette de chocolat',
    box: [-6, -6, 300, 226],
    part: () => squares(4, 3),
    facts: ['6 × 80 g', 'Douze carrés de 7 g', 'Cacao 74 %', 'Conché 48 heures'],
  },
})
