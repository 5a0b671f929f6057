import { Droplets, House, type LucideIcon, Recycle, Salad, Shirt } from 'lucide-react'

/** One gesture, and the number that shows why it counts. */
export interface QuickTip {
  icon: LucideIcon
  theme: string
  figure: string
  meaning: string
  gesture: string
}

/** The quick tips of the spec, section 2: home, water, recycling, food, fashion. Orders of magnitude, with their unit. */
export const quickTips: QuickTip[] = [
  {
    icon: House,
    theme: 'Maison',
    figure: '7 %',
    meaning: 'd’énergie de chauffage en moins, environ, pour chaque degré baissé (ADEME).',
    gesture: 'Visez 19 °C au salon et 17 °C dans les chambres, et fermez les volets dès la tombée du jour.',
  },
  {
    icon: Droplets,
    theme: 'Eau',
    figure: '5 L/min',
    meaning: 'au robinet avec un mousseur, au lieu de 12 environ.',
    gesture:
      'Vissez-en un dans la cuisine et un dans la salle de bains : il se pose à la main, en deux minutes.',
  },
  {
    icon: Recycle,
    theme: 'Recyclage',
    figure: '1/3',
    meaning: 'de la poubelle ordinaire, environ, se composte : épluchures, restes, marc de café (ADEME).',
    gesture:
      'Mettez-les à part. Pour les emballages, videz bien sans laver, et ne les emboîtez pas les uns dans les autres.',
  },
  {
    icon: Salad,
    theme: 'Alimentation',
    figure: '25 kg',
    meaning: 'de nourriture encore consommable jetés à la maison par personne et par an, environ.',
    gesture: 'Gardez un soir par semaine pour cuisiner ce qui reste, avant de refaire les courses.',
  },
  {
    icon: Shirt,
    theme: 'Mode',
    figure: '9 mois',
    meaning: 'de plus avec le même vêtement réduisent son empreinte de 20 à 30 % (WRAP).',
    gesture:
      'Lavez à 30 °C, faites sécher à l’air libre et recousez tôt : un accroc d’un centimètre prend cinq minutes.',
  },
]
