import { cord, dim, flat, fold, groove, lying, oval, put, shadow, soft, stroke, times, tint } from '../kit.ts'
import { materials } from '../materials.ts'
import { views } from '../views.ts'

/** Its near side, toe to the right: an almost upright heel, a low collar, the throat where it is laced. */
const upper =
  'M-410 -62C-424 -110 -420 -190 -400 -262Q-388 -278 -368 -264C-330 -208 -270 -184 -206 -190C-150 -198 -112 -238 -86 -284L-54 -292C-8 -242 66 -186 160 -154C236 -148 322 -150 374 -122C404 -104 416 -80 416 -56Z'

/** The far side of the collar: what is seen of it tells that a foot goes in. */
const farRim = 'M-390 -268C-330 -264 -262 -252 -212 -258C-160 -266 -126 -294 -100 -334'

const opening = () =>
  flat('linen', `${farRim}L-60 -280L-206 -170L-300 -190L-396 -256Z`, 'shade') +
  tint(
    '#20261F',
    'M-370 -256C-330 -232 -270 -222 -214 -226C-160 -232 -124 -260 -96 -296L-80 -280L-206 -170L-300 -190Z',
    0.42,
  ) +
  cord('ecru', farRim, 11)

const tongue = () =>
  flat(
    'cotton',
    'M-92 -280C-124 -330 -136 -374 -120 -388Q-84 -404 -54 -374C-20 -316 70 -222 168 -168L150 -150C60 -186 -20 -246 -62 -300Z',
  ) +
  flat('forest', 'M-112 -366L-64 -376L-46 -346L-96 -336Z') +
  dim('M-62 -300C-20 -246 60 -186 150 -150L164 -162C84 -200 4 -262 -40 -320Z', 0.12)

/** Stitches in the colour of the thread that holds the sole. */
const seam = (d: string, colour = '#B9A67F') => stroke(colour, d, 3, ' stroke-dasharray="10 7"')

const laces = () =>
  times(6, (i) => {
    const [x, y] = [-62 + i * 38, -258 + i * 23]
    return (
      flat('dark', oval(x, y, 7)) +
      cord('white', `M${x} ${y}Q${x + 16} ${y - 44} ${x + 46} ${y - 66 + i * 5}`, 13)
    )
  }) +
  // The bow: two loops and two ends.
  cord('white', 'M-20 -338C-70 -300 -150 -270 -140 -226C-130 -196 -60 -250 -20 -330', 10) +
  cord('white', 'M-16 -340C40 -372 110 -372 112 -334C112 -304 30 -318 -18 -332', 10) +
  cord('white', 'M-24 -330C-36 -290 -60 -262 -58 -222M-10 -328C10 -300 40 -296 64 -300', 9) +
  flat('white', oval(-18, -336, 17, 14))

const sole = () =>
  lying(
    'gum',
    'M-424 -70Q-428 -86 -410 -84C-250 -68 -60 -62 100 -64S340 -76 402 -84Q430 -82 436 -58Q438 -40 430 -26C200 0 -200 2 -418 -8Q-432 -40 -424 -70Z',
  ) +
  stroke(materials.forest.base, 'M-422 -34C-200 -22 200 -24 432 -50', 7) +
  seam('M-418 -62C-250 -48 -60 -42 100 -44S340 -58 430 -66', '#7B6A45') +
  lying('chestnut', 'M-420 -16C-200 -6 200 -8 434 -34Q436 -20 402 -8Q340 2 250 2H-398Q-420 0 -420 -16Z')

/** A low canvas trainer from its side; the middle of its foot is 0 0. */
const sneaker = () =>
  opening() +
  tongue() +
  flat('ecru', upper) +
  soft(
    'upper',
    upper,
    dim('M-420 -50V-104Q-200 -66 100 -84T420 -92V-50Z', 0.22) +
      fold('M-150 -190C-110 -160 -80 -120 -76 -80', 20, 0.12) +
      fold('M-60 -170C-20 -140 10 -110 20 -80', 18, 0.1) +
      tint('#ffffff', 'M-300 -200C-280 -150 -290 -110 -300 -70H-210C-200 -110 -220 -160 -240 -190Z', 0.5) +
      tint('#ffffff', 'M150 -150L300 -136L390 -96Q270 -112 170 -120Z', 0.6) +
      fold('M120 -150C150 -130 170 -100 168 -70', 14, 0.16) +
      fold('M178 -150C206 -130 224 -104 224 -76', 12, 0.14),
  ) +
  flat('linen', 'M-410 -62C-420 -104 -420 -150 -414 -190L-350 -178C-310 -150 -292 -110 -290 -62Z') +
  seam('M-360 -166C-322 -142 -304 -108 -302 -76') +
  flat(
    'forest',
    'M-415 -186C-412 -216 -408 -240 -400 -264Q-388 -278 -368 -264L-352 -242C-346 -214 -348 -194 -354 -174Z',
  ) +
  flat(
    'ecru',
    'M-88 -286L-54 -294C-8 -244 66 -188 162 -154Q188 -142 168 -122C60 -146 -40 -190 -112 -240Z',
    'light',
  ) +
  seam('M-100 -240C-36 -198 60 -156 162 -132') +
  groove('ecru', 'M168 -122C150 -100 140 -84 138 -66M-112 -240C-128 -222 -150 -206 -176 -196', 2.2) +
  seam('M180 -122C164 -102 152 -86 150 -68') +
  flat('gum', 'M268 -66C264 -108 284 -138 312 -146C372 -142 416 -110 418 -56Z', 'light') +
  seam('M284 -72C280 -104 296 -126 320 -132') +
  laces() +
  sole()

/** Canvas trainers. */
export const baskets = views({
  alt: 'Paire de baskets basses en toile écrue, de profil : languette verte au talon, lacets de coton noués, semelle de caoutchouc clair cousue',
  place: 'boards',
  object: () =>
    shadow(776, 656, 420, 32) +
    put(sneaker(), 776, 650, 0, 0.95) +
    shadow(580, 796, 480, 40) +
    put(sneaker(), 566, 790, 0, 1.1),
  detail: { alt: 'Bout d’une basket et couture de sa semelle, vus de près', near: [880, 690, 2.5] },
  plate: {
    of: 'une basket de profil',
    box: [-430, -400, 446, 4],
    part: sneaker,
    facts: ['640 g la paire en 42', 'Du 36 au 46', 'Semelle cousue', 'Toile de coton'],
    parts: ['semelle', 'semelle intérieure en liège', 'lacets'],
  },
})
