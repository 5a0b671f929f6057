import { type DemoPassports, guarantee, part, warned } from './demo-passport.ts'

/** Of the two departments of water and energy. */
export const eauEnergie: DemoPassports = {
  'Mousseurs d’eau en laiton 5 L/min, lot de 2': {
    ...{ maker: 'Haute-Savoie', model: 'Mousseur M24/F22, 5 L/min' },
    origin: 'Décolletés en Haute-Savoie (France)',
    composition: 'Laiton chromé, grille en inox, joints en caoutchouc',
    spareParts: [part('Jeu de deux joints', '1.50')],
  },
  'Pommeau de douche économiseur d’eau « Bruine », 6 L/min': {
    ...{ maker: 'Ain', origin: 'Assemblé dans l’Ain (France)' },
    composition: 'ABS contenant au moins 82 % de matière recyclée, plaque en inox',
    guarantees: [guarantee(5, 'La poignée et le régulateur')],
    spareParts: [part('Régulateur de débit', '6.00', '2036-12-31')],
  },
  'Récupérateur d’eau de pluie mural « Averse », 300 L': {
    ...{ maker: 'Finistère', origin: 'Moulé dans le Finistère (France)' },
    composition: 'Polyéthylène contenant au moins 94 % de matière recyclée, robinet en laiton',
    warnings: 'Eau non potable. Fixer au mur avant de remplir, et fermer le couvercle à clé.',
  },
  'Programmateur d’arrosage à sonde d’humidité': {
    ...{ maker: 'Slovaquie', model: 'Programmateur 1 voie, 20/27' },
    origin: 'Assemblé en Slovaquie',
    composition: 'Boîtier en polypropylène, sonde en inox, carte électronique',
    warnings: 'Retirer les piles avant l’hiver. Mettre à l’abri du gel.',
    spareParts: [part('Membrane', '7.50', '2036-12-31'), part('Sonde d’humidité', '14.00', '2036-12-31')],
  },
  'Stop-douche à levier en laiton chromé': {
    ...{ maker: 'Piémont', model: 'Stop-douche 15/21' },
    ...{
      origin: 'Usiné dans le Piémont (Italie)',
      composition: 'Laiton chromé, joint torique en caoutchouc',
    },
    spareParts: [part('Jeu de deux joints toriques', '2.00')],
  },
  'Oyas à enterrer en terre cuite, lot de 3': {
    ...{ maker: 'Drôme', model: 'Oya 1,5 L' },
    ...{ origin: 'Tournées dans la Drôme (France)', composition: 'Terre cuite, col émaillé' },
  },
  'Plaquettes de chasse d’eau pour réservoir de WC': {
    ...{ maker: 'Sarre', model: 'Plaquettes 32 × 17 cm' },
    ...{ origin: 'Découpées dans la Sarre (Allemagne)', composition: 'Inox gainé de silicone' },
  },
  'Détecteur de fuite d’eau à sirène de 85 dB': {
    ...{ maker: 'Pologne', model: 'Sirène 85 dB à sonde' },
    ...{ origin: 'Assemblé en Pologne', composition: 'Coque en ABS, contacts dorés, carte électronique' },
    warnings: 'Sirène de 85 dB : ne pas tenir près de l’oreille. Tester une fois par mois.',
  },
  'Pommeau de douche à main « Giboulée » chromé, 7 L/min': {
    ...{ maker: 'Vénétie', origin: 'Moulé et chromé en Vénétie (Italie)' },
    composition: 'ABS chromé, tamis en inox',
    guarantees: [guarantee(3, 'L’étanchéité')],
  },
  'Ampoules LED E27 de 5 W et 806 lumens, lot de 4': {
    ...{ maker: 'Hongrie', model: 'LED E27, 5 W, 806 lm, 2 700 K' },
    ...{ origin: 'Montées en Hongrie', energyClass: 'C' },
    warnings: 'Couper le courant avant de remplacer l’ampoule. Ne convient pas à un variateur.',
  },
  'Panneau solaire portable pliable « Adret », 28 W': {
    ...{ maker: 'Chine', origin: 'Cousu et monté en Chine', isImported: true },
    composition: 'Toile de polyester (95 % de fibres recyclées au moins), cellules de silicium',
    warnings: 'Ne pas plier les volets dans l’autre sens. Garder les sorties USB au sec.',
  },
  'Multiprise à interrupteurs individuels, 6 prises': {
    ...{ maker: 'Braga', model: 'Bloc 6 prises, 16 A' },
    origin: 'Assemblée à Braga (Portugal)',
    warnings: `Puissance totale : 3 680 W au plus. Ne pas brancher en série. ${warned.mains}`,
  },
  'Prise connectée avec mesureur de consommation': {
    ...{ maker: 'Vietnam', model: 'Prise 16 A à mesureur', isImported: true },
    ...{ origin: 'Fabriquée au Vietnam', warnings: `Puissance : 3 680 W au plus. ${warned.mains}` },
  },
  'Thermostat programmable filaire pour chaudière': {
    ...{ maker: 'Maine-et-Loire', model: 'Thermostat à deux fils' },
    origin: 'Assemblé dans le Maine-et-Loire (France)',
    warnings: 'Couper l’alimentation de la chaudière avant la pose.',
  },
  'Lampe solaire lampion « Vesprée » en toile, 30 cm': {
    ...{ maker: 'Transylvanie', origin: 'Cousue en Transylvanie (Roumanie)' },
    composition: 'Toile de polyester (90 % de fibres recyclées au moins), fil d’acier',
    warnings: 'Ne pas jeter l’accu avec les ordures : il se retire et se rapporte en magasin.',
    spareParts: [part('Accu de rechange', '3.00')],
  },
  'Chargeur de piles avec 4 accus AA de 2 100 mAh': {
    ...{ maker: 'Graz', model: 'Chargeur à 4 voies, USB-C' },
    origin: 'Monté à Graz (Autriche)',
    warnings: 'N’y charger que des accus NiMH : une pile jetable peut couler ou éclater.',
  },
  'Rideau thermique en coton et chanvre, 140 × 260 cm': {
    ...{ maker: 'Vosges', model: 'Rideau 140 × 260 cm' },
    origin: 'Toile tissée dans les Vosges (France)',
    composition: 'Toile de coton et chanvre, ouate de coton recyclé à 85 % au moins, doublure occultante',
    warnings: 'Laisser 30 cm entre le rideau et un radiateur électrique.',
  },
}
