import {
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
  soft,
  stroke,
  times,
  tint,
  turned,
  within,
} from './kit.ts'
import { label } from './lettering.ts'
import type { Material } from './materials.ts'
import { insectHotel } from './objects/insect-hotel.ts'
import { wateringCan } from './pieces/rain-butt.ts'
import { blueTit, greatTit } from './pieces/tits.ts'
import { flowerGarden, hedge } from './places/garden.ts'
import { flowerMeadow } from './places/meadow.ts'
import { windowSill } from './places/window-sill.ts'
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
const grains = (count: number) =>
  times(count, (i) => {
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

const trough = (granules = 700) =>
  flat('cork', poly([200, 500], [1040, 500], [1000, 780], [240, 780])) +
  grains(granules) +
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

/** The planter with its herbs and flowers; its foot is at 800, from 240 to 1076. */
const planted = (granules = 700) =>
  trough(granules) +
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
  )

/** A cork planter. */
export const jardiniere = views({
  alt: 'Longue jardinière en liège aggloméré, plantée de basilic, de lavande et de capucines',
  place: 'garden',
  object: () => shadow(650, 806, 480) + planted(),
  detail: {
    place: 'wall',
    alt: 'La jardinière en liège, plantée et fleurie, sur l’appui d’une fenêtre aux volets verts',
    scene: () =>
      windowSill(
        soft('on-sill', rect(250, 560, 800, 120), dim(rect(330, 606, 660, 34), 0.3)) +
          put(planted(420), 236, 138, 0, 0.63),
      ),
  },
  plate: {
    of: 'jardinière en liège',
    box: [190, 440, 1130, 800],
    part: () => trough(),
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

/** A flower of the fields on its stem, its foot at 0 0. */
const picked = (colour: Material, height: number, lean: number, size = 1) =>
  stroke('#5B7F5A', `M0 0Q${lean * 0.2} ${-height * 0.5} ${lean} ${-height}`, 6) +
  put(leaf('leaf', 90, 22), lean * 0.16, -height * 0.3, lean > 0 ? -140 : -40) +
  wildFlower(colour, lean, -height, size)

/** The meadow that is printed on the packet, its foot at 0 0. */
const meadow = () =>
  picked('slate', 250, -118, 1.25) +
  picked('pink', 300, 96, 1.2) +
  picked('violet', 330, -30, 1.3) +
  picked('rubber', 210, 26, 1.35) +
  picked('yellow', 160, -76, 1.1)

/** A pillow of kraft paper, its top folded over and closed with a round seal; the middle of its foot is 0 0. */
const seedPacket = () =>
  flat(
    'kraft',
    'M-196 -560C-206 -400 -212 -200 -200 -16Q-198 2 -180 0Q0 18 180 0Q198 2 200 -16C212 -200 206 -400 196 -560Z',
  ) +
  tint('#FBF4E4', 'M-164 -450H164Q176 -240 166 -60Q0 -46 -166 -60Q-176 -240 -164 -450Z') +
  put(meadow(), 0, -70, 0, '0.96 0.8') +
  label(0, -392, 54, ['Butine'], '#1F4D3A') +
  label(0, -20, 32, ['250 g'], '#4A3A20') +
  dim('M120 -556L196 -560C206 -400 212 -200 200 -16Q198 2 180 0L140 6C160 -200 150 -400 120 -556Z', 0.13) +
  shine('M-180 -540C-190 -380 -192 -200 -184 -40L-168 -40C-178 -200 -174 -400 -160 -544Z', 0.3) +
  flat('kraft', 'M-200 -626L200 -626L204 -520Q0 -496 -204 -520Z', 'light') +
  dim('M-204 -520Q0 -496 204 -520L203 -506Q0 -480 -203 -506Z', 0.14) +
  flat('forest', oval(0, -556, 34)) +
  put(leaf('sage', 46, 18), -17, -538, -44)

/** A bee on its way, its middle at 0 0. */
const bee = () =>
  flat('glass', 'M-20 -28C-60 -70 -50 -104 -22 -100C2 -96 6 -60 2 -30Z') +
  flat('glass', 'M6 -30C0 -70 22 -98 44 -88C62 -76 44 -44 20 -28Z') +
  flat('yellow', 'M-56 4C-52 -28 -14 -38 18 -32C44 -26 50 -8 46 8C38 32 -8 42 -38 28Q-54 18 -56 4Z') +
  tint(
    '#3B423D',
    'M-40 -20Q-28 4 -38 27L-50 18Q-56 4 -52 -8ZM-16 -32Q-4 2 -14 34L2 34Q12 2 0 -34ZM26 -30Q36 0 24 26L38 20Q48 0 40 -20Z',
  ) +
  flat('dark', oval(52, 0, 19)) +
  stroke('#3B423D', 'M60 -14q10 -20 24 -22M66 -8q16 -12 28 -8', 3)

/** A seed packet. */
export const graines = views({
  alt: 'Sachet de graines en papier kraft, illustré de fleurs des champs ; devant, une coupelle de bois pleine de graines, une fleur cueillie et une abeille',
  place: 'paper',
  object: () =>
    shadow(520, 832, 270) +
    put(seedPacket(), 500, 824, -3, 1.12) +
    put(bee(), 900, 300, -14, 1.05) +
    shadow(880, 812, 220) +
    turned(
      'larch',
      860,
      [
        [690, 190],
        [730, 180],
        [776, 140],
        [800, 90],
      ],
      { soft: true, open: true },
    ) +
    flat('chestnut', oval(860, 690, 190, 32)) +
    flat('honey', 'M694 690C740 640 800 622 860 620S980 640 1026 690Q860 742 694 690Z') +
    times(22, (i) => {
      const [across, up] = scattered(i + 7, -1, 0, 2, 1)
      return put(
        flat((['lentil', 'bark', 'straw', 'oat'] as const)[i % 4] as 'straw', oval(0, 0, 17, 11)),
        860 + across * 146,
        702 - up * 72 * (1 - across ** 2) + Math.abs(across) * -8,
        i * 40,
      )
    }) +
    times(4, (i) =>
      put(
        flat((['lentil', 'straw'] as const)[i % 2] as 'straw', oval(0, 0, 16, 10)),
        1020 + ((i * 47) % 110),
        812 + ((i * 23) % 46),
        i * 50,
      ),
    ) +
    put(picked('pink', 320, 20, 1.4), 640, 880, 78, 0.9),
  detail: {
    place: 'garden',
    alt: 'Bande fleurie au fond d’un jardin : bleuets, coquelicots, phacélies, marguerites, sainfoin et bourrache mêlés aux herbes hautes, une abeille sur le plus grand bleuet ; une haie derrière',
    scene: () => flowerMeadow(put(bee(), 726, 282, 10, 0.95)),
  },
  plate: {
    of: 'sachet de graines',
    box: [-206, -628, 206, 10],
    part: seedPacket,
    facts: ['250 g', 'Pour 50 m²', 'Dix-huit espèces', 'Semis : mars à mai'],
  },
})

/** The grain of a board from its left edge, `w` long and `h` high: long lines that give way to a knot. */
const grain = (x: number, y: number, w: number, h: number, knot: number) =>
  times(6, (i) => {
    const [at, bend] = [y + (h / 6) * (i + 0.5), (i - 2.5) * 5]
    return stroke(
      i % 2 ? '#8A5A30' : '#E4B27E',
      `M${x + 8} ${at.toFixed(0)}C${x + knot * 0.5} ${at + 3} ${x + knot - 40} ${(at - 2).toFixed(0)} ${x + knot} ${(at + bend).toFixed(0)}S${x + knot + 90} ${at} ${x + w - 8} ${(at + 4 - (i % 3) * 3).toFixed(0)}`,
      i % 2 ? 2 : 3,
      ' stroke-opacity="0.5" class="glint"',
    )
  }) +
  tint('#7A4A26', oval(x + knot, y + h * 0.5, 13, 6), 0.75) +
  tint('#4E2D17', oval(x + knot, y + h * 0.5, 6, 3), 0.7)

/** The front: three boards of raw larch, each with a tint of its own. */
const boards = [
  [-256, 134, 250],
  [-122, 184, 62],
  [62, 178, 268],
] as const

const nestBox = () => {
  const front = rect(-170, -280, 340, 520, 4)
  const flank = poly([170, -280], [270, -340], [270, 180], [170, 240])
  const roof = poly([-216, -268], [-92, -372], [324, -372], [222, -268])
  return (
    flat('larch', flank, 'shade') +
    within(
      'flank',
      flank,
      times(9, (i) =>
        stroke(
          '#6B4424',
          `M168 ${-236 + i * 54}q50 ${-36 + (i % 3) * 6} 104 -62`,
          2.4,
          ' stroke-opacity="0.45" class="glint"',
        ),
      ),
    ) +
    soft(
      'flank-light',
      flank,
      dim(poly([150, -300], [290, -390], [290, -250], [150, -190]), 0.5) +
        tint('#DCEBC8', poly([250, -100], [290, -100], [290, 220], [240, 220]), 0.28),
    ) +
    flat('larch', front) +
    within(
      'front',
      front,
      tint('#E0AC76', rect(-170, -122, 340, 184), 0.5) +
        tint('#A96F3E', rect(-170, 62, 340, 178), 0.16) +
        boards.map(([y, h, knot]) => grain(-170, y, 340, h, knot)).join(''),
    ) +
    soft(
      'front-light',
      front,
      tint('#FFF1DC', rect(-170, -200, 150, 430), 0.16) +
        tint('#FFF1DC', rect(-168, -190, 70, 420), 0.2) +
        dim(rect(-200, -290, 400, 62), 0.62) +
        dim(rect(120, -200, 70, 460), 0.2) +
        dim(rect(-180, 206, 360, 50), 0.24),
    ) +
    [-122, 62]
      .map(
        (y) =>
          groove('larch', `M-168 ${y}H168`, 3) +
          stroke('#F0CFA2', `M-166 ${y + 4}H166`, 2.5, ' class="glint"'),
      )
      .join('') +
    flat('larch', poly([222, -268], [324, -372], [324, -342], [222, -238]), 'shade') +
    flat('larch', roof, 'light') +
    within(
      'roof',
      roof,
      times(7, (i) =>
        stroke(
          i % 2 ? '#B98552' : '#F3DDBD',
          `M${-208 + i * 18} ${-276 - i * 14}q210 ${i % 2 ? -7 : 6} 420 0`,
          3,
          ' stroke-opacity="0.7" class="glint"',
        ),
      ),
    ) +
    soft('roof-light', roof, tint('#ffffff', poly([-200, -280], [-90, -372], [80, -372], [-40, -280]), 0.5)) +
    lying('larch', rect(-216, -268, 438, 30, 3)) +
    stroke('#F4DDBB', 'M-212 -265H218', 3, ' class="glint"') +
    // The hole, in its ring: the thickness of the board, then the dark.
    dim(oval(5, -82, 50), 0.22) +
    flat('tin', oval(0, -90, 48)) +
    soft('ring', oval(0, -90, 48), tint('#ffffff', oval(-26, -116, 26), 0.7) + dim(oval(30, -60, 28), 0.3)) +
    flat('bark', oval(0, -90, 33)) +
    tint('#1C1712', oval(-3, -94, 28)) +
    times(4, (i) => {
      const turn = ((i * 2 + 1) * Math.PI) / 4
      return flat('brass', oval(Math.round(Math.cos(turn) * 41), Math.round(-90 + Math.sin(turn) * 41), 3.4))
    }) +
    // The hook that lets the front swing open, and the screws that it swings on.
    flat('brass', oval(128, 176, 9)) +
    stroke('#8A6A22', 'M128 176Q146 196 172 176', 8) +
    stroke('#E4C273', 'M128 174Q146 193 170 174', 3.5, ' class="glint"') +
    [-146, 146]
      .map((x) => flat('brass', oval(x, -212, 8)) + stroke('#6E531C', `M${x - 4} -215l8 6`, 2))
      .join('')
  )
}

/** The trunk that it hangs on: furrows of bark, lit on the left. */
const trunk = () => {
  const outline = 'M820 -60H1016Q990 480 1050 970H780Q838 480 820 -60Z'
  return (
    round('bark', outline) +
    within(
      'trunk',
      outline,
      times(30, (i) => {
        const [x, y] = scattered(i + 40, 806, -60, 210, 940)
        const d = `M${x.toFixed(0)} ${y.toFixed(0)}q${10 - (i % 5) * 5} ${40 + (i % 3) * 14} ${(i % 3) * 5 - 4} ${96 + (i % 4) * 26}`
        return (
          stroke('#4A3322', d, 7, ' stroke-opacity="0.6"') +
          put(stroke('#B08A66', d, 3, ' stroke-opacity="0.6"'), -5, 0)
        )
      }),
    ) +
    soft(
      'trunk-light',
      outline,
      dim(rect(960, -60, 120, 1040), 0.4) + dim(poly([820, 180], [960, 240], [960, 800], [800, 800]), 0.34),
    ) +
    stroke('#6B4B33', 'M996 236C1050 200 1100 180 1230 150M1080 186C1110 140 1140 110 1180 90', 7) +
    [
      [1050, 200, -74],
      [1090, 184, 52],
      [1120, 130, -96],
      [1136, 118, 10],
      [1160, 166, 58],
      [1176, 92, -50],
      [1190, 158, -22],
    ]
      .map(([x = 0, y = 0, turn = 0]) => put(leaf('leaf', 110), x, y, turn))
      .join('')
  )
}

/** What is seen of a bird that looks out of the hole, in the view from nearby: all beyond the dark, to the right. */
const outOfHole =
  oval(545, 464, 140) + poly([625, 349], [625, 100], [1200, 100], [1200, 800], [570, 800], [570, 604])

/** A nest box. */
export const nichoir = views({
  alt: 'Nichoir en mélèze à toit incliné et trou rond bagué, accroché à un tronc, une mésange charbonnière au bord du toit, une chenille au bec',
  place: 'garden',
  object: () =>
    trunk() +
    put(nestBox(), 600, 598) +
    shadow(520, 312, 96, 12) +
    put(greatTit(), 510, 312, -4, '-0.98 0.98'),
  detail: {
    alt: 'Trou d’envol du nichoir, réduit par sa bague, vu de près : une mésange bleue en sort, une chenille au bec',
    scene: () =>
      put(nestBox(), 560, 934, 0, 5) +
      soft('tit-shade', rect(380, 240, 760, 700), dim(oval(770, 560, 130, 150), 0.42)) +
      // Its back is in the dark of the hole still, and its head out over the ring.
      within('out-of-hole', outOfHole, put(blueTit(), 597, 623, 0, 1.4)) +
      soft('in-the-hole', oval(545, 464, 138), dim(rect(380, 300, 130, 330), 0.7)),
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

/** An insect hotel. */
export const hotelInsectes = views({
  alt: 'Hôtel à insectes en châtaignier à toit pointu : roseaux, bûches percées, paille, pommes de pin et bambous, chacun dans une des cinq chambres ; une abeille arrive',
  place: 'garden',
  object: () =>
    hedge(-240, 1520) +
    shadow(650, 848, 400) +
    shadow(650, 844, 330, 20) +
    put(insectHotel(), 0, 18) +
    put(bee(), 1140, 420, -12, 0.62),
  detail: {
    place: 'garden',
    alt: 'L’hôtel à insectes sur un poteau, au fond d’un jardin en fleurs, une abeille à côté ; un arrosoir devant, la maison loin derrière la haie',
    scene: () =>
      flowerGarden(
        put(shadow(10, 4, 80, 12) + round('larch', rect(-19, -440, 38, 440)), 600, 830) +
          put(insectHotel(), 386, 140, 0, 0.33) +
          put(bee(), 800, 300, -12, 0.42) +
          shadow(980, 862, 130, 16) +
          put(wateringCan(), 950, 800, 0, 0.8) +
          flat(
            'leaf',
            'M296 886Q300 836 346 848Q380 812 424 842Q470 816 512 846Q560 818 600 842Q650 812 690 846Q736 816 780 844Q826 822 862 850Q906 846 914 886Q600 902 296 886Z',
          ) +
          times(13, (i) => {
            const [across, tall] = scattered(i + 20, -14, 0, 28, 90)
            const x = 330 + i * 44 + across
            return put(
              picked(
                (['violet', 'white', 'slate', 'pink', 'rubber'] as const)[i % 5] as Material,
                190 + tall,
                across,
              ),
              x,
              876 - (i % 3) * 14,
              0,
              0.78,
            )
          }),
      ),
  },
  plate: {
    of: 'hôtel à insectes',
    box: [270, 64, 1060, 826],
    part: insectHotel,
    width: ['30 cm', 336, 950],
    height: ['40 cm', 84, 824],
    facts: ['3,4 kg', 'Profondeur 12 cm', '96 galeries', 'De 4 à 10 mm'],
    parts: ['roseaux', 'chaque chambre'],
  },
})
