import { bought, type DemoFormulas, electricity, from, water } from './terms.ts'

/** Between cold water at 15 °C and a shower at 38 °C. */
const warming = 23
const counts = 1

/** Of water and energy. */
export const eauEtEnergie: DemoFormulas = {
  'Mousseurs d’eau en laiton 5 L/min, lot de 2': {
    impact: 'LITRES',
    terms: [water('Robinet, 5 L/min au lieu de 12', 7, { times: 5, per: 'DAY', people: 2 })],
  },
  'Pommeau de douche économiseur d’eau « Bruine », 6 L/min': {
    impact: 'LITRES',
    terms: [water('Douche, 6 L/min au lieu de 12', 6, { per: 'SHOWER_MINUTE', warming })],
  },
  'Pommeau de douche à main « Giboulée » chromé, 7 L/min': {
    impact: 'LITRES',
    terms: [water('Douche, 7 L/min au lieu de 12', 5, { per: 'SHOWER_MINUTE', warming })],
  },
  'Récupérateur d’eau de pluie mural « Averse », 300 L': {
    impact: 'LITRES',
    terms: [water('Cuve remplie par la pluie', 300, { times: 18, per: 'YEAR' })],
  },
  'Programmateur d’arrosage à sonde d’humidité': {
    impact: 'LITRES',
    terms: [
      water('Arrosage, 30 % de moins pour un jardin de 20 m³', 6000, { per: 'YEAR', source: from.use }),
    ],
  },
  'Stop-douche à levier en laiton chromé': {
    impact: 'LITRES',
    terms: [water('Deux minutes d’arrêt à 9 L/min', 18, { per: 'SHOWER', warming })],
  },
  'Plaquettes de chasse d’eau pour réservoir de WC': {
    impact: 'LITRES',
    terms: [water('Chasse d’eau, 3 L de moins', 3, { times: 10, per: 'DAY', people: 2 })],
  },
  'Ampoules LED E27 de 5 W et 806 lumens, lot de 4': {
    impact: 'KWH',
    terms: [electricity('Ampoule, 37 W de moins pendant 3 h', 0.111, { times: 4, per: 'DAY' })],
  },
  'Multiprise à interrupteurs individuels, 6 prises': {
    impact: 'KWH',
    terms: [electricity('Veille de 15 W coupée 16 h', 0.24, { per: 'DAY' })],
  },
  'Prise connectée avec mesureur de consommation': {
    impact: 'USES',
    terms: [
      electricity('Veille de 10 W coupée 24 h', 0.24, { per: 'DAY', counts: 0.24 }),
      electricity('Consommation de la prise', -4, { per: 'YEAR' }),
    ],
  },
  'Thermostat programmable filaire pour chaudière': {
    impact: 'KWH',
    terms: [
      {
        kind: 'GAS',
        label: 'Chauffage, 7 % de moins sur 12 000 kWh',
        amount: 840,
        per: 'YEAR',
        source: from.use,
      },
    ],
  },
  'Lampe solaire lampion « Vesprée » en toile, 30 cm': {
    terms: [bought('Bougie d’extérieur évitée, quatre par mois pendant six mois', 1.5, 24)],
  },
  'Chargeur de piles avec 4 accus AA de 2 100 mAh': {
    impact: 'USES',
    terms: [
      bought('Pile jetable évitée', 0.9, 40, { counts }),
      electricity('Recharge d’un accu', -0.005, { times: 40, per: 'YEAR', source: from.use }),
    ],
  },
  'Rideau thermique en coton et chanvre, 140 × 260 cm': {
    impact: 'KWH',
    terms: [electricity('Chaleur gardée derrière une fenêtre de 2 m²', 75, { per: 'YEAR' })],
  },
}
