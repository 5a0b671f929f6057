import { peelings } from '../dechets-alimentaires.ts'
import {
  cord,
  dim,
  disc,
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
} from '../kit.ts'
import { views } from '../views.ts'

/** What is left of an apple; the middle of its foot is 0 0. */
export const appleCore = () =>
  flat('cream', 'M-84 -214C-20 -168 -20 -84 -78 -38Q0 10 78 -38C20 -84 20 -168 84 -214Q0 -180 -84 -214Z') +
  flat('red', 'M-112 -214C-124 -268 -40 -284 0 -250C40 -284 124 -268 112 -214Q60 -180 0 -186T-112 -214Z') +
  flat('red', 'M-92 -44Q0 -8 92 -44C84 8 40 14 0 4C-40 14 -84 8 -92 -44Z') +
  flat('bark', 'M-10 -130q-12 26 4 40q14 -14 -4 -40ZM14 -110q-10 24 4 36q14 -14 -4 -36Z') +
  stroke('#7C5A3C', 'M0 -254Q4 -300 30 -318', 12) +
  shine(oval(-62, -240, 20, 12), 0.5)

/** A straight pail of brushed steel with a rolled rim; the middle of its foot is 0 0, its rim at -390. */
const pail = () =>
  turned(
    'brushed',
    0,
    [
      [-390, 190],
      [-20, 182],
      [0, 174],
    ],
    { open: true },
  ) +
  turned(
    'brushed',
    0,
    [
      [-396, 196],
      [-376, 196],
    ],
    { open: true },
  ) +
  groove('brushed', 'M-183 -34Q0 28 183 -34', 2)

/** Its handle, folded down in front of it, held by two ears. */
const handle = () =>
  cord('steel', 'M-194 -330C-190 -180 -90 -134 0 -134S190 -180 194 -330', 13) +
  lying('larch', rect(-62, -154, 124, 36, 16)) +
  [-194, 194].map((x) => flat('steel', oval(x, -332, 17, 20))).join('')

/** Its lid as it lies on the pail, the middle of its edge at 0 0: a dome with holes round a knob of wood. */
const lid = () =>
  turned('brushed', 0, [
    [-52, 120],
    [-30, 172],
    [-8, 198],
    [6, 198],
  ]) +
  disc('brushed', 0, -52, 120) +
  times(12, (i) => {
    const angle = (i / 12) * 2 * Math.PI
    return flat('dark', oval(Math.cos(angle) * 92, -52 + Math.sin(angle) * 15, 9, 4))
  }) +
  turned('larch', 0, [
    [-104, 34],
    [-92, 42],
    [-80, 38],
    [-60, 24],
  ]) +
  disc('larch', 0, -104, 34)

/** The lid on its edge, leaning, its dome to us; its middle is 0 0. */
const leaningLid = () =>
  flat('brushed', oval(14, 6, 168, 190), 'shade') +
  flat('brushed', oval(0, 0, 168, 190)) +
  flat('brushed', oval(-6, -4, 132, 150), 'light') +
  dim('M104 -92C150 10 90 140 -40 144C60 160 134 90 126 -10Q122 -60 104 -92Z', 0.12) +
  times(12, (i) => {
    const angle = (i / 12) * 2 * Math.PI
    return flat('dark', oval(-6 + Math.cos(angle) * 92, -4 + Math.sin(angle) * 106, 9, 10))
  }) +
  flat('larch', oval(2, 4, 44, 50), 'shade') +
  flat('larch', oval(-8, -4, 40, 46)) +
  shine(oval(-20, -20, 12, 14), 0.35)

/** A kitchen compost pail. */
export const seauCompost = views({
  alt: 'Seau à compost droit en inox brossé, plein d’épluchures et de fanes, son anse à poignée de bois rabattue ; son couvercle percé s’appuie contre lui, un trognon de pomme devant',
  place: 'stone',
  object: () =>
    shadow(900, 786, 190) +
    put(leaningLid(), 890, 600, 9) +
    shadow(540, 836, 270, 40) +
    put(
      flat('dark', oval(0, -390, 190, 32.3), 'shade') +
        put(leaf('leaf', 210, 64), -90, -396, -122) +
        put(leaf('moss', 220, 60), -70, -396, -94) +
        put(leaf('leaf', 180, 54), -112, -390, -150) +
        flat('rubber', 'M-150 -380Q-140 -450 -96 -446T-44 -376Z') +
        put(peelings(), 30, -412, 0, 1.15) +
        put(peelings(), 100, -396, 12, 0.7) +
        pail() +
        handle(),
      530,
      830,
      0,
      1.14,
    ) +
    shadow(846, 868, 84, 14) +
    put(appleCore(), 840, 866, 8, 0.66),
  detail: {
    alt: 'Couvercle du seau retourné, son filtre noir au charbon actif sorti de son logement',
    scene: () =>
      shadow(600, 800, 400) +
      flat('brushed', oval(600, 540, 420, 250), 'shade') +
      flat('brushed', oval(600, 520, 408, 238), 'light') +
      flat('brushed', oval(600, 526, 330, 186)) +
      dim('M270 526A330 186 0 0 1 930 526A330 160 0 0 0 270 526Z', 0.3) +
      times(12, (i) => {
        const angle = (i / 12) * 2 * Math.PI
        return flat('dark', oval(600 + Math.cos(angle) * 210, 528 + Math.sin(angle) * 112, 17, 10))
      }) +
      flat('steel', oval(600, 530, 30, 18), 'shade') +
      shadow(960, 806, 190, 30) +
      flat('iron', 'M770 722V752A190 82 0 0 0 1150 752V722Z', 'shade') +
      flat('iron', oval(960, 722, 190, 82)) +
      times(40, (i) => tint('#6C726E', oval(830 + ((i * 61) % 262), 672 + ((i * 37) % 98), 5, 3))),
  },
  plate: {
    of: 'seau à compost fermé',
    box: [-200, -500, 214, 34],
    part: () => pail() + put(lid(), 0, -392) + handle(),
    width: ['19 cm', -196, 196],
    height: ['23 cm', -498, 30],
    facts: ['1,2 kg', '5 L', 'Inox brossé', '82 % recyclé', 'Bac amovible'],
    parts: ['filtre à charbon'],
  },
})
