import {
  band,
  blob,
  cord,
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
  scattered,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, wrapped } from './lettering.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

const herb = (height: number, lean: number) =>
  stroke('#5B7F5A', `M0 0Q${lean * 0.3} ${-height * 0.5} ${lean} ${-height}`, 7) +
  times(7, (i) =>
    put(
      leaf(i % 3 ? 'leaf' : 'moss', 90 - i * 5),
      lean * (0.2 + i * 0.11),
      -height * (0.2 + i * 0.12),
      i % 2 ? -28 : -152,
    ),
  )

/** The granules that pressed cork is made of, packed over the front of the planter. */
const grains = () =>
  times(700, (i) => {
    const [across, down] = scattered(i, 0, 0, 1, 1)
    const [turn, shade] = scattered(i + 5000, 0, 0, 180, 6)
    const narrow = 40 * down
    const [rx, ry] = [7 + (i % 5) * 2.4, 5 + (i % 4) * 1.6]
    const colour = ['#DDB482', '#BD8D58', '#D3A571', '#B07E4D', '#E4C092', '#96683C'][
      Math.floor(shade)
    ] as string
    return put(
      tint(
        colour,
        poly(
          [-rx, -1],
          [-rx * 0.3, -ry],
          [rx * 0.8, -ry * 0.7],
          [rx, ry * 0.3],
          [rx * 0.2, ry],
          [-rx * 0.8, ry * 0.6],
        ),
        0.75,
      ),
      222 + narrow + across * (796 - 2 * narrow),
      514 + down * 259,
      Math.round(turn),
    )
  })

const trough = () =>
  flat('cork', poly([200, 500], [1040, 500], [1000, 780], [240, 780])) +
  grains() +
  flat('cork', poly([1040, 500], [1120, 450], [1076, 724], [1000, 780]), 'shade') +
  times(26, (i) => {
    const [along, down] = scattered(i, 0.12, 0.04, 0.76, 0.9)
    return tint(
      i % 2 ? '#8E633B' : '#B98A58',
      oval(1040 + along * 78 - down * 42, 500 - along * 50 + down * 276, 9 + (i % 3) * 2, 7),
      0.75,
    )
  }) +
  flat('cork', poly([190, 506], [280, 446], [1126, 446], [1048, 506]), 'light') +
  times(30, (i) => tint(i % 2 ? '#C0905E' : '#A97B4B', oval(214 + i * 28, 501 - (i % 2) * 3, 8, 4), 0.7)) +
  flat('soil', poly([236, 494], [304, 458], [1084, 458], [1024, 494])) +
  flat('bark', rect(300, 780, 90, 20)) +
  flat('bark', rect(860, 780, 90, 20))

/** A cork planter. */
export const jardiniere = views({
  alt: 'Longue jardinière en liège aggloméré, plantée de basilic, de lavande et de capucines',
  place: 'garden',
  object: () =>
    shadow(650, 806, 480) +
    trough() +
    [
      [300, 260, -30],
      [380, 300, 20],
      [460, 230, 30],
    ]
      .map(([x, h, l]) => put(herb(h as number, l as number), x as number, 484))
      .join('') +
    times(7, (i) =>
      put(
        stroke('#5B7F5A', 'M0 0Q8 -110 0 -190', 5) +
          times(6, (k) => flat('violet', oval(k % 2 ? 6 : -6, -160 - k * 17, 13 - k, 12))),
        600 + i * 18,
        484,
        -27 + i * 9,
        0.9 + ((i * 3) % 4) * 0.08,
      ),
    ) +
    times(4, (i) => put(herb(170 + (i % 2) * 40, 30 - i * 20), 800 + i * 70, 484)) +
    times(5, (i) =>
      put(
        times(5, (k) => put(flat(i % 2 ? 'yellow' : 'rubber', oval(0, -20, 14, 18)), 0, 0, k * 72)),
        790 + i * 62,
        350 - (i % 2) * 50,
      ),
    ),
  detail: { alt: 'Liège aggloméré de la jardinière et terreau, vus de près', near: [420, 560, 2.6] },
  plate: {
    of: 'jardinière en liège',
    box: [190, 440, 1130, 800],
    part: trough,
    width: ['60 cm', 200, 1040],
    height: ['18 cm', 500, 800],
    facts: ['14 L', '1,6 kg', 'Profondeur 20 cm', 'Quatre trous'],
  },
})

const wildFlower = (colour: Material, x: number, y: number, size = 1) =>
  put(
    times(8, (i) => put(flat(colour, oval(0, -30, 11, 22)), 0, 0, i * 45)) + flat('yellow', oval(0, 0, 15)),
    x,
    y,
    0,
    size,
  )

const seedPacket = () =>
  flat('paper', 'M-190 -300L190 -300L196 300Q0 312 -196 300Z') +
  flat('moss', 'M-190 -300L190 -300L191 -190Q0 -170 -191 -190Z') +
  label(0, -228, 46, ['Butine'], '#FFFFFF') +
  [
    [-110, 60, 'slate'],
    [-40, -20, 'violet'],
    [40, 30, 'rubber'],
    [110, -40, 'pink'],
    [0, 110, 'yellow'],
  ]
    .map(
      ([x, y, c]) =>
        stroke('#5B7F5A', `M${x} ${y}Q${Number(x) * 0.6} 180 ${Number(x) * 0.2} 236`, 6) +
        wildFlower(c as Material, x as number, y as number),
    )
    .join('') +
  put(leaf('leaf', 90), -20, 200, -150) +
  put(leaf('leaf', 90), 10, 190, -30) +
  label(0, 280, 32, ['250 g']) +
  groove('kraft', 'M-188 -276L188 -276', 2)

/** A seed packet. */
export const graines = views({
  alt: 'Sachet en papier illustré de fleurs des champs, graines répandues devant et une abeille',
  object: () =>
    shadow(610, 790, 300) +
    put(seedPacket(), 600, 520, -5, 0.9) +
    times(36, (i) =>
      put(
        flat((['lentil', 'honey', 'straw'] as const)[i % 3] as 'honey', oval(0, 0, 11, 7)),
        ...scattered(i, 780, 796, 270, 76),
        i * 40,
      ),
    ) +
    put(
      flat('yellow', oval(0, 0, 54, 36)) +
        times(3, (i) => stroke('#3B423D', `M${-24 + i * 24} -30Q${-16 + i * 24} 0 ${-24 + i * 24} 30`, 10)) +
        flat('dark', oval(52, -4, 20)) +
        flat('glass', oval(-14, -48, 26, 38)) +
        flat('glass', oval(22, -46, 22, 34)) +
        stroke('#3B423D', 'M60 -20q10 -20 24 -22M66 -14q16 -12 28 -8', 3),
      950,
      330,
      -12,
    ),
  detail: {
    place: 'garden',
    alt: 'Bande fleurie en bordure de jardin, une abeille sur un bleuet',
    scene: () =>
      times(
        17,
        (i) =>
          stroke(
            '#5B7F5A',
            `M${60 + i * 74} 900Q${70 + i * 74} 640 ${66 + i * 74} ${360 + ((i * 89) % 230)}`,
            8,
          ) +
          put(leaf('leaf', 90), 64 + i * 74, 760, i % 2 ? -30 : -150) +
          wildFlower(
            (['slate', 'pink', 'violet', 'rubber', 'white'] as const)[i % 5] as Material,
            66 + i * 74,
            360 + ((i * 89) % 230),
            1.5,
          ),
      ),
  },
  plate: {
    of: 'sachet de graines',
    box: [-200, -310, 200, 320],
    part: seedPacket,
    facts: ['250 g', 'Pour 50 m²', 'Dix-huit espèces', 'Semis : mars à mai'],
  },
})

const bird = () =>
  stroke('#3B423D', 'M-14 60L-6 100M20 60L26 100M-22 102h30M12 102h30', 6) +
  flat('slate', 'M-76 10L-150 96L-118 92L-52 40Z') +
  flat('yellow', 'M-84 10C-70 -50 -10 -90 46 -70C96 -50 84 30 36 62C-10 90 -84 70 -84 10Z') +
  flat('slate', 'M-104 34C-80 -30 -50 -70 10 -62C10 -20 -40 30 -104 34Z') +
  stroke('#3B423D', 'M66 -40Q72 20 30 60', 13) +
  flat('dark', oval(58, -74, 46, 42)) +
  flat('white', 'M30 -70Q50 -88 72 -66Q62 -44 40 -46Z') +
  flat('dark', poly([98, -82], [132, -70], [98, -62])) +
  flat('white', oval(76, -88, 5))

const nestBox = () =>
  flat('larch', poly([-170, -280], [170, -280], [170, 240], [-170, 240])) +
  flat('larch', poly([170, -280], [270, -340], [270, 180], [170, 240]), 'shade') +
  times(3, (i) => groove('larch', `M-164 ${-150 + i * 130}H166`, 2)) +
  times(6, (i) => groove('larch', `M${-120 + i * 46} ${-240 + i * 30}v${50 + i * 8}`, 1.5)) +
  flat('larch', poly([-210, -270], [-90, -370], [320, -370], [216, -270]), 'light') +
  flat('larch', poly([-210, -270], [216, -270], [216, -242], [-210, -242])) +
  flat('larch', poly([216, -270], [320, -370], [320, -344], [216, -242]), 'shade') +
  flat('tin', oval(0, -90, 46)) +
  flat('dark', oval(0, -90, 31)) +
  times(4, (i) => flat('iron', oval(i < 2 ? -146 : 146, i % 2 ? -210 : 206, 6)))

/** A nest box. */
export const nichoir = views({
  alt: 'Nichoir en mélèze à toit incliné et trou rond bagué, accroché à un tronc, une mésange sur le toit',
  place: 'garden',
  object: () =>
    round('bark', 'M820 -10H1010Q990 480 1040 970H790Q840 480 820 -10Z') +
    times(9, (i) => groove('bark', `M${850 + (i % 4) * 40} ${i * 110}q14 50 0 90`, 3)) +
    put(nestBox(), 600, 560) +
    put(bird(), 640, 196, -6, 0.92),
  detail: {
    alt: 'Trou d’envol bagué du nichoir, vu de près, une mésange passe la tête',
    scene: () =>
      put(nestBox(), 640, 840, 0, 4) +
      put(
        flat('yellow', 'M-58 34Q0 96 58 34L50 62Q0 92 -50 62Z') +
          flat('white', oval(0, 8, 66, 50), 'light') +
          flat('dark', 'M-66 6Q-62 -66 0 -66Q62 -66 66 6Q34 -14 18 16L10 62H-10L-18 16Q-34 -14 -66 6Z') +
          flat('iron', poly([-11, 4], [11, 4], [0, 32])) +
          flat('white', oval(-30, -22, 6), 'light') +
          flat('white', oval(30, -22, 6), 'light'),
        640,
        478,
        0,
        1.35,
      ),
  },
  plate: {
    of: 'nichoir à mésanges',
    box: [-210, -372, 322, 242],
    part: nestBox,
    width: ['17 cm', -170, 170],
    height: ['28 cm', -270, 240],
    facts: ['2,8 kg', 'Trou de 32 mm', 'Bague de 28 mm', 'Bois de 20 mm'],
  },
})

const reeds = (x: number, y: number, w: number, h: number, step: number, material: Material) =>
  times(Math.floor(w / step) * Math.floor(h / step), (i) => {
    const row = Math.floor(i / Math.floor(w / step))
    return (
      flat(
        material,
        oval(x + step * 0.5 + (i % Math.floor(w / step)) * step, y + step * 0.5 + row * step, step * 0.44),
      ) +
      flat(
        'dark',
        oval(x + step * 0.5 + (i % Math.floor(w / step)) * step, y + step * 0.5 + row * step, step * 0.22),
      )
    )
  })

const insectHotel = () =>
  flat('chestnut', poly([650, 110], [1010, 300], [1060, 270], [700, 84]), 'shade') +
  flat('chestnut', poly([950, 300], [1010, 270], [1010, 770], [950, 810]), 'shade') +
  flat('soil', poly([640, 150], [930, 310], [930, 800], [350, 800], [350, 310])) +
  reeds(372, 330, 250, 200, 31, 'straw') +
  times(
    3,
    (i) =>
      flat('chestnut', oval(716 + (i % 2) * 130, 396 + Math.floor(i / 2) * 100 + (i % 2) * 30, 64), 'light') +
      times(7, (k) =>
        flat(
          'dark',
          oval(
            716 + (i % 2) * 130 + Math.cos(k) * (k ? 38 : 0),
            396 + Math.floor(i / 2) * 100 + (i % 2) * 30 + Math.sin(k) * (k ? 38 : 0),
            7,
          ),
        ),
      ),
  ) +
  times(24, (i) =>
    stroke(
      i % 2 ? '#E2C36C' : '#B8923F',
      `M${366 + ((i * 47) % 190)} ${580 + ((i * 29) % 210)}l${70 - (i % 5) * 20} ${-20 + (i % 3) * 20}`,
      7,
    ),
  ) +
  times(4, (i) =>
    put(
      flat('bark', blob([0, -52], [44, -10], [34, 44], [-34, 44], [-44, -10])) +
        times(8, (k) =>
          flat('bark', oval(-24 + (k % 3) * 24, -24 + Math.floor(k / 3) * 26, 15, 11), 'light'),
        ),
      646 + (i % 2) * 86,
      610 + Math.floor(i / 2) * 110,
    ),
  ) +
  reeds(790, 556, 130, 230, 43, 'bamboo') +
  reeds(540, 210, 200, 96, 48, 'ash') +
  [
    rect(336, 300, 28, 512),
    rect(922, 300, 28, 512),
    rect(336, 796, 614, 28),
    rect(350, 532, 580, 22),
    rect(350, 300, 580, 20),
    rect(628, 312, 22, 226),
    rect(582, 548, 22, 256),
    rect(768, 548, 22, 256),
  ]
    .map((d) => flat('chestnut', d))
    .join('') +
  flat('chestnut', poly([640, 84], [1010, 300], [984, 330], [640, 128], [296, 330], [270, 300]), 'light')

/** An insect hotel. */
export const hotelInsectes = views({
  alt: 'Hôtel à insectes en châtaignier à toit pointu : roseaux, bûches percées, paille et pommes de pin dans cinq chambres',
  place: 'garden',
  object: () => shadow(650, 830, 400) + insectHotel(),
  detail: {
    alt: 'Chambre de roseaux et bûches percées, vues de près',
    near: [500, 430, 2.9],
  },
  plate: {
    of: 'hôtel à insectes',
    box: [270, 84, 1060, 826],
    part: insectHotel,
    width: ['30 cm', 336, 950],
    height: ['40 cm', 84, 824],
    facts: ['3,4 kg', 'Profondeur 12 cm', '96 galeries', 'De 4 à 10 mm'],
    parts: ['roseaux', 'chaque chambre'],
  },
})

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

/** A heavy sack of white paper, its top folded over and sewn; the middle of its foot is 0 0. */
const laundrySack = () =>
  flat(
    'white',
    'M-206 -480C-222 -330 -232 -160 -224 -26Q-220 2 -190 4Q0 22 190 4Q220 2 224 -26C232 -160 222 -330 206 -480Q0 -470 -206 -480Z',
    'light',
  ) +
  dim('M150 -476C170 -320 184 -150 168 8L190 4Q220 2 224 -26C232 -160 222 -330 206 -480Z', 0.09) +
  flat('slate', 'M-227 -150Q0 -122 227 -150V-26Q220 2 190 4Q0 22 -190 4Q-220 2 -226 -26Z', 'light') +
  dim('M176 -140Q206 -144 227 -150V-26Q220 2 190 4L166 7Q178 -66 176 -140Z', 0.1) +
  flat('slate', 'M-216 -536Q0 -526 216 -536L212 -464Q0 -452 -212 -464Z', 'light') +
  stroke('#ffffff', 'M-206 -500Q0 -490 206 -500', 4, ' stroke-dasharray="16 9"') +
  groove(
    'white',
    'M-150 -440Q-176 -330 -168 -220M130 -436Q140 -380 134 -330M-196 -420Q-160 -400 -146 -440',
    1.8,
  ) +
  label(0, -372, 52, ['lessive', 'en paillettes'], '#2B3F55') +
  label(0, -238, 52, ['de savon'], '#2B3F55') +
  label(0, -54, 50, ['2,5 kg'], '#FFFFFF')

const sock = () =>
  flat('brick', 'M-30 0H30V120Q32 140 66 150Q92 160 84 184Q76 200 40 198H0Q-30 192 -30 150Z') +
  flat('ecru', rect(-30, 0, 60, 26)) +
  flat('ash', rect(-8, -24, 16, 44, 4))

/** A clothes line with what has been washed. */
const washing = () =>
  stroke('#7B817D', 'M800 212Q1030 250 1310 196', 5) +
  put(
    flat(
      'white',
      'M-104 0L-44 -16Q0 26 44 -16L104 0L140 78L100 98L86 74V236H-86V74L-100 98L-140 78Z',
      'light',
    ) +
      flat('ash', rect(-82, -26, 16, 44, 4)) +
      flat('ash', rect(66, -26, 16, 44, 4)),
    906,
    240,
    2,
    0.8,
  ) +
  put(sock(), 1072, 238, 0, 0.8) +
  put(sock(), 1150, 232, 0, 0.8)

/** Soap flakes for washing. */
export const lessive = views({
  alt: 'Sac de papier blanc à bande bleue de lessive en paillettes, une mesure en bois comble de copeaux de savon minces et recourbés devant ; derrière, un tee-shirt et deux chaussettes sèchent sur un fil',
  object: () =>
    shadow(480, 790, 280) +
    put(laundrySack(), 460, 782, 0, 1.12) +
    washing() +
    shadow(880, 850, 260) +
    flakes(710, 820, 400, 50, 15) +
    put(
      lying('ash', rect(100, -14, 190, 28, 14)) +
        flat('ash', 'M-130 -44H130L106 56Q0 84 -106 56Z') +
        flat('cream', 'M-124 -44C-100 -96 -50 -116 0 -114S100 -96 124 -44Q0 -22 -124 -44Z') +
        times(17, (i) => {
          const [across, up] = scattered(i + 40, -1, 0, 2, 1)
          return put(flake(i), across * 104, -48 - up * 62 * (1 - across ** 2), i * 53, 1.4)
        }),
      860,
      752,
      -6,
      1.1,
    ),
  detail: {
    alt: 'Paillettes de savon minces et recourbées dans une mesure en bois, vues de près',
    near: [860, 710, 2.6],
  },
  plate: {
    of: 'sac de lessive',
    box: [-230, -540, 230, 16],
    part: laundrySack,
    facts: ['2,5 kg', '30 g par lavage', 'De 30 à 60 °C', 'Cinq ingrédients'],
  },
})

const secateur = () =>
  flat('iron', 'M-20 -20Q-110 -60 -150 -170Q-70 -190 10 -60Z', 'light') +
  flat('iron', 'M20 -10Q60 -90 30 -190Q-20 -160 -30 -60Z') +
  cord('ash', 'M10 10Q70 110 60 270', 30) +
  cord('ash', 'M-10 10Q-70 110 -50 270', 30) +
  flat('brass', oval(0, 0, 22)) +
  flat('brass', oval(0, 0, 8)) +
  stroke('#7B817D', 'M-34 90L34 106M-34 110L34 126', 6)

const trowel = () =>
  flat('iron', 'M-58 -210Q0 -260 58 -210Q70 -60 22 -10H-22Q-70 -60 -58 -210Z', 'light') +
  groove('iron', 'M0 -220V-20', 3) +
  round('iron', rect(-11, -14, 22, 80)) +
  round('ash', 'M-22 60H22L28 260Q0 290 -28 260Z') +
  round('brass', rect(-23, 54, 46, 24, 4))

const claw = () =>
  stroke('#2A2E2B', 'M0 0C-10 -90 -90 -80 -80 -210M0 0V-220M0 0C10 -90 90 -80 80 -210', 21) +
  stroke('#5C615D', 'M0 0C-10 -90 -90 -80 -80 -210M0 0V-220M0 0C10 -90 90 -80 80 -210', 14) +
  round('iron', rect(-11, -14, 22, 80)) +
  round('ash', 'M-22 60H22L28 260Q0 290 -28 260Z') +
  round('brass', rect(-23, 54, 46, 24, 4))

const toolBox = () =>
  flat('poplar', poly([180, 300], [1060, 300], [1100, 800], [140, 800]), 'shade') +
  flat('poplar', poly([210, 330], [1030, 330], [1064, 770], [176, 770])) +
  times(4, (i) => groove('poplar', `M${200 - i * 6} ${420 + i * 90}H${1036 + i * 7}`, 1.5)) +
  flat('poplar', poly([140, 800], [1100, 800], [1100, 850], [140, 850]))

/** The three of them in their box, side by side. */
const tools = () =>
  put(secateur(), 380, 556, -4, 0.98) + put(trowel(), 630, 560, 0, 0.98) + put(claw(), 880, 556, 0, 0.98)

/** Garden tools. */
export const outils = views({
  alt: 'Coffret de peuplier ouvert : sécateur, transplantoir et griffe à trois dents, manches en frêne',
  object: () => shadow(640, 856, 560, 50) + toolBox() + tools(),
  detail: { alt: 'Lames forgées, ressort et vis en laiton du sécateur, vus de près', near: [380, 520, 2.3] },
  plate: {
    of: 'coffret ouvert et ses trois outils',
    box: [140, 296, 1100, 852],
    part: () => toolBox() + tools(),
    width: ['36 cm', 140, 1100],
    facts: ['Coffret de 22 × 8 cm', '1,7 kg', 'Acier 60 % recyclé'],
    parts: ['lame', 'ressort', 'manches'],
  },
})

const candle = (lit: boolean) =>
  turned('amber', 0, [
    [-300, 150],
    [-12, 150],
    [0, 140],
  ]) +
  tint('#E9B765', 'M-146 -230Q0 -196 146 -230V-30Q140 0 0 24Q-140 0 -146 -30Z', 0.28) +
  flat('wax', oval(0, -232, 142, 24)) +
  (lit ? tint('#FFF3C9', oval(0, -232, 60, 11)) : '') +
  stroke('#3B423D', 'M0 -232V-262', 6) +
  (lit
    ? flat('glow', 'M0 -352Q36 -300 22 -272Q0 -252 -22 -272Q-36 -300 0 -352Z') +
      tint('#E2852E', 'M0 -310Q16 -284 10 -270Q0 -260 -10 -270Q-16 -284 0 -310Z', 0.8)
    : '') +
  tint('#9C5A1E', 'M-150 -300A150 25.5 0 0 0 150 -300A150 25.5 0 0 0 -150 -300Z', 0.25) +
  groove('amber', oval(0, -300, 150, 25.5)) +
  band('paper', 0, -206, -72, 150.5, 0.72) +
  wrapped(0, -154, 150, 36, ['figue', 'et cèdre']) +
  shine(rect(-132, -270, 18, 220, 9), 0.35)

/** A candle. */
export const bougie = views({
  alt: 'Bougie allumée dans un pot de verre ambré, étiquette figue et cèdre, une figue coupée à côté',
  object: () =>
    tint('#FFF3C9', oval(600, 300, 330), 0.5) +
    shadow(600, 800, 260) +
    put(candle(true), 590, 786, 0, 1.35) +
    shadow(910, 812, 130) +
    flat('violet', 'M910 640Q930 690 980 730Q1000 810 910 812Q820 810 840 730Q890 690 910 640Z', 'shade') +
    put(
      flat('cream', oval(0, 0, 66)) +
        flat('rust', oval(0, 4, 50), 'light') +
        times(14, (i) =>
          tint('#F6D885', oval(Math.cos(i * 2.4) * (8 + i * 2.6), 4 + Math.sin(i * 2.4) * (8 + i * 2.6), 4)),
        ),
      1030,
      780,
    ),
  detail: { alt: 'Flamme et mèche de coton dans la cire claire, vues de près', near: [590, 420, 2.6] },
  plate: {
    of: 'bougie dans son pot',
    box: [-152, -330, 152, 28],
    part: () => candle(false),
    width: '8 cm',
    facts: ['180 g de cire', '45 heures', 'Cire de colza', 'Mèche en coton', 'Parfum à 6 %'],
  },
})

const paintPot = () =>
  cord('steel', 'M-214 -330C-240 -40 240 -40 214 -330', 12) +
  turned('white', 0, [
    [-400, 210],
    [0, 190],
  ]) +
  turned('steel', 0, [
    [-418, 216],
    [-388, 214],
  ]) +
  flat('steel', oval(0, -418, 216, 37), 'light') +
  flat('sage', oval(0, -414, 192, 31), 'light') +
  tint('#8FA98A', 'M-120 -414Q-40 -440 40 -414T150 -410Q60 -390 -20 -404T-120 -414Z', 0.6) +
  flat('steel', oval(-212, -330, 15)) +
  flat('steel', oval(212, -330, 15))

/** What a roller has painted on the wall behind, still open at its edges. */
const paintedWall = () =>
  flat(
    'sage',
    'M-120 -80H1010Q1036 -20 1004 60Q1044 130 1006 210Q1046 290 1004 380Q1034 450 1000 520Q960 548 920 512Q880 556 820 514Q760 560 690 510Q620 552 540 514Q450 552 370 512Q280 556 190 512Q90 552 -120 520Z',
    'light',
  ) +
  [190, 450, 720]
    .map((x) =>
      tint('#FFFFFF', `M${x} -80Q${x + 16} 200 ${x - 6} 480H${x + 10}Q${x + 34} 200 ${x + 14} -80Z`, 0.3),
    )
    .join('')

/** The card of the six tints, which leans on the wall; its lower left corner is 0 0. */
const tintCard = () =>
  flat('paper', rect(0, -430, 270, 430, 10), 'light') +
  ['#EFEBDD', '#E2D3B8', '#DDB9A4', '#D8BE84', '#A9B8BE', '#B9CDB2']
    .map((colour, i) => {
      const [x, y] = [24 + (i % 2) * 116, -406 + Math.floor(i / 2) * 128]
      return tint(colour, rect(x, y, 106, 116, 8)) + stroke('#8A8F84', rect(x, y, 106, 116, 8), 1.6)
    })
    .join('')

/** A pot of wall paint. */
export const peinture = views({
  alt: 'Seau de peinture murale vert lichen ouvert, une coulure sur le bord ; derrière, le mur à demi peint de cette teinte ; à côté, le nuancier de ses six teintes',
  object: () =>
    paintedWall() +
    shadow(1010, 806, 170, 18) +
    put(tintCard(), 850, 800, 3, 1.04) +
    shadow(560, 806, 330) +
    put(paintPot(), 520, 796, 0, 1.06) +
    put(band('paper', 0, -300, -72, 203, 1), 520, 796, 0, 1.06) +
    put(
      wrapped(0, -216, 203, 54, ['Craie douce'], '#1F4D3A') +
        wrapped(0, -152, 203, 34, ['peinture murale'], '#1F4D3A') +
        wrapped(0, -106, 203, 34, ['mate · 2,5 L'], '#1F4D3A'),
      520,
      796,
      0,
      1.06,
    ) +
    flat('sage', 'M612 362Q618 420 628 452Q640 480 652 452Q656 420 662 356Z', 'light'),
  detail: {
    alt: 'Pan de mur à moitié peint en vert lichen, le pinceau encore posé',
    scene: () =>
      flat('sage', 'M-10 -10H760Q800 80 740 160Q820 220 760 330Q830 400 750 500Q800 600 -10 590Z', 'light') +
      put(
        lying('ash', 'M-20 -20Q100 -34 250 -16a16 16 0 0 1 0 32Q100 34 -20 20Z') +
          lying('steel', rect(-90, -56, 80, 112, 4)) +
          flat('wax', 'M-90 -52H-190Q-206 0 -190 52H-90Z') +
          tint('#B9CDB2', 'M-150 -52H-190Q-206 0 -190 52H-150Q-160 0 -150 -52Z'),
        900,
        330,
        24,
        1.5,
      ) +
      shadow(400, 860, 200) +
      put(paintPot(), 380, 850, 0, 0.6),
  },
  plate: {
    of: 'seau de peinture',
    box: [-230, -460, 230, 34],
    part: paintPot,
    facts: ['2,5 L', '25 m² par couche', 'Mate', 'Six teintes'],
  },
})
