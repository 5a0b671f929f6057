import {
  blob,
  cord,
  disc,
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
  stroke,
  through,
  times,
  tint,
  turned,
} from './kit.ts'
import { label } from './lettering.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

/** A handful of peelings round 0 0. */
export const peelings = () =>
  flat('yellow', 'M-90 10Q-60 -50 -10 -30Q30 -20 20 20Q-20 -10 -90 10Z') +
  put(leaf('leaf', 110, 40), 20, 6, -24) +
  flat('red', blob([40, -10], [90, -40], [120, 0], [90, 24])) +
  flat('pasta', 'M-140 24Q-110 -10 -60 14Q-50 34 -80 36Q-120 44 -140 24Z') +
  stroke('#B9542F', 'M-40 20Q0 0 40 30T110 30', 11) +
  flat('enamel', blob([-30, 24], [0, 4], [34, 20], [10, 40]))

const slats = (x: number, y: number, w: number, h: number, count: number, side: 'base' | 'shade', dy = 0) =>
  times(
    count,
    (i) =>
      flat(
        'larch',
        poly(
          [x, y + (h / count) * i],
          [x + w, y + (h / count) * i + dy],
          [x + w, y + (h / count) * (i + 1) + dy - 8],
          [x, y + (h / count) * (i + 1) - 8],
        ),
        side,
      ) +
      groove(
        'larch',
        `M${x + 20} ${y + (h / count) * (i + 0.4) + dy * 0.1}L${x + w * 0.6} ${y + (h / count) * (i + 0.44) + dy * 0.6}`,
        1.5,
      ),
  )

/** A garden compost bin. */
export const composteur = views({
  alt: 'Composteur de jardin en lames de mélèze, couvercle relevé sur des épluchures, compost mûr à ses pieds',
  object: () =>
    tint('#7FA06C', 'M-10 700Q640 660 1290 700V970H-10Z', 0.55) +
    shadow(640, 846, 420) +
    flat('larch', poly([470, 290], [900, 270], [960, 90], [520, 110]), 'light') +
    times(4, (i) => groove('larch', `M${482 + i * 12} ${252 - i * 36}L${912 + i * 12} ${234 - i * 36}`, 2)) +
    flat('soil', poly([340, 350], [470, 286], [900, 286], [800, 350])) +
    put(peelings(), 600, 322, 0, 1.1) +
    put(peelings(), 730, 318, 0, 0.7) +
    slats(340, 350, 460, 480, 6, 'base') +
    slats(800, 350, 110, 480, 6, 'shade', -64) +
    flat('larch', rect(328, 340, 36, 500), 'light') +
    flat('larch', rect(782, 340, 36, 500), 'light') +
    flat('dark', rect(470, 700, 200, 130)) +
    flat('soil', blob([430, 850], [480, 760], [570, 730], [670, 770], [720, 850], [570, 866])) +
    times(7, (i) => tint('#8A6A4E', oval(480 + ((i * 67) % 190), 790 + ((i * 31) % 50), 9, 6))),
  detail: {
    alt: 'Épluchures et feuilles sous le couvercle du composteur, vues de près',
    near: [640, 340, 2.5],
  },
  plate: {
    of: 'composteur fermé',
    box: [328, 286, 912, 840],
    part: () =>
      flat('larch', poly([340, 340], [450, 280], [910, 280], [800, 340])) +
      slats(340, 350, 460, 480, 6, 'base') +
      slats(800, 350, 110, 480, 6, 'shade', -64),
    width: ['75 cm', 340, 800],
    height: ['80 cm', 340, 826],
    facts: ['400 L', '24 kg', 'Profondeur 75 cm', 'Lames de 20 mm'],
    parts: ['chaque lame'],
  },
})

const worm = () =>
  stroke('#8E4A40', through([0, 0], [24, -12], [50, 6], [78, -6], [100, 8]), 13) +
  stroke('#D39A8C', through([0, 0], [24, -12], [50, 6], [78, -6], [100, 8]), 8)

const tray = (y: number) =>
  flat('recycled', `M370 ${y}H850L838 ${y + 100}H382Z`) +
  flat('recycled', `M850 ${y}L950 ${y - 40}L934 ${y + 56}L838 ${y + 100}Z`, 'shade') +
  flat('recycled', rect(356, y - 10, 508, 26, 10), 'light') +
  times(8, (i) => flat('dark', oval(420 + i * 54, y + 58, 9)))

/** A worm composter. */
export const lombricomposteur = views({
  alt: 'Lombricomposteur en tour de quatre plateaux percés, robinet au bac du bas, vers et épluchures au sommet',
  object: () =>
    shadow(650, 850, 380) +
    [400, 800].map((x) => flat('dark', rect(x, 790, 40, 56))).join('') +
    flat('recycled', 'M370 690H850L836 800H384Z', 'shade') +
    flat('recycled', 'M850 690L950 650L934 756L836 800Z', 'shade') +
    tray(590) +
    tray(476) +
    tray(362) +
    flat('soil', poly([372, 250], [470, 196], [948, 196], [850, 250])) +
    put(peelings(), 560, 226, 0, 1) +
    put(worm(), 680, 226, 0, 1) +
    put(worm(), 790, 214, 6, 0.8) +
    tray(248) +
    put(worm(), 450, 236, 0, 1) +
    round('dark', rect(560, 730, 90, 40, 10)) +
    round('brass', rect(588, 756, 34, 60, 6)) +
    put(lying('red', rect(-34, -12, 68, 24, 12)), 605, 728) +
    shadow(610, 894, 90) +
    turned('glass', 605, [
      [836, 46],
      [890, 40],
    ]) +
    tint('#8A5A2C', oval(605, 872, 40, 8)),
  detail: {
    alt: 'Vers de fumier dans la terre noire d’un plateau, vus de près',
    scene: () =>
      flat('soil', rect(-10, -10, 1300, 990)) +
      times(60, (i) =>
        tint(
          i % 2 ? '#3F2E22' : '#7A5E47',
          oval((i * 211) % 1280, (i * 137) % 960, 26 + (i % 5) * 8, 18 + (i % 4) * 6),
          0.6,
        ),
      ) +
      times(7, (i) => put(worm(), 160 + ((i * 331) % 860), 150 + ((i * 227) % 660), i * 47, 2.6)) +
      put(peelings(), 820, 260, 20, 2) +
      put(leaf('leaf', 260), 240, 760, -30),
  },
  plate: {
    of: 'lombricomposteur',
    box: [356, 190, 964, 846],
    width: ['38 cm', 356, 864],
    height: ['62 cm', 236, 846],
    facts: ['4 plateaux', '500 g de vers', '12 à 25 °C', '80 % recyclé'],
    parts: [],
  },
})

const bucketTap = (cx: number, y: number) =>
  lying('dark', rect(cx - 30, y - 22, 60, 44, 10)) +
  round('dark', rect(cx - 14, y + 10, 28, 52, 6)) +
  lying('rubber', rect(cx - 40, y - 34, 80, 20, 10))

/** A bokashi bucket. */
export const bokashi = views({
  alt: 'Seau bokashi vert à robinet, couvercle fermé, un pilon et un sac de son de blé à côté',
  object: () =>
    shadow(560, 796, 330) +
    cord('dark', 'M366 400Q380 640 560 660', 10) +
    turned('recycled', 540, [
      [330, 196],
      [780, 160],
    ]) +
    turned('forest', 540, [
      [286, 206],
      [336, 210],
    ]) +
    disc('forest', 540, 286, 206) +
    turned('forest', 540, [
      [258, 50],
      [280, 56],
    ]) +
    disc('forest', 540, 258, 50) +
    put(label(0, 0, 48, ['bokashi', '16 L'], '#F5F1E6'), 540, 500) +
    bucketTap(540, 706) +
    shadow(900, 796, 170) +
    flat('kraft', 'M790 520L1010 500L1030 780Q910 800 790 784Z') +
    flat('kraft', 'M790 520Q830 470 800 440L990 424Q980 470 1010 500Q900 540 790 520Z', 'light') +
    label(908, 640, 44, ['son de', 'blé']) +
    times(12, (i) => tint('#D9B25A', oval(850 + ((i * 37) % 110), 470 + ((i * 17) % 40), 7, 4))) +
    put(
      round('ash', rect(-15, -190, 30, 220, 12)) + round('ash', rect(-60, 26, 120, 36, 10)),
      770,
      830,
      96,
      0.9,
    ),
  detail: {
    alt: 'Robinet du seau bokashi, un verre recueille le jus brun',
    scene: () =>
      turned('recycled', 640, [
        [-100, 480],
        [640, 430],
      ]) +
      put(bucketTap(0, 0), 640, 470, 0, 2.4) +
      tint('#8A5A2C', rect(630, 600, 20, 200, 8)) +
      shadow(650, 900, 180) +
      turned('glass', 640, [
        [700, 120],
        [890, 104],
      ]) +
      tint('#8A5A2C', oval(640, 850, 106, 34), 0.9),
  },
  plate: {
    of: 'seau bokashi',
    box: [330, 250, 752, 810],
    part: () =>
      turned('recycled', 540, [
        [330, 196],
        [780, 160],
      ]) +
      turned('forest', 540, [
        [286, 206],
        [336, 210],
      ]) +
      disc('forest', 540, 286, 206) +
      turned('forest', 540, [
        [258, 50],
        [280, 56],
      ]) +
      bucketTap(540, 706),
    width: ['27 cm', 330, 750],
    height: ['38 cm', 254, 808],
    facts: ['16 L', '1 kg de ferments', 'Grille d’égouttage', '90 % recyclé'],
  },
})

export const pail = () =>
  turned(
    'steel',
    0,
    [
      [-330, 190],
      [-20, 160],
      [0, 158],
    ],
    { open: true },
  ) + groove('steel', 'M-188 -300Q0 -236 188 -300', 3)

/** A kitchen compost pail. */
export const seauCompost = views({
  alt: 'Seau à compost en inox brossé, anse relevée, couvercle à filtre posé contre lui, épluchures de légumes',
  object: () =>
    shadow(600, 800, 330) +
    cord('steel', 'M380 480C380 160 780 160 780 480', 16) +
    disc('dark', 580, 450, 192, 'base') +
    put(peelings(), 560, 440, 0, 1.2) +
    put(peelings(), 690, 450, 10, 0.7) +
    put(pail(), 580, 784) +
    flat('steel', oval(386, 478, 18)) +
    flat('steel', oval(774, 478, 18)) +
    shadow(960, 806, 160) +
    put(
      flat('steel', oval(0, 0, 150, 190), 'shade') +
        flat('steel', oval(-10, -6, 144, 184), 'light') +
        times(5, (i) => times(5, (k) => flat('dark', oval(-58 + i * 24, -56 + k * 26, 6)))) +
        flat('forest', rect(-100, 96, 0.1, 0.1)),
      960,
      620,
      10,
    ),
  detail: {
    alt: 'Couvercle percé du seau et son filtre noir au charbon actif, posés à plat',
    scene: () =>
      shadow(640, 800, 400) +
      flat('steel', oval(640, 520, 420, 250), 'shade') +
      flat('steel', oval(640, 500, 400, 232), 'light') +
      times(9, (i) => times(5, (k) => flat('dark', oval(460 + i * 44, 420 + k * 40, 11, 8)))) +
      flat('iron', oval(930, 740, 180, 76), 'shade') +
      flat('iron', oval(930, 716, 180, 76)),
  },
  plate: {
    of: 'seau à compost fermé',
    box: [390, 420, 770, 830],
    part: () =>
      put(pail(), 580, 784) +
      disc('steel', 580, 454, 194) +
      turned('steel', 580, [
        [420, 26],
        [444, 30],
      ]),
    width: ['19 cm', 390, 770],
    height: ['23 cm', 418, 810],
    facts: ['5 L', 'Inox brossé', '50 % recyclé', 'Bac amovible'],
    parts: ['filtre à charbon'],
  },
})

const clipJar = (fill: Material, x: number, y: number, scale = 1) =>
  put(
    tint('#F7F1E4', rect(-98, -250, 196, 246, 26), 0.2) +
      flat(fill, 'M-96 -190Q0 -170 96 -190V-30Q96 -6 70 -4H-70Q-96 -6 -96 -30Z') +
      times(14, (i) => groove(fill, `M${-80 + ((i * 47) % 150)} ${-160 + ((i * 61) % 140)}q8 -8 18 0`, 2)) +
      flat(
        'glass',
        'M-74 -270Q-100 -250 -100 -220V-34Q-100 0 -64 0H64Q100 0 100 -34V-220Q100 -250 74 -270Z',
      ) +
      shine(rect(-82, -220, 16, 190, 8), 0.85) +
      lying('rubber', rect(-82, -288, 164, 20, 8)) +
      flat('glass', 'M-80 -288Q-76 -326 0 -328Q76 -326 80 -288Z') +
      shine('M-60 -296Q-54 -314 -10 -318L-8 -308Q-44 -306 -52 -296Z', 0.9) +
      stroke('#6F7673', 'M-90 -258Q0 -236 90 -258M-58 -326Q0 -306 58 -326', 5) +
      stroke('#6F7673', 'M12 -318V-268L40 -240V-200L14 -206', 6),
    x,
    y,
    0,
    scale,
  )

/** Preserving jars. */
export const bocaux = views({
  alt: 'Six bocaux de verre à fermeture mécanique et rondelle orange, garnis de pâtes, lentilles, céréales et fruits',
  object: () =>
    shadow(640, 700, 420) +
    clipJar('pasta', 380, 690, 1.05) +
    clipJar('lentil', 640, 690, 1.05) +
    clipJar('oat', 900, 690, 1.05) +
    shadow(660, 836, 470) +
    clipJar('red', 350, 830, 1.22) +
    clipJar('olive', 640, 830, 1.22) +
    clipJar('coffee', 930, 830, 1.22),
  detail: { alt: 'Fermeture mécanique en inox et rondelle de caoutchouc, vues de près', near: [640, 500, 3] },
  plate: {
    of: 'un bocal à fermeture mécanique',
    box: [-110, -340, 110, 10],
    part: () => clipJar('pasta', 0, 0),
    height: ['15 cm', -328, 0],
    facts: ['750 mL', 'Stérilisable à 100 °C', '55 % de verre recyclé', 'Lot de 6'],
    parts: [],
  },
})

const zipBag = (material: 'silicone' | 'mint' | 'pink' | 'yellow', w: number, h: number, inside: string) =>
  flat(material, `M${-w / 2} ${-h}H${w / 2}L${w / 2 + 10} -24Q0 26 ${-w / 2 - 10} -24Z`, 'light') +
  inside +
  tint('#ffffff', `M${-w / 2} ${-h}H${w / 2}L${w / 2 + 10} -24Q0 26 ${-w / 2 - 10} -24Z`, 0.42) +
  groove(material, `M${-w / 2 - 6} -40Q0 -70 ${w / 2 + 6} -40`, 2.5) +
  flat(material, rect(-w / 2 - 8, -h - 26, w + 16, 40, 12)) +
  groove(material, `M${-w / 2 + 6} ${-h - 8}H${w / 2 - 6}`, 2.5) +
  shine(poly([-w / 2 + 16, -h + 30], [-w / 2 + 34, -h + 30], [-w / 2 + 26, -70], [-w / 2 + 10, -70]), 0.7)

/** Silicone bags. */
export const sacsConservation = views({
  alt: 'Quatre sacs de conservation en silicone, debout sur leur soufflet, avec fraises, petits pois, carottes et soupe',
  object: () =>
    shadow(640, 720, 460) +
    put(
      zipBag(
        'silicone',
        340,
        440,
        flat('pasta', 'M-168 -250Q0 -230 168 -250L176 -26Q0 20 -176 -26Z') +
          times(6, (i) => tint('#B9542F', oval(-110 + ((i * 83) % 220), -200 + ((i * 57) % 150), 20, 12))),
      ),
      430,
      720,
    ) +
    put(
      zipBag(
        'mint',
        300,
        370,
        times(5, (i) =>
          put(
            flat('rubber', 'M-26 -100Q0 -116 26 -100L6 90Q0 100 -6 90Z') +
              stroke('#5B7F5A', 'M-8 -108L-18 -140M8 -108L18 -140', 6),
            -96 + i * 48,
            -140,
            (i % 2) * 10 - 5,
          ),
        ),
      ),
      850,
      720,
    ) +
    shadow(660, 856, 330) +
    put(
      zipBag(
        'pink',
        250,
        220,
        times(7, (i) =>
          put(
            flat('red', 'M-34 -22Q0 -44 34 -22Q36 20 0 44Q-36 20 -34 -22Z') +
              flat('leaf', poly([-24, -30], [0, -16], [24, -30], [0, -46])),
            -84 + ((i * 61) % 170),
            -60 - Math.floor(i / 3) * 50,
            i * 30,
            0.9,
          ),
        ),
      ),
      500,
      850,
    ) +
    put(
      zipBag(
        'yellow',
        250,
        220,
        times(26, (i) => flat('leaf', oval(-96 + ((i * 43) % 194), -40 - Math.floor(i / 6) * 30, 19))),
      ),
      800,
      850,
    ),
  detail: {
    alt: 'Sacs en silicone vus de près : fermeture moulée, soupe et fraises à travers la paroi',
    near: [500, 520, 2],
  },
  plate: {
    of: 'un sac de conservation',
    box: [-190, -480, 190, 20],
    part: () => put(zipBag('silicone', 340, 440, ''), 0, 0),
    facts: ['Deux de 500 mL', '1 L et 1,5 L', '−20 à 200 °C', 'Fermeture moulée'],
  },
})

const dome = () =>
  flat('silicone', 'M-330 0C-320 -110 -200 -140 0 -140S320 -110 330 0Q0 70 -330 0Z') +
  tint('#6FA5A0', 'M-330 0C-320 -110 -200 -140 0 -140S320 -110 330 0Q0 70 -330 0Z', 0.22) +
  tint('#5F8F8B', 'M210 -122C300 -100 326 -60 330 0Q300 14 250 22Q270 -60 210 -122Z', 0.25) +
  shine('M-280 -30C-270 -80 -200 -110 -120 -120L-112 -104C-180 -96 -240 -70 -254 -30Z', 0.8) +
  lying('teal', 'M-356 -8Q0 86 356 -8Q362 20 340 30Q0 116 -340 30Q-362 20 -356 -8Z') +
  turned('teal', 0, [
    [-196, 46],
    [-172, 50],
    [-136, 34],
  ]) +
  disc('teal', 0, -196, 46)

/** A silicone food cover. */
export const cloche = views({
  alt: 'Cloche souple en silicone translucide posée sur une assiette de tarte, bouton ventouse au centre',
  object: () =>
    shadow(640, 800, 500) +
    flat('enamel', 'M150 700Q640 880 1130 700Q1100 790 640 806Q180 790 150 700Z', 'shade') +
    flat('enamel', oval(640, 696, 490, 110), 'light') +
    flat('enamel', oval(640, 690, 390, 80)) +
    flat('bamboo', oval(640, 660, 280, 66), 'shade') +
    flat('bamboo', oval(640, 636, 280, 66)) +
    times(15, (i) =>
      flat(
        'red',
        oval(640 + Math.cos(i * 2.4) * (60 + i * 11), 630 + Math.sin(i * 2.4) * (12 + i * 2.6), 34, 20),
      ),
    ) +
    put(dome(), 640, 660, 0, 1.1),
  detail: {
    alt: 'Un doigt presse le bouton de la cloche, le bord fait ventouse sur un saladier',
    scene: () =>
      shadow(640, 840, 330) +
      turned(
        'enamel',
        640,
        [
          [520, 330],
          [700, 270],
          [820, 150],
        ],
        { soft: true },
      ) +
      put(dome(), 640, 500, 0, 0.98) +
      put(
        flat('oat', 'M-50 -420H50V-50Q50 0 0 0T-50 -50Z') +
          flat('cream', 'M-32 -56h64v26q0 24 -32 24t-32 -24Z', 'light'),
        640,
        316,
      ),
  },
  plate: {
    of: 'cloche de conservation',
    box: [-360, -206, 360, 90],
    part: dome,
    width: '26 cm',
    height: ['8 cm', -200, 76],
    facts: ['Jusqu’à 25 cm', '−20 à 220 °C', 'Silicone alimentaire'],
  },
})
