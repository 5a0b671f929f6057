import { bought, type DemoFormulas } from './terms.ts'

const counts = 1

/** Of house and garden, care, food and clothes. */
export const quotidien: DemoFormulas = {
  'Lessive en paillettes de savon, sac de 2,5 kg': {
    terms: [bought('Lavage, 0,22 € au lieu de 0,32 €', 0.1, 4, { per: 'WEEK', people: 2 })],
  },
  'Shampoing solide « Avoine douce », galet de 85 g': {
    impact: 'USES',
    terms: [
      bought('Flacon de 250 mL évité', 6.5, 18, { people: 4, counts }),
      bought('Galet', -9.9, 9, { people: 4 }),
    ],
  },
  'Savon de Marseille à l’huile d’olive, cube de 300 g': {
    terms: [
      bought('Flacon de savon liquide évité', 2.9, 15, { people: 2 }),
      bought('Cube', -6.4, 3, { people: 2 }),
    ],
  },
  'Déodorant crème à la sauge, pot en verre de 50 g': {
    impact: 'USES',
    terms: [
      bought('Bâton évité, un toutes les six semaines', 4.9, 8.7, { counts }),
      bought('Pot de crème', -11.5, 3),
    ],
  },
  'Rasoir de sûreté « Fontclaire » en laiton massif': {
    impact: 'USES',
    terms: [bought('Tête multilame évitée', 3, 26, { counts }), bought('Lame', -0.15, 26)],
  },
  'Dentifrice en pastilles à la menthe, bocal de 250': {
    terms: [
      bought('Tube évité, un toutes les sept semaines', 4.9, 7.4, { people: 1 }),
      bought('Pastille en recharge', -0.04, 2, { per: 'DAY', people: 1 }),
    ],
  },
  'Huile de noisette pour visage et pointes, 100 mL': {
    terms: [
      bought('Démaquillant évité', 9, 4),
      bought('Huile coiffante évitée', 14, 1),
      bought('Flacon, un tous les huit mois', -16.9, 1.5),
    ],
  },
  'Huile d’olive vierge extra du Gard, bidon de 3 L': {
    terms: [bought('Bidon à 58 € au lieu de quatre bouteilles à 18,50 €', 16, 2)],
  },
  'Lentilles noires du Gers, sac en papier de 1 kg': {
    terms: [
      bought('250 g de bœuf haché évités', 3.5, 1, { per: 'WEEK', people: 2 }),
      bought('Portion de lentilles', -0.5, 2, { per: 'WEEK', people: 2 }),
    ],
  },
  'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg': {
    impact: 'USES',
    terms: [
      bought('Capsule évitée', 0.38, 2, { per: 'DAY', people: 2, counts }),
      bought('Tasse, 8 g de grains', -0.223, 2, { per: 'DAY', people: 2 }),
    ],
  },
  'Tee-shirt col rond en coton, 180 g/m²': {
    terms: [bought('Port, 0,32 € au lieu de 0,48 €', 0.16, 50)],
  },
}
