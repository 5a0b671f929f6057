import {
  band,
  dim,
  flat,
  groove,
  oval,
  put,
  rect,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { wrapped } from '../lettering.ts'
import { views } from '../views.ts'

/** A hazelnut, its point up; in its leafy husk unless it is bare. */
const hazelnut = (bare = false) =>
  flat('nut', 'M0 -58C12 -46 46 -34 46 4C46 36 24 50 0 50S-46 36 -46 4C-46 -34 -12 -46 0 -58Z') +
  times(5, (i) =>
    groove('nut', `M${-26 + i * 13} ${-22 + Math.abs(i - 2) * 6}Q${-34 + i * 17} 4 ${-26 + i * 13} 34`, 1.4),
  ) +
  shine('M-30 -8Q-26 -30 -10 -40L-8 -28Q-20 -18 -22 -4Z', 0.5) +
  (bare
    ? flat('oat', 'M-38 32Q0 14 38 32Q24 50 0 50T-38 32Z')
    : flat(
        'leaf',
        'M-50 -6L-40 -22L-30 2L-18 -16L-8 8L6 -14L14 8L26 -18L32 4L44 -22L52 0C58 30 40 60 0 62S-60 30 -50 -6Z',
      ) + groove('leaf', 'M-30 12Q-28 36 -12 56M-8 14Q-6 40 0 60M16 12Q18 38 10 58M36 10Q36 34 24 52', 1.8))

/** A broken shell with its kernel in it, and half a kernel, its ivory face up: this is what is pressed. */
const cracked = () =>
  flat('oat', 'M-56 4C-52 -26 -26 -38 0 -38S52 -26 56 4Z', 'shade') +
  flat('chestnut', 'M-40 6C-42 -22 -24 -50 2 -52C28 -50 44 -22 42 6C30 24 -28 24 -40 6Z', 'light') +
  groove('chestnut', 'M-24 -26Q-32 -8 -28 10M-4 -46Q-10 -14 -6 16M18 -40Q22 -16 18 14', 1.6) +
  shine('M-24 -24Q-18 -38 -4 -44L-2 -36Q-12 -30 -16 -20Z', 0.4) +
  flat('nut', 'M-56 2L-42 -6L-30 6L-14 -2L2 10L16 -2L32 8L44 -4L56 2C56 40 30 60 0 60S-56 40 -56 2Z') +
  groove('nut', 'M-34 16Q-34 36 -20 50M-10 18Q-10 40 -4 56M14 18Q16 40 10 56M36 14Q36 34 24 48', 1.4) +
  put(
    flat('chestnut', oval(0, 4, 42, 32)) +
      flat('wax', oval(0, 0, 40, 28), 'light') +
      flat('wax', 'M-20 2Q0 -9 24 -2Q2 9 -20 2Z', 'shade'),
    96,
    34,
    -8,
  ) +
  put(
    flat('nut', 'M-34 -6Q0 -22 34 -2L20 10L6 2L-10 14Z') + flat('oat', 'M-28 -4Q0 -14 26 0L6 2Z'),
    -92,
    50,
    12,
  )

/** A leaf of the hazel, round and toothed, from its stem at 0 0 to its tip. */
const hazelLeaf = () =>
  flat(
    'moss',
    'M0 0L14 -26L30 -28L42 -50L60 -48L76 -66L92 -58L110 -70L124 -56L142 -60L150 -42L168 -38L172 -20L206 0L174 18L168 36L150 40L142 58L124 54L110 68L92 58L76 66L60 48L42 50L30 28L14 26Z',
    'light',
  ) + groove('moss', 'M0 0H190M40 0L64 -36M78 0L104 -44M116 0L138 -36M40 0L64 36M78 0L104 44M116 0L138 36', 2)

/** A small dish of golden oil; the middle of its foot is 0 0. */
const dish = () =>
  flat('enamel', 'M-176 -86C-170 -34 -110 0 0 0S170 -34 176 -86Z') +
  dim('M176 -86C170 -34 110 0 0 0C70 -16 120 -40 130 -60Z', 0.12) +
  dim('M-176 -86Q-120 -34 0 -34T176 -86C170 -34 110 0 0 0S-170 -34 -176 -86Z', 0.05) +
  flat('enamel', oval(0, -86, 176, 44), 'light') +
  flat('honey', oval(0, -83, 156, 35), 'light') +
  tint('#E5B03C', oval(0, -81, 151, 31), 0.85) +
  shine('M-112 -84C-90 -104 -40 -108 -10 -107L-14 -100C-50 -100 -82 -94 -98 -80Z', 0.7)

const bulb = () =>
  turned('dark', 0, [
    [-424, 60],
    [-350, 62],
  ]) +
  times(7, (i) => groove('dark', `M${-48 + i * 16} -418v60`, 2)) +
  turned(
    'dark',
    0,
    [
      [-520, 24],
      [-506, 32],
      [-470, 38],
      [-424, 40],
    ],
    { soft: true },
  )

const bottle = () =>
  turned(
    'amber',
    0,
    [
      [-356, 50],
      [-330, 52],
      [-306, 76],
      [-276, 112],
      [-244, 130],
      [-200, 132],
      [-60, 132],
      [-18, 131],
      [0, 127],
    ],
    { soft: true },
  ) +
  dim('M-122 -258Q0 -234 122 -258L130 -240V-16L126 0A126 21 0 0 1 -126 0L-130 -16V-240Z', 0.12) +
  band('paper', 0, -216, -52, 131.5) +
  wrapped(0, -164, 131, 42, ['huile de', 'noisette']) +
  wrapped(0, -74, 131, 23, ['visage et pointes'], '#5B6B35') +
  shine(rect(-112, -244, 14, 26, 7), 0.5) +
  bulb()

/** A bottle of oil with a dropper. */
export const huileNoisette = views({
  alt: 'Flacon d’huile en verre ambré à compte-gouttes, coupelle d’huile dorée, noisettes en coque, l’une dans sa collerette verte, et une noisette cassée qui montre son amande ivoire',
  place: 'linen',
  object: () =>
    shadow(330, 800, 200) +
    put(bottle(), 310, 786, 0, 1.34) +
    put(hazelLeaf(), 950, 660, -70, 1.15) +
    put(hazelLeaf(), 1000, 680, -22, 1.05) +
    shadow(740, 716, 220, 26) +
    put(dish(), 710, 712, 0, 1.2) +
    shadow(1020, 740, 120, 20) +
    put(hazelnut(), 1010, 660, 6, 1.5) +
    shadow(600, 866, 100, 18) +
    put(hazelnut(true), 590, 810, -64, 1.34) +
    shadow(860, 876, 180, 22) +
    put(cracked(), 830, 808, 0, 1.34) +
    shadow(1110, 836, 90, 18) +
    put(hazelnut(true), 1100, 786, 24, 1.3),
  detail: {
    alt: 'Compte-gouttes de verre au-dessus de la coupelle, une goutte d’huile dorée à sa pointe, la noisette cassée à côté',
    scene: () =>
      shadow(580, 810, 400, 40) +
      put(dish(), 560, 800, 0, 2.1) +
      shadow(1000, 870, 200, 26) +
      put(cracked(), 980, 790, 0, 1.5) +
      put(
        put(bulb(), 0, 350) +
          flat('glass', 'M-18 0H18V250L6 310H-6L-18 250Z') +
          tint('#D9A637', 'M-14 90H14V248L5 304H-5L-14 248Z', 0.9) +
          shine(rect(-11, 10, 6, 220, 3), 0.6),
        652,
        120,
        12,
        1.1,
      ) +
      tint('#D9A637', 'M580 468C600 502 605 514 605 528a25 25 0 0 1 -50 0C555 514 560 502 580 468Z') +
      stroke('#9A6F1C', oval(566, 632, 60, 10), 2.5),
  },
  plate: {
    of: 'flacon à compte-gouttes',
    box: [-134, -530, 134, 24],
    part: bottle,
    facts: ['100 mL', 'Verre ambré', 'Pressée à froid', 'Un seul ingrédient'],
    parts: ['le flacon seul'],
  },
})
