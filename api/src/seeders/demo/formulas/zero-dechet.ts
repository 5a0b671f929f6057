import { bought, type DemoFormulas, from, water } from './terms.ts'

const counts = 1
const week = { per: 'WEEK' } as const

/** Of the departments without waste: in the bag, in the kitchen and in the bin. */
export const zeroDechets: DemoFormulas = {
  'Gourde isotherme « Grand Large » en inox, 750 mL': {
    impact: 'USES',
    terms: [
      bought('Bouteille d’eau de 50 cL évitée', 0.8, 220, { counts }),
      water('Eau du robinet à la place', -0.5, { times: 220, per: 'YEAR', source: from.use }),
    ],
  },
  'Gourde en verre à bouchon de bambou, 550 mL': {
    impact: 'USES',
    terms: [
      bought('Bouteille d’eau de 50 cL évitée', 0.8, 3, { ...week, counts }),
      water('Eau du robinet à la place', -0.5, { times: 3, per: 'WEEK', source: from.use }),
    ],
  },
  'Brosse à dents en bambou à poils souples, lot de 4': {
    impact: 'USES',
    terms: [
      bought('Brosse classique évitée', 3.75, 4, { people: 1, counts: 15 }),
      bought('Brosse en bambou', -3.125, 4, { people: 1 }),
    ],
  },
  'Sacs à vrac en coton, lot de 6': {
    terms: [bought('Vrac, 10 % moins cher sur 400 € d’achats', 40, 1)],
  },
  'Pailles en inox avec goupillon, lot de 6': {
    impact: 'USES',
    terms: [bought('Paille en carton évitée', 0.04, 312, { counts })],
  },
  'Savon solide surgras à l’huile d’olive, 110 g': {
    impact: 'USES',
    terms: [
      bought('Flacon de gel douche évité', 4, 18, { people: 2, counts }),
      bought('Pain de savon', -6.9, 9, { people: 2 }),
    ],
  },
  'Cotons lavables en molleton de coton, lot de 12': {
    impact: 'USES',
    terms: [bought('Disque jetable évité', 0.02, 2, { per: 'DAY', counts })],
  },
  'Boîte à repas en inox et couvercle de bambou, 1,2 L': {
    impact: 'USES',
    terms: [bought('Repas maison à 4 € au lieu d’un plat à emporter à 7 €', 3, 180, { counts })],
  },
  'Emballages à la cire d’abeille, lot de 3 formats': {
    impact: 'USES',
    terms: [bought('Rouleau de film de 30 m évité', 3, 2, { counts: 30 })],
  },
  'Composteur de jardin « Sous-Bois » en mélèze, 400 L': {
    terms: [bought('Sac de terreau de 40 L évité', 9, 4)],
  },
  'Lombricomposteur d’appartement « Tourelle », 4 plateaux': {
    terms: [bought('Kilo de lombricompost évité', 1.4, 15), bought('Bidon d’engrais liquide évité', 6, 4)],
  },
  'Seau bokashi à robinet de 16 L avec ferments': {
    terms: [bought('Bidon d’engrais évité', 8, 5), bought('Ferments à racheter', -24, 1)],
  },
  'Seau à compost de cuisine en inox, 5 L': {
    impact: 'USES',
    terms: [bought('Sachet évité', 0.1, 2, { ...week, counts }), bought('Paire de filtres', -4, 1)],
  },
  'Bocaux de conservation en verre, lot de 6': {
    terms: [bought('Portion de restes sauvée', 1, 2, week)],
  },
  'Sacs de conservation réutilisables, lot de 4': {
    impact: 'USES',
    terms: [bought('Sachet à glissière évité', 0.06, 8, { ...week, counts })],
  },
  'Cloche de conservation en silicone, 26 cm': {
    impact: 'USES',
    terms: [bought('Rouleau de film de 30 m évité', 3, 3, { counts: 30 })],
  },
}
