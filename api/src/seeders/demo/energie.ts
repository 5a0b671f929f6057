import type { DemoCategory } from './demo-product.ts'
import { chargeur, lampion, multiprise, panneauSolaire, priseConnectee, rideau } from './drawings/energie.ts'
import { thermostat } from './drawings/objects/thermostat.ts'
import { ampoules } from './drawings/pieces/bulbs.ts'

export const energie: DemoCategory = {
  slug: 'Energie',
  name: 'Énergie',
  description:
    'Ampoules, prises, thermostats et petit solaire : des équipements qui font baisser les kWh, avec le calcul de ce que vous y gagnez.',
  tones: ['#F8E6B6', '#E9CF92'],
  products: [
    {
      name: 'Ampoules LED E27 de 5 W et 806 lumens, lot de 4',
      productType: 'Ampoule LED',
      description:
        'Quatre ampoules à filament LED en verre clair, culot E27, lumière blanc chaud de 2 700 K. Elles éclairent davantage qu’une halogène de 42 W pour 5 W consommés, ce qui les place en classe énergétique C, sur une échelle de A à G. Diamètre 6 cm, hauteur 10,5 cm. Poids : 34 g pièce.',
      price: '19.90',
      ecoScore: '8.4',
      rating: '4.6',
      reviewCount: 412,
      featured: true,
      whyChoose:
        'L’indice de rendu des couleurs atteint 90 sur 100 : le bois, les visages et les légumes gardent leur vraie teinte. La pleine lumière arrive dès l’allumage, sans scintillement visible.',
      lifeBenefits:
        'À trois heures par jour, chaque ampoule tient plus de treize ans, soit 15 000 heures : vous pouvez ranger l’escabeau. Le verre reste à peine tiède après une soirée entière.',
      planetBenefits:
        'Les quatre ampoules consomment environ 22 kWh par an au lieu de 184 kWh, soit 162 kWh de moins, à trois heures par jour. En fin de vie, elles se déposent dans les bacs de collecte des lampes usagées.',
      moneySavings:
        'Environ 32 € par an en remplaçant quatre halogènes de 42 W allumées trois heures par jour, à 0,20 € le kWh. Le lot est remboursé en moins de huit mois.',
      savingsPerYear: '32.00',
      savingsComparison: 'face à des halogènes',
      paybackMonths: 7,
      impactFigure: '162.00',
      impactUnit: 'kWh en moins par an',
      keepIf:
        'Si vos lampes sont déjà des LED, gardez-les jusqu’au bout : le gain vient des halogènes remplacées.',
      images: ampoules,
    },
    {
      name: 'Panneau solaire portable pliable « Adret », 28 W',
      productType: 'Chargeur solaire',
      description:
        'Quatre volets de cellules monocristallines cousus dans une toile en polyester, dont au moins 95 % de fibres recyclées. Plié, le panneau mesure 28 × 16 cm et pèse 640 g. Ses deux sorties USB délivrent ensemble jusqu’à 20 W en plein soleil.',
      price: '89.00',
      ecoScore: '6.2',
      rating: '4.2',
      reviewCount: 57,
      whyChoose:
        'En plein soleil, un téléphone se recharge en deux heures environ, sans batterie intermédiaire. La charge reprend seule après le passage d’un nuage, et quatre œillets en laiton permettent de l’accrocher à un sac ou à une tente.',
      lifeBenefits:
        'Randonnée, camping ou panne de courant : une lampe, une radio et un téléphone restent en marche. La toile supporte les éclaboussures et, avec ses 640 g, le panneau se fait oublier dans un sac à dos.',
      planetBenefits:
        'À raison de trois heures de soleil par jour pendant cent jours, le panneau produit environ 6 kWh par an. Les cellules gardent au moins 80 % de leur puissance après vingt ans, et les prises se remplacent chez le fabricant.',
      moneySavings:
        'L’intérêt du panneau est l’autonomie, non la facture. En camping, il évite une recharge payante à 2 € par jour, soit 28 € pour deux semaines.',
      impactFigure: '6.00',
      impactUnit: 'kWh produits par an',
      images: panneauSolaire,
    },
    {
      name: 'Multiprise à interrupteurs individuels, 6 prises',
      productType: 'Coupe-veille',
      description:
        'Bloc de six prises avec un interrupteur lumineux pour chacune, câble textile de 1,5 m, puissance totale de 3 680 W (16 A). La coque en polycarbonate contient au moins 65 % de matière recyclée. Obturateurs pour les enfants et perçages pour une fixation au mur. Poids : 680 g.',
      price: '27.90',
      ecoScore: '7.6',
      rating: '4.4',
      reviewCount: 133,
      whyChoose:
        'Vous coupez le téléviseur et la console sans éteindre la box internet : chaque prise a son bouton. Les prises inclinées à 45° laissent de la place aux gros chargeurs.',
      lifeBenefits:
        'Un coup d’œil aux voyants suffit pour savoir ce qui reste allumé. Le parafoudre intégré protège vos appareils des surtensions, et le câble de 1,5 m court facilement derrière un meuble.',
      planetBenefits:
        'Couper 15 W de veille pendant seize heures par jour évite environ 88 kWh par an, à peu près la consommation annuelle d’un petit réfrigérateur récent. Le bloc s’ouvre avec quatre vis pour être réparé.',
      moneySavings:
        'Environ 18 € par an pour 15 W de veille coupés seize heures par jour, à 0,20 € le kWh. La multiprise est remboursée en un peu plus d’un an et demi.',
      savingsPerYear: '18.00',
      savingsComparison: 'face à 15 W de veille',
      paybackMonths: 19,
      impactFigure: '88.00',
      impactUnit: 'kWh en moins par an',
      keepIf: 'Si vous débranchez déjà vos appareils, une multiprise de plus n’économise rien.',
      images: multiprise,
    },
    {
      name: 'Prise connectée avec mesureur de consommation',
      productType: 'Coupe-veille',
      description:
        'Prise intermédiaire de 16 A (3 680 W au maximum) qui mesure en continu la puissance et les kWh de l’appareil branché. Boîtier en ABS de 6 cm de diamètre, avec un petit écran et une application en français, sans abonnement. Fabriquée au Vietnam. Poids : 95 g.',
      price: '19.90',
      ecoScore: '4.6',
      rating: '3.6',
      reviewCount: 74,
      whyChoose:
        'Elle affiche la consommation en watts et en euros, à 2 % près, pour débusquer l’appareil qui alourdit votre facture. Les relevés restent dans votre réseau domestique et s’exportent vers un tableur.',
      lifeBenefits:
        'Vous programmez l’arrêt du sèche-serviettes ou de la cafetière à la minute près, jour par jour. L’historique de douze mois montre en un graphique si vos efforts paient.',
      planetBenefits:
        'Repérer et couper 10 W de veille permanente évite 88 kWh par an. La prise en consomme elle-même environ 4, et son électronique venue de loin pèse sur son éco-score : une fois vos mesures faites, prêtez-la à vos voisins.',
      moneySavings:
        'Environ 17 € nets par an pour 10 W de veille coupés, à 0,20 € le kWh, une fois déduite la consommation de la prise. Selon ce calcul, elle est amortie en quinze mois, plus vite encore si vous la partagez.',
      savingsPerYear: '17.00',
      savingsComparison: 'face à 10 W de veille',
      paybackMonths: 14,
      impactFigure: '88.00',
      impactUnit: 'kWh de veille en moins par an',
      images: priseConnectee,
    },
    {
      name: 'Thermostat programmable filaire pour chaudière',
      productType: 'Thermostat de chauffage',
      description:
        'Thermostat d’ambiance à deux fils, compatible avec la plupart des chaudières à gaz, à fioul ou à granulés. Réglage par pas de 0,5 °C, six plages horaires par jour, écran de 9 cm. Boîtier en ABS contenant au moins 50 % de matière recyclée, assemblé dans le Maine-et-Loire. Poids : 210 g.',
      price: '79.00',
      ecoScore: '8.1',
      rating: '4.5',
      reviewCount: 168,
      weeklySpecial: true,
      whyChoose:
        'La molette se comprend sans notice, et vos réglages restent en mémoire quand vous changez les deux piles AA, tous les deux ans. Sans connexion ni compte à créer, il régule à 0,3 °C près.',
      lifeBenefits:
        'Il fait 19 °C au lever, 17 °C quand vous êtes au travail ou sous la couette : la maison est à la bonne température au bon moment, sans que vous touchiez aux radiateurs. Un mode vacances la maintient hors gel, à 8 °C.',
      planetBenefits:
        'Selon l’Ademe, baisser la consigne de 1 °C réduit d’environ 7 % l’énergie de chauffage. Pour une maison chauffée avec 12 000 kWh de gaz par an, cela représente 840 kWh de moins chaque année.',
      moneySavings:
        'Environ 84 € par an pour une consigne moyenne abaissée de 1 °C, sur 12 000 kWh de gaz à 0,10 € le kWh. Le thermostat est remboursé en un hiver.',
      savingsPerYear: '84.00',
      savingsComparison: 'face à 1 °C de plus',
      paybackMonths: 11,
      impactFigure: '840.00',
      impactUnit: 'kWh de gaz en moins par an',
      keepIf:
        'Si vous baissez déjà le chauffage à la main la nuit et en votre absence, gardez vos habitudes.',
      images: thermostat,
    },
    {
      name: 'Lampe solaire lampion « Vesprée » en toile, 30 cm',
      productType: 'Lampe d’extérieur',
      description:
        'Lampion rouge de 30 cm en toile de polyester, dont au moins 90 % de fibres recyclées, tendue sur une armature en fil d’acier. Un panneau solaire de 6 × 6 cm recharge dans la journée un accu remplaçable, pour six heures de lumière à 30 lumens. Poids : 140 g.',
      price: '34.90',
      ecoScore: '7.3',
      rating: '4.0',
      reviewCount: 89,
      whyChoose:
        'L’allumage se fait tout seul à la tombée du jour. L’accu au format AA se change en une minute, sans outil : contrairement à bien des modèles scellés, la lampe ne finit pas à la poubelle le jour où il faiblit.',
      lifeBenefits:
        'Une lumière douce de 2 200 K sur la table du jardin, sans câble à dérouler. Le lampion supporte une pluie d’orage (indice de protection IP44) et, replié, tient l’hiver dans un tiroir.',
      planetBenefits:
        'Le lampion donne environ 200 soirées de lumière par an sans prendre un seul kWh au réseau. L’accu tient 500 charges, soit à peu près deux ans et demi, puis se remplace seul, pour 3 €.',
      moneySavings:
        'Face à quatre bougies d’extérieur par mois à 1,50 € pièce, vous économisez environ 36 € sur les six mois de beaux jours. La lampe est remboursée dès la première saison.',
      savingsPerYear: '36.00',
      savingsComparison: 'face à quatre bougies par mois, l’été',
      paybackMonths: 12,
      impactFigure: '200.00',
      impactUnit: 'soirées de lumière par an',
      images: lampion,
    },
    {
      name: 'Chargeur de piles avec 4 accus AA de 2 100 mAh',
      productType: 'Chargeur de piles',
      description:
        'Chargeur à quatre voies indépendantes pour accus AA et AAA, alimenté par un câble USB-C fourni. Il est livré avec quatre piles rechargeables NiMH à faible autodécharge, qui gardent 70 % de leur charge après un an dans un tiroir. Boîtier de 11 × 7 cm en ABS contenant au moins 55 % de matière recyclée, et 97 % à la dernière mesure. Poids : 330 g.',
      price: '36.50',
      ecoScore: '8.8',
      rating: '4.7',
      reviewCount: 239,
      whyChoose:
        'Chaque voie mesure la tension de son accu et s’arrête au bon moment : aucun n’est surchargé, aucun ne reste à moitié plein. Un test désigne l’accu à remplacer : vous gardez les trois autres.',
      lifeBenefits:
        'Télécommande, jouets, balance : il y a toujours une pile prête dans le tiroir. Un jeu complet se recharge en quatre heures, et un écran indique le niveau de chaque accu.',
      planetBenefits:
        'Un accu supporte environ 500 recharges : les quatre remplacent jusqu’à 2 000 piles jetables. Pour un foyer qui en use 40 par an, cela fait près de 1 kg de piles en moins à collecter chaque année.',
      moneySavings:
        'Environ 36 € par an pour 40 piles jetables évitées à 0,90 € pièce, l’électricité des recharges coûtant moins de 0,50 €. L’achat est amorti en un peu plus d’un an.',
      savingsPerYear: '36.00',
      savingsComparison: 'face au jetable',
      paybackMonths: 12,
      impactFigure: '40.00',
      impactUnit: 'piles jetables en moins par an',
      keepIf:
        'Si vous usez moins de dix piles par an, le chargeur mettra plus de quatre ans à se rembourser : finissez plutôt vos piles.',
      images: chargeur,
    },
    {
      name: 'Rideau thermique en coton et chanvre, 140 × 260 cm',
      productType: 'Rideau thermique',
      description:
        'Un rideau isolant à trois couches : toile de coton et chanvre tissée dans les Vosges côté pièce, ouate de coton recyclé à 85 % au moins au centre, doublure occultante côté vitre. Il pèse 3,2 kg et se pose par ses huit œillets en acier sur une tringle de 28 mm. Teinte écrue.',
      price: '119.00',
      ecoScore: '7.9',
      rating: '4.3',
      reviewCount: 26,
      inStock: false,
      restockDelay: 'un mois',
      whyChoose:
        'L’ouate contient au moins 85 % de coton issu de chutes de confection ; elle est piquée en losanges pour ne pas glisser au fil des lavages. L’ourlet de 10 cm se reprend facilement si vous souhaitez ajuster la hauteur.',
      lifeBenefits:
        'La sensation de froid et de courant d’air près de la fenêtre s’estompe, et le bruit de la rue baisse d’environ 7 dB. L’été, tiré aux heures chaudes, le rideau garde la chambre dans l’ombre.',
      planetBenefits:
        'Tiré chaque nuit d’hiver devant une fenêtre de 2 m² à simple vitrage, il réduit les pertes de chaleur d’environ 75 kWh par an. Il se lave une fois par an, à 30 °C.',
      moneySavings:
        'Environ 15 € par an pour une fenêtre de 2 m² à simple vitrage, avec un chauffage électrique à 0,20 € le kWh. Comptez huit hivers pour l’amortir, soit à peu près la moitié de sa durée de vie.',
      savingsPerYear: '15.00',
      savingsComparison: 'face à une vitre nue',
      paybackMonths: 95,
      impactFigure: '75.00',
      impactUnit: 'kWh en moins par an',
      keepIf:
        'Si votre fenêtre est déjà à double vitrage, le calcul n’est plus le même : gardez vos rideaux.',
      images: rideau,
    },
  ],
}
