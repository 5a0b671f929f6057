import { lettuce, thread, tomatoPlant } from '../eau.ts'
import {
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  scattered,
  shine,
  soft,
  stroke,
  times,
  tint,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { hedge } from '../places/garden.ts'
import { views } from '../views.ts'

/** A garden tap, out of the wall on its left, the thread below it at 553 190. */
const gardenTap = () =>
  lying('brass', rect(352, 84, 138, 56, 6)) +
  round('brass', rect(340, 66, 24, 92, 8)) +
  round('brass', 'M480 74h110v120h-76v-50h-34Z') +
  round('brass', rect(538, 30, 30, 46)) +
  lying('forest', rect(474, 10, 158, 30, 15)) +
  thread('brass', 553, 190, 46, 3, 16)

const screen = rect(440, 338, 226, 124, 14)

/** The timer: its screen, its dial and its keys, a ring to screw it on above and the end of the hose below. */
const timer = () =>
  round('dark', rect(490, 236, 126, 46, 10)) +
  times(6, (i) => groove('dark', `M${506 + i * 19} 242V276`, 4)) +
  round('recycled', rect(380, 280, 346, 400, 50)) +
  stroke('#A9C2AE', 'M396 330Q396 298 430 296H640', 6, ' stroke-opacity="0.8" class="glint"') +
  flat('white', rect(412, 312, 282, 336, 28), 'light') +
  soft(
    'panel',
    rect(412, 312, 282, 336, 28),
    dim(poly([640, 300], [720, 300], [720, 680], [420, 680], [420, 640], [650, 620]), 0.16),
  ) +
  flat('screen', screen) +
  tint('#ffffff', poly([452, 340], [520, 340], [470, 460], [444, 460]), 0.3) +
  label(553, 406, 62, ['05:00']) +
  // How moist the ground is.
  times(6, (i) => tint(i < 4 ? '#2F6E7E' : '#9DB0A4', rect(492 + i * 26, 428, 20, 18, 3))) +
  tint('#2F6E7E', 'M470 422Q484 440 480 446A12 12 0 0 1 459 446Q457 438 470 422Z') +
  dim(oval(506, 570, 60), 0.2) +
  flat('forest', oval(500, 562, 60)) +
  flat('forest', oval(500, 562, 44), 'light') +
  times(8, (i) => put(stroke('#8DB39C', 'M0 -56V-50', 4, ' class="glint"'), 500, 562, i * 45)) +
  put(stroke('#ffffff', 'M0 -10V-36', 8), 500, 562, 40) +
  times(
    3,
    (i) => flat('moss', rect(592, 500 + i * 48, 74, 34, 17)) + shine(rect(604, 506 + i * 48, 40, 5, 2), 0.5),
  ) +
  round('dark', rect(498, 680, 110, 46, 10)) +
  times(5, (i) => groove('dark', `M${514 + i * 20} 686V720`, 4)) +
  round('dark', poly([520, 726], [586, 726], [580, 800], [526, 800]))

/** The timer under its tap. */
const device = () => put(gardenTap() + timer(), 0, 46)

/** Its probe, down to where the ground hides its point, at 930 800. */
const probe = () =>
  cord('dark', 'M722 606C860 606 930 520 930 640', 13) +
  round('steel', poly([912, 740], [948, 740], [940, 852], [930, 880], [920, 852])) +
  round('recycled', rect(886, 630, 88, 116, 20)) +
  round('dark', rect(914, 610, 32, 26, 8)) +
  flat('water', 'M930 656Q956 690 956 704A26 26 0 0 1 904 704Q904 690 930 656Z', 'light')

const hose = () => cord('leaf', 'M553 840V900Q553 1000 700 1010', 46)

/** The corner of a house, of dressed stones, from its foundations up; it ends at 350. */
const houseCorner = () =>
  flat('ecru', rect(-160, -160, 510, 1300), 'light') +
  times(8, (i) => {
    const long = i % 2 ? 210 : 130
    return flat('biscuit', rect(350 - long, -130 + i * 152, long, 148, 8), i % 3 ? 'base' : 'light')
  }) +
  soft(
    'house-corner',
    rect(-160, -160, 510, 1300),
    dim(rect(310, -160, 80, 1300), 0.14) + tint('#ffffff', poly([-160, -160], [160, -160], [-160, 500]), 0.5),
  )

/** The bed that is watered: its plants behind the probe, its boards before it. */
const bed = () =>
  put(tomatoPlant(), 1090, 812, 0, 1.2) +
  put(lettuce(), 790, 814, 0, 0.86) +
  put(lettuce(), 1230, 814, 0, 0.9) +
  flat('soil', 'M690 830Q800 796 930 806T1180 800T1380 812V900H690Z') +
  times(16, (i) => tint('#7A5E47', oval(...scattered(i + 5, 710, 822, 600, 36), 9, 5)))

const boards = () =>
  lying('larch', rect(676, 858, 720, 130, 4)) +
  groove('larch', 'M690 888Q900 880 1000 890T1300 884M690 924Q840 930 960 920T1300 926', 2) +
  round('larch', rect(676, 836, 44, 160, 4))

/** A watering timer with a probe. */
export const programmateur = views({
  alt: 'Programmateur d’arrosage vissé sous le robinet de laiton d’un angle de maison, un tuyau vert dessous ; son câble mène à la sonde, plantée dans un carré de salades et de tomates',
  place: 'garden',
  object: () =>
    hedge(300, 1400) +
    houseCorner() +
    hose() +
    bed() +
    probe() +
    flat('soil', 'M872 870Q884 818 930 822T990 870Z') +
    boards() +
    device(),
  detail: {
    alt: 'L’écran du programmateur, où l’on lit l’heure de l’arrosage et l’humidité de la terre, sa molette et ses trois touches, vus de près',
    near: [553, 526, 2.1],
  },
  plate: {
    of: 'programmateur d’arrosage et sa sonde',
    box: [336, 56, 980, 882],
    part: () => probe() + device(),
    facts: ['420 g', 'Robinet de 20/27', 'Sonde à 10 cm', 'Deux piles AA'],
    parts: ['membrane', 'sonde', 'piles AA'],
  },
})
