import {
  box,
  cord,
  dim,
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
  scattered,
  shadow,
  shine,
  stroke,
  through,
  tiles,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words } from './lettering.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

/** Foam: small bubbles that hold together, round 0 0. */
const foam = (w: number, h: number, count: number) =>
  times(count * 3, (i) => {
    const [x, y] = scattered(i, -w / 2, -h / 2, w, h)
    const r = 13 + ((i * 7) % 5) * 5
    return (
      tint(i % 4 ? '#FCFDFC' : '#EAF1EF', oval(x, y, r), 0.92) +
      stroke('#B7C9C6', oval(x, y, r), 1.6) +
      shine(oval(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.18), 1)
    )
  })

/** Soap bubbles in the air: middle and radius of each. */
export const bubbles = (...each: (readonly [number, number, number])[]) =>
  each
    .map(
      ([x, y, r]) =>
        `<path d="${oval(x, y, r)}" fill="#ffffff" fill-opacity="0.5" stroke="#7FA3A6" stroke-width="3.5"/>` +
        stroke(
          '#ffffff',
          `M${x - r * 0.62} ${y - r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${x} ${y - r * 0.64}`,
          r * 0.16,
        ),
    )
    .join('')

/** A long rounded outline that lies, seen from above its front edge: half its width, half its depth, its height. */
const slab = (rx: number, ry: number, h: number) =>
  `M${-rx} 0C${-rx} ${-ry * 0.84} ${-rx * 0.76} ${-ry} 0 ${-ry}S${rx} ${-ry * 0.84} ${rx} 0V${h}C${rx} ${h + ry * 0.84} ${rx * 0.76} ${h + ry} 0 ${h + ry}S${-rx} ${h + ry * 0.84} ${-rx} ${h}Z`

/** An outline with straight sides and round corners. */
const bevelled = (r: number, ...points: (readonly [number, number])[]) =>
  `${points
    .map(([x, y], i) => {
      const near = ([toX, toY]: readonly [number, number] = [0, 0]) => {
        const share = r / Math.hypot(toX - x, toY - y)
        return `${(x + (toX - x) * share).toFixed(1)} ${(y + (toY - y) * share).toFixed(1)}`
      }
      return `${i ? 'L' : 'M'}${near(points.at(i - 1))}Q${x} ${y} ${near(points[(i + 1) % points.length])}`
    })
    .join('')}Z`

/** A cast bar of soap, wet, an olive branch in the hollow of its upper face, whose middle is 0 0. */
export const soapBar = (material: Material) => {
  const hollow = bevelled(26, [-196, -66], [196, -66], [240, 48], [-240, 48])
  return (
    flat(
      material,
      bevelled(34, [-262, -104], [262, -104], [334, 84], [322, 226], [-322, 226], [-334, 84]),
      'shade',
    ) +
    flat(material, bevelled(30, [-334, 84], [334, 84], [322, 226], [-322, 226])) +
    flat(material, bevelled(34, [-262, -104], [262, -104], [334, 96], [-334, 96]), 'light') +
    flat(material, hollow) +
    dim(rect(-176, -64, 352, 12, 6), 0.16) +
    shine(rect(-216, 37, 432, 9, 4), 0.8) +
    put(
      groove(material, 'M-150 0H150', 5) +
        times(3, (i) => put(leaf(material, 100, 30), -100 + i * 76, 0, i % 2 ? 48 : -48)),
      0,
      -8,
      0,
      '0.92 0.52',
    ) +
    shine('M-176 -104H-92L-196 96H-300Z', 0.5) +
    shine('M-66 -104H-40L-136 96H-168Z', 0.5) +
    shine(rect(-306, 108, 560, 12, 6), 0.75) +
    shine(rect(270, 108, 34, 12, 6), 0.75)
  )
}

/** A slatted dish of wood for it. */
const soapDish = () =>
  [-300, 210].map((x) => lying('ash', rect(x, 150, 90, 66, 16))).join('') +
  lying('ash', slab(440, 122, 34)) +
  flat('ash', slab(440, 122, 0), 'light') +
  times(3, (i) => groove('ash', `M${-380 + i * 380} ${i === 1 ? 120 : -30}V${i === 1 ? 156 : 90}`, 5))

/** A bar on its dish, wet and foaming: middle of the bar’s upper face. */
export const soapInUse = (material: Material, x: number, y: number) =>
  shadow(x, y + 308, 450, 56) +
  put(soapDish(), x, y + 96) +
  put(soapBar(material), x, y) +
  put(foam(250, 50, 10), x + 210, y - 60)

/** An ear of oats, its foot at 0 0. */
const oatEar = (colour: 'larch' | 'oat') =>
  groove(colour, 'M0 0Q6 -130 0 -270', 5) +
  times(9, (i) => put(leaf(colour, 62, 17), 3, -70 - i * 24, i % 2 ? -50 : -130))

const puck = () =>
  lying(
    'oat',
    'M-250 34C-250 -64 -150 -108 0 -108S250 -64 250 34V76C250 154 140 196 0 196S-250 154 -250 76Z',
  ) +
  tint('#F1E7D3', oval(0, -6, 218, 86)) +
  flat('dark', oval(0, -66, 20, 9)) +
  put(oatEar('oat'), -150, 24, 84, '1 1.15') +
  times(9, (i) => tint('#A9824A', oval(Math.cos(i * 0.7) * 230, 40 + Math.sin(i * 0.7) * 92, 7, 5), 0.6))

/** A solid shampoo. */
export const shampoingSolide = views({
  alt: 'Galet de shampoing beige à cordelette, gravé d’un épi d’avoine et couvert de mousse, devant son étui de carton et un peigne',
  object: () =>
    tiles(560) +
    shadow(850, 650, 280) +
    box('card', 700, 270, 320, 360, 140) +
    put(oatEar('larch'), 860, 590, 0, 1.05) +
    put(oatEar('larch'), 850, 590, -26, 0.8) +
    put(oatEar('larch'), 870, 590, 26, 0.8) +
    shadow(480, 776, 280) +
    put(comb(16), 900, 760, -8, 0.82) +
    put(puck(), 440, 610, 0, 0.98) +
    stroke('#8A7650', through([440, 545], [390, 420], [300, 390], [230, 470], [220, 560]), 16) +
    stroke('#F1EADB', through([440, 545], [390, 420], [300, 390], [230, 470], [220, 560]), 10) +
    put(foam(240, 40, 12), 560, 560) +
    put(foam(220, 36, 9), 560, 776) +
    bubbles([640, 440, 40], [560, 360, 26], [690, 350, 20], [480, 300, 34]),
  detail: {
    alt: 'Galet de shampoing suspendu par sa cordelette au robinet d’une douche',
    scene: () =>
      cord('chrome', 'M-20 200H700V330', 34) +
      lying('chrome', rect(650, 150, 100, 40, 20)) +
      stroke('#8A7650', 'M560 186V400L640 560L700 400V186', 15) +
      stroke('#F1EADB', 'M560 186V400L640 560L700 400V186', 9) +
      put(
        flat('oat', oval(10, 8, 190, 190), 'shade') +
          flat('oat', oval(0, 0, 190, 190)) +
          flat('oat', oval(0, 0, 154), 'light') +
          flat('dark', oval(0, -70, 22)) +
          times(14, (i) => tint('#A9824A', oval(-110 + ((i * 89) % 220), -60 + ((i * 57) % 170), 7, 5), 0.6)),
        640,
        620,
      ) +
      put(foam(240, 60, 14), 640, 800),
  },
  plate: {
    of: 'galet de shampoing',
    box: [-250, -110, 250, 198],
    part: puck,
    facts: ['85 g', 'Cheveux normaux', 'Pressé à froid', 'Étui de 6 g'],
  },
})

const cube = () =>
  box('soap', -200, -160, 400, 400, 330) +
  groove('soap', rect(-160, -120, 320, 320, 10), 3) +
  words('SAVON', 0, -30, 66, { anchor: 'middle', colour: '#5A5730', spacing: 60 }) +
  words('DE MARSEILLE', 0, 40, 38, { anchor: 'middle', colour: '#5A5730', spacing: 30 }) +
  words('300 g', 0, 140, 60, { anchor: 'middle', colour: '#5A5730' }) +
  times(5, (i) =>
    groove('soap', `M${220 + i * 34} ${-140 - i * 20 + ((i * 61) % 90)}l${20} ${60 - i * 4}`, 1.5),
  )

/** A cube of Marseille soap. */
export const savonDeMarseille = views({
  alt: 'Cube de savon de Marseille brun-vert, estampillé, de la mousse à son pied',
  object: () => shadow(660, 740, 360) + put(cube(), 560, 500, 0, 1.02) + put(foam(300, 40, 9), 860, 716),
  detail: {
    alt: 'Copeaux de savon de Marseille râpés devant un cube entamé',
    scene: () =>
      shadow(560, 740, 320) +
      put(cube(), 520, 520, 0, 0.86) +
      times(34, (i) =>
        put(
          flat('soap', 'M-40 0Q0 -34 40 0Q0 -16 -40 0Z', i % 2 ? 'light' : 'base'),
          640 + ((i * 83) % 420),
          780 + ((i * 47) % 100),
          i * 31,
        ),
      ),
  },
  plate: {
    of: 'cube de savon de Marseille',
    box: [-200, -300, 406, 242],
    part: cube,
    width: ['7 cm', -200, 200],
    height: ['7 cm', -160, 240],
    facts: ['300 g', 'Quatre ingrédients', 'Cuit dix jours', '7 cm de côté'],
  },
})

const sage = (x: number, y: number, turn: number) =>
  put(
    flat('sage', 'M0 0C50 -50 160 -50 210 0C160 46 50 46 0 0Z') +
      groove('sage', 'M0 0H180M50 0l30 -24M90 0l30 -26M60 0l30 22M110 0l26 20', 2),
    x,
    y,
    turn,
  )

const deodorantPot = () =>
  turned('glass', 0, [
    [-290, 190],
    [-20, 190],
    [0, 180],
  ]) +
  tint('#F4EEDC', 'M-180 -240Q0 -206 180 -240V-30Q174 4 0 22Q-174 4 -180 -30Z', 0.95) +
  flat('cream', oval(0, -240, 178, 29), 'light') +
  stroke('#C9BFA6', 'M-100 -246q60 -18 110 0t90 -4', 4) +
  groove('glass', oval(0, -290, 190, 32)) +
  flat('sage', 'M-191 -190Q0 -154 191 -190V-70Q0 -34 -191 -70Z', 'light') +
  label(0, -136, 44, ['déodorant', 'à la sauge'], '#1F4D3A') +
  shine(rect(-168, -270, 18, 250, 9), 0.7)

/** Where it goes, in a few lines: somebody lifts an arm. */
const raisedArm = () =>
  stroke('#1F4D3A', oval(-22, -66, 27, 31), 7) +
  stroke('#1F4D3A', 'M-78 112V10Q-78 -22 -46 -24H2Q22 -26 32 -48L62 -118M98 -104L54 -4Q40 22 40 112', 7) +
  put(leaf('mint', 54, 22), 52, 34, 200)

/** A cream deodorant. */
export const deodorant = views({
  alt: 'Pot en verre de déodorant crème ouvert ; sur son couvercle d’aluminium, appuyé contre lui, une silhouette au bras levé ; feuilles de sauge',
  object: () =>
    shadow(560, 800, 300) +
    put(deodorantPot(), 560, 786, 0, 1.12) +
    shadow(880, 812, 150) +
    put(
      flat('light', oval(10, 8, 150, 168), 'shade') +
        flat('light', oval(0, 0, 150, 168), 'light') +
        groove('light', oval(0, 0, 128, 144), 2.5) +
        raisedArm(),
      860,
      650,
      8,
    ) +
    sage(880, 860, -12) +
    sage(960, 840, -50) +
    sage(1050, 800, -100),
  detail: {
    alt: 'Crème lisse derrière le verre et étiquette à la sauge, vues de près',
    near: [560, 500, 2.2],
  },
  plate: {
    of: 'pot de déodorant',
    box: [-192, -324, 192, 34],
    part: deodorantPot,
    width: '5 cm',
    facts: ['50 g', 'Pot en verre', 'Couvercle alu'],
  },
})

const razorHead = () =>
  lying('brass', 'M-190 -40Q-190 -86 -120 -92H120Q190 -86 190 -40L176 -16H-176Z') +
  lying('light', poly([-204, -20], [204, -20], [204, -6], [-204, -6])) +
  lying('brass', 'M-186 -6H186L170 26Q150 44 100 44H-100Q-150 44 -170 26Z') +
  times(19, (i) => groove('brass', `M${-153 + i * 17} 4v20`, 2.5))

const razor = () =>
  put(razorHead(), 0, 0, 0, '0.7 1') +
  round('brass', 'M-26 44H26L20 86H-20Z') +
  round('brass', rect(-34, 84, 68, 26, 8)) +
  round('brass', rect(-31, 110, 62, 330)) +
  times(13, (i) =>
    groove('brass', `M-31 ${120 + i * 24}L31 ${138 + i * 24}M31 ${120 + i * 24}L-31 ${138 + i * 24}`, 1.6),
  ) +
  round('brass', 'M-36 440H36V470Q30 496 0 496T-36 470Z')

/** A safety razor. */
export const rasoir = views({
  alt: 'Rasoir de sûreté en laiton, peigne fermé, posé en biais près d’une boîte de lames',
  object: () =>
    put(shadow(0, 0, 330, 46), 590, 560, 58) +
    put(razor(), 450, 330, -32, 1.1) +
    shadow(970, 800, 170) +
    box('paper', 860, 660, 200, 130, 70) +
    label(960, 728, 36, ['lames']) +
    groove('paper', 'M890 756H1030', 2) +
    put(
      flat('light', poly([-90, -44], [90, -44], [90, 44], [-90, 44]), 'light') +
        flat('dark', rect(-60, -6, 120, 12, 6)) +
        flat('dark', oval(-40, 0, 12)) +
        flat('dark', oval(40, 0, 12)) +
        flat('dark', oval(0, 0, 12)),
      930,
      850,
      -8,
      0.9,
    ),
  detail: {
    alt: 'Tête du rasoir vue de près, fil de la lame entre le capot et le peigne fermé',
    near: [470, 330, 2.1],
  },
  plate: {
    of: 'rasoir de sûreté debout',
    box: [-143, -94, 143, 498],
    part: razor,
    height: '9,5 cm',
    facts: ['92 g', 'Laiton massif', 'Lame de 43 mm', 'Cinq lames jointes'],
    parts: ['lame'],
  },
})

const tablet = () =>
  flat('mint', 'M-34 -6V12Q-34 26 0 26T34 12V-6Z', 'light') + flat('white', oval(0, -6, 34, 15), 'light')

const tabletJar = (capped: boolean) =>
  tint('#F7FAF6', rect(-170, -380, 340, 380, 40), 0.5) +
  times(54, (i) =>
    put(tablet(), -128 + (i % 6) * 51 + (Math.floor(i / 6) % 2) * 8, -26 - Math.floor(i / 6) * 30),
  ) +
  flat(
    'glass',
    'M-130 -430Q-176 -400 -176 -360V-40Q-176 0 -136 0H136Q176 0 176 -40V-360Q176 -400 130 -430Z',
  ) +
  flat('paper', 'M-177 -250H177V-90H-177Z') +
  label(0, -184, 48, ['dentifrice', 'à la menthe'], '#1F4D3A') +
  shine(rect(-158, -360, 18, 90, 9), 0.9) +
  (capped
    ? turned('steel', 0, [
        [-490, 138],
        [-426, 142],
      ]) + disc('steel', 0, -490, 138)
    : disc('glass', 0, -430, 130))

const toothbrush = () =>
  lying('bamboo', 'M-20 520H700Q740 500 780 500H1120Q1170 500 1170 540T1120 580H780Q740 580 700 570H-20Z') +
  times(12, (i) => flat('white', rect(830 + i * 26, 430, 20, 80, 4), 'light'))

/** Toothpaste tablets. */
export const dentifrice = views({
  alt: 'Bocal de pastilles de dentifrice ; devant, une brosse à dents qui en porte une, quelques autres et deux feuilles de menthe',
  object: () =>
    shadow(570, 796, 270) +
    put(tabletJar(true), 560, 786, 0, 1.2) +
    shadow(830, 884, 330, 20) +
    put(toothbrush(), 490, 568, 0, 0.56) +
    put(tablet(), 1040, 786, 0, 1.5) +
    times(3, (i) => put(tablet(), 800 + i * 58, 780 - (i % 2) * 12, 0, 1.15)) +
    put(leaf('leaf', 130, 52), 1080, 770, -50) +
    put(leaf('leaf', 110, 44), 1080, 770, 0),
  detail: {
    alt: 'Une pastille à croquer posée sur une brosse à dents en bambou',
    scene: () =>
      shadow(640, 640, 520, 40) +
      toothbrush() +
      put(tablet(), 980, 390, 0, 3) +
      put(leaf('leaf', 200, 80), 360, 760, -20) +
      put(leaf('leaf', 200, 80), 340, 770, 30),
  },
  plate: {
    of: 'bocal de pastilles',
    box: [-178, -516, 178, 6],
    part: () => tabletJar(true),
    facts: ['250 pastilles', '88 g', '1 450 ppm de fluor', 'Bocal en verre'],
  },
})

const hazelnut = () =>
  flat('chestnut', 'M0 -52C44 -40 58 6 40 34Q0 60 -40 34C-58 6 -44 -40 0 -52Z') +
  flat('oat', 'M-44 26Q0 50 44 26Q34 56 0 56T-44 26Z') +
  shine('M-24 -20Q-10 -40 0 -40L-4 -28Q-16 -20 -18 -6Z', 0.5)

const dropperBottle = (closed: boolean) =>
  turned('amber', 0, [
    [-350, 50],
    [-320, 56],
    [-270, 130],
    [-30, 132],
    [0, 120],
  ]) +
  flat('paper', 'M-131 -220Q0 -196 131 -220V-60Q0 -36 -131 -60Z') +
  label(0, -150, 42, ['huile de', 'noisette']) +
  shine(rect(-112, -256, 16, 220, 8), 0.4) +
  (closed
    ? turned('dark', 0, [
        [-410, 62],
        [-340, 64],
      ]) +
      times(7, (i) => groove('dark', `M${-48 + i * 16} -404v60`, 2)) +
      turned(
        'dark',
        0,
        [
          [-510, 26],
          [-480, 36],
          [-410, 40],
        ],
        { soft: true },
      )
    : '')

/** A bottle of oil with a dropper. */
export const huileNoisette = views({
  alt: 'Flacon d’huile en verre ambré à compte-gouttes, noisettes et feuille de noisetier',
  object: () =>
    shadow(580, 800, 210) +
    put(dropperBottle(true), 560, 786, 0, 1.22) +
    shadow(880, 826, 190) +
    put(hazelnut(), 800, 780, 0, 1.2) +
    put(hazelnut(), 910, 800, 30, 1.2) +
    put(hazelnut(), 1010, 786, -40, 1.1) +
    put(leaf('leaf', 190, 90), 860, 860, -6),
  detail: {
    alt: 'Compte-gouttes de verre levé, une goutte d’huile dorée à sa pointe',
    scene: () =>
      shadow(560, 830, 200) +
      put(dropperBottle(false), 560, 820, 0, 1.05) +
      put(
        turned(
          'dark',
          0,
          [
            [-160, 40],
            [-110, 54],
            [0, 58],
          ],
          { soft: true },
        ) +
          turned('dark', 0, [
            [0, 70],
            [80, 72],
          ]) +
          flat('glass', 'M-18 90H18V330L6 390H-6L-18 330Z') +
          tint('#C3A536', 'M-15 190H15V328L5 386H-5L-15 328Z', 0.85),
        860,
        180,
        14,
      ) +
      tint('#C3A536', 'M756 590C780 630 784 640 784 654a28 28 0 0 1 -56 0C728 640 736 630 756 590Z'),
  },
  plate: {
    of: 'flacon à compte-gouttes',
    box: [-134, -520, 134, 24],
    part: () => dropperBottle(true),
    facts: ['100 mL', 'Verre ambré', 'Pressée à froid', 'Un seul ingrédient'],
    parts: ['le flacon seul'],
  },
})

const creamJar = () =>
  turned('glass', 0, [
    [-190, 220],
    [-150, 226],
    [-40, 226],
    [-14, 216],
    [0, 196],
  ]) +
  tint('#FBF5E6', 'M-196 -150Q0 -116 196 -150V-44Q180 -10 0 4Q-180 -10 -196 -44Z') +
  flat('paper', 'M-226 -140Q0 -100 226 -140V-56Q0 -14 -226 -56Z') +
  label(0, -66, 40, ['crème visage']) +
  flat('cream', oval(0, -190, 206, 34), 'light') +
  flat('cream', 'M-110 -196Q-60 -260 10 -250Q50 -286 64 -250Q120 -236 110 -196Q0 -170 -110 -196Z', 'light') +
  groove('cream', 'M-60 -206Q0 -240 70 -214M-20 -230Q20 -250 50 -236', 2.5) +
  groove('glass', oval(0, -190, 220, 37))

const linden = () =>
  put(flat('sage', 'M0 0C60 -30 200 -34 250 -6C200 20 60 30 0 0Z', 'light'), 0, 0, 0) +
  stroke('#8F9A4E', 'M90 0Q130 60 150 90M110 20Q120 70 110 100M120 40Q170 60 190 70', 4) +
  [
    [150, 96],
    [108, 106],
    [196, 74],
  ]
    .map(
      ([x, y]) =>
        times(5, (k) => put(flat('glow', oval(0, -15, 8, 13)), x as number, y as number, k * 72)) +
        tint('#C99A2E', oval(x as number, y as number, 8)),
    )
    .join('')

/** A face cream. */
export const cremeVisage = views({
  alt: 'Pot de crème visage ouvert, crème blanche tourbillonnée, fleurs de tilleul et couvercle de bois',
  object: () =>
    shadow(560, 800, 320) +
    put(creamJar(), 540, 786, 0, 1.25) +
    shadow(930, 790, 170) +
    turned('bamboo', 920, [
      [690, 190],
      [776, 190],
    ]) +
    disc('bamboo', 920, 690, 190) +
    groove('bamboo', 'M780 690Q920 676 1060 690', 2) +
    put(linden(), 830, 650, -8, 1),
  detail: { alt: 'Crème tourbillonnée au ras du pot, vue de près', near: [540, 540, 2.3] },
  plate: {
    of: 'pot de crème visage',
    box: [-238, -280, 238, 40],
    part: creamJar,
    facts: ['50 mL', 'Karité et tilleul', 'Lots de 300 pots', 'Pot consigné'],
    parts: [],
  },
})

export const comb = (teeth = 24) => {
  const pitch = 614.4 / teeth
  const outline = Array.from({ length: teeth }, (_, i) => {
    const x = 298.4 - 0.6 * pitch - i * pitch
    const tip = 121 - Math.abs(i - (teeth - 1) / 2) * 0.047 * pitch
    return `L${(x + pitch * 0.6).toFixed(1)} -30V${tip.toFixed(1)}Q${(x + pitch * 0.3).toFixed(1)} ${(tip + pitch * 0.6).toFixed(1)} ${x.toFixed(1)} ${tip.toFixed(1)}V-30`
  })
  return (
    flat(
      'boxwood',
      `M-340 120Q-350 -90 -300 -100Q0 -140 304 -100Q352 -90 342 120Q330 140 318 120L316 -30${outline.join('')}L-316 -30L-318 120Q-330 140 -340 120Z`,
    ) +
    times(3, (i) =>
      groove(
        'boxwood',
        `M${-290 + i * 14} ${-78 + i * 18}Q0 ${-112 + i * 20} ${290 - i * 10} ${-78 + i * 18}`,
        1.5,
      ),
    ) +
    shine('M-300 -92Q0 -130 300 -92L296 -82Q0 -118 -296 -82Z', 0.5)
  )
}

/** A boxwood comb. */
export const peigne = views({
  alt: 'Peigne en buis clair à larges dents arrondies, posé de face devant son étui de coton',
  object: () =>
    shadow(800, 730, 300) +
    put(
      flat('cotton', rect(-190, -300, 380, 480, 10)) +
        flat('cotton', 'M-190 -300H190V-200Q0 -120 -190 -200Z', 'light') +
        flat('dark', oval(0, -170, 13)),
      850,
      500,
      10,
    ) +
    shadow(590, 770, 360) +
    put(comb(), 590, 646, -7, 1.12),
  detail: { alt: 'Dents arrondies du peigne et veines du buis, vues de près', near: [500, 676, 2.6] },
  plate: {
    of: 'peigne en buis',
    box: [-346, -125, 346, 136],
    part: comb,
    width: '17 cm',
    height: '5 cm',
    facts: ['38 g', '24 dents', 'Écart de 4 mm', 'Une pièce de buis'],
  },
})
