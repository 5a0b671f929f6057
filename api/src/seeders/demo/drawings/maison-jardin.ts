import {
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
import { label } from './lettering.ts'
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

/** The granules that pressed cork is made of, over the front of the planter. */
const grains = (colours: string[], count: number) =>
  times(count, (i) => {
    const x = Math.round(256 + ((i * 0.7549) % 1) * 690)
    const y = Math.round(516 + ((i * 0.5698) % 1) * 230)
    const [w, h] = [16 + (i % 5) * 5, 10 + (i % 4) * 4]
    return tint(
      colours[i % colours.length] as string,
      poly(
        [x, y],
        [x + w, y - h * 0.4],
        [x + w * 1.4, y + h * 0.5],
        [x + w * 0.7, y + h],
        [x - w * 0.2, y + h * 0.6],
      ),
      0.6,
    )
  })

const trough = () =>
  flat('cork', poly([200, 500], [1040, 500], [1000, 780], [240, 780])) +
  flat('cork', poly([1040, 500], [1120, 450], [1076, 724], [1000, 780]), 'shade') +
  flat('cork', poly([190, 506], [280, 446], [1126, 446], [1048, 506]), 'light') +
  flat('soil', poly([236, 494], [304, 458], [1084, 458], [1024, 494])) +
  grains(['#E0BB8C', '#A87A4A', '#B98A58'], 46) +
  flat('bark', rect(300, 780, 90, 20)) +
  flat('bark', rect(860, 780, 90, 20))

/** A cork planter. */
export const jardiniere = views({
  alt: 'Longue jardinière en liège aggloméré, plantée de basilic, de lavande et de capucines',
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
    alt: 'Bande fleurie en bordure de jardin, une abeille sur un bleuet',
    scene: () =>
      tint('#7FA06C', 'M-10 620Q640 560 1290 620V970H-10Z', 0.8) +
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

const flakes = (x: number, y: number, w: number, h: number, count: number) =>
  times(count, (i) =>
    put(
      flat('cream', blob([-16, 0], [0, -9], [17, -2], [4, 10]), i % 3 ? 'light' : 'base'),
      x + ((i * 89) % w),
      y + ((i * 53) % h),
      i * 47,
    ),
  )

const paperBag = (w: number, h: number, roll = true) =>
  flat('kraft', `M${-w / 2} ${-h}H${w / 2}L${w / 2 + 12} -10Q0 12 ${-w / 2 - 12} -10Z`) +
  dim(`M${w / 2 - 50} ${-h}H${w / 2}L${w / 2 + 12} -10Q${w / 2 - 20} 0 ${w / 2 - 44} 2Z`, 0.14) +
  groove(
    'kraft',
    `M${-w / 2 + 30} ${-h + 10}L${-w / 2 + 22} -4M${w / 2 - 50} ${-h + 10}L${w / 2 - 44} -2`,
    2,
  ) +
  (roll ? lying('kraft', rect(-w / 2 - 6, -h - 36, w + 12, 56, 12)) : '')

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
  alt: 'Sac de papier kraft étiqueté lessive en paillettes, une mesure en bois pleine de paillettes blanches devant ; derrière, un tee-shirt et deux chaussettes sèchent sur un fil',
  object: () =>
    shadow(560, 786, 320) +
    put(paperBag(430, 520), 540, 776) +
    put(
      flat('paper', rect(-150, -130, 300, 270, 6)) +
        label(0, -60, 46, ['lessive', 'en paillettes', 'de savon'], '#1F4D3A') +
        label(0, 116, 34, ['2,5 kg']),
      540,
      520,
    ) +
    washing() +
    shadow(900, 850, 230) +
    flakes(760, 790, 340, 60, 26) +
    put(
      lying('ash', rect(90, -14, 180, 28, 14)) +
        flat('ash', 'M-110 -50H110L90 50Q0 76 -90 50Z') +
        flat('cream', 'M-104 -50Q-60 -110 0 -104Q70 -110 104 -50Q0 -26 -104 -50Z', 'light') +
        flakes(-80, -90, 160, 44, 14),
      880,
      750,
      -8,
    ),
  detail: {
    alt: 'Paillettes de savon blanches dans une mesure en bois, vues de près',
    near: [880, 720, 2.6],
  },
  plate: {
    of: 'sac de lessive',
    box: [-250, -570, 250, 12],
    part: () => paperBag(430, 520) + label(0, -290, 46, ['lessive', 'en paillettes', 'de savon']),
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

/** Garden tools. */
export const outils = views({
  alt: 'Coffret de peuplier ouvert : sécateur, transplantoir et griffe à trois dents, manches en frêne, pierre à affûter',
  object: () =>
    shadow(640, 856, 560, 50) +
    toolBox() +
    put(secateur(), 380, 540, -4, 0.82) +
    put(trowel(), 600, 560, 3, 0.82) +
    put(claw(), 790, 560, -2, 0.82) +
    lying('slate', rect(900, 650, 110, 60, 10)),
  detail: { alt: 'Lames forgées, ressort et vis en laiton du sécateur, vus de près', near: [380, 500, 2.6] },
  plate: {
    of: 'coffret ouvert et ses trois outils',
    box: [140, 296, 1100, 852],
    part: () =>
      toolBox() +
      put(secateur(), 380, 540, -4, 0.82) +
      put(trowel(), 600, 560, 3, 0.82) +
      put(claw(), 790, 560, -2, 0.82),
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
  flat('paper', rect(-92, -180, 184, 130, 4)) +
  label(0, -124, 36, ['figue', 'et cèdre']) +
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

/** A pot of wall paint. */
export const peinture = views({
  alt: 'Seau de peinture murale vert lichen ouvert, un pinceau plat en travers, coulure sur l’étiquette',
  object: () =>
    shadow(610, 806, 330) +
    put(paintPot(), 600, 796, 0, 1.1) +
    put(
      flat('sage', rect(-190, -120, 380, 240), 'light') +
        label(0, -30, 56, ['Craie douce'], '#1F4D3A') +
        label(0, 50, 38, ['mate · 2,5 L'], '#1F4D3A'),
      600,
      620,
      0,
      0.9,
    ) +
    flat('sage', 'M700 344Q706 420 716 470Q730 500 742 470Q744 420 752 340Z', 'light') +
    put(
      lying('ash', 'M-20 -20Q100 -34 250 -16a16 16 0 0 1 0 32Q100 34 -20 20Z') +
        lying('steel', rect(-90, -56, 80, 112, 4)) +
        flat('wax', 'M-90 -52H-190Q-206 0 -190 52H-90Z') +
        tint('#B9CDB2', 'M-150 -52H-190Q-206 0 -190 52H-150Q-160 0 -150 -52Z'),
      700,
      330,
      -8,
    ),
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
