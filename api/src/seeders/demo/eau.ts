import type { DemoCategory } from './demo-product.ts'
import { detecteur, mousseurs, oyas, pommeau, pommeauRond } from './drawings/eau.ts'
import { programmateur } from './drawings/objects/watering-timer.ts'
import { plaquettes } from './drawings/pieces/cistern-plates.ts'
import { recuperateur } from './drawings/pieces/rain-butt.ts'
import { stopDouche } from './drawings/pieces/shower-stop.ts'

export const eau: DemoCategory = {
  slug: 'gestion-de-la-consommation-deau',
  name: 'Économies d’eau',
  description:
    'Mousseurs, pommeaux, oyas et récupérateurs : de quoi compter l’eau, et en user moins, du robinet de la cuisine au potager.',
  tones: ['#D6E7E9', '#B4D0D4'],
  products: [
    {
      name: 'Mousseurs d’eau en laiton 5 L/min, lot de 2',
      productType: 'Mousseur de robinet',
      description:
        'Deux mousseurs en laiton chromé, à visser à la place de l’embout de vos robinets de cuisine ou de salle de bains. Ils s’adaptent aux filetages courants, mâle de 24 mm et femelle de 22 mm. Les joints et la clé de montage sont fournis. Poids : 38 g pièce.',
      price: '12.90',
      ecoScore: '8.7',
      rating: '4.4',
      reviewCount: 143,
      whyChoose:
        'La pose prend deux minutes, sans plombier. Le jet reste plein et confortable : l’air mêlé à l’eau compense la baisse du débit, qui passe de 12 à 5 L/min.',
      lifeBenefits:
        'Moins d’éclaboussures dans l’évier et un jet régulier, même quand la pression du réseau varie de 1,5 à 5 bars. La grille se démonte à la main et se détartre en une nuit dans un verre de vinaigre.',
      planetBenefits:
        'Pour cinq minutes d’écoulement par jour, le foyer économise environ 12 700 L d’eau par an. L’emballage se limite à un étui en carton contenant au moins 60 % de fibres recyclées.',
      moneySavings:
        'Environ 57 € par an pour cinq minutes d’écoulement par jour, avec une eau à 4,50 € le m³. Le lot est remboursé en moins de trois mois.',
      savingsPerYear: '57.00',
      savingsComparison: 'face à un embout classique',
      paybackMonths: 3,
      impactFigure: '12700.00',
      impactUnit: 'L d’eau économisés par an',
      keepIf:
        'Si votre robinet met plus de douze secondes à remplir une bouteille de 1 L, gardez son embout : il débite déjà moins de 5 L/min.',
      testVolume: '1.0',
      testKeepFlow: '5.0',
      ownFlow: '5.0',
      images: mousseurs,
    },
    {
      name: 'Pommeau de douche économiseur d’eau « Bruine », 6 L/min',
      productType: 'Économiseur de douche',
      description:
        'Pommeau de 11 cm de diamètre en ABS, dont au moins 82 % de matière recyclée, avec une plaque de 96 buses en inox. Il se visse sur tout flexible standard de 15/21. Il est assemblé dans un atelier de l’Ain. Poids : 190 g.',
      price: '34.90',
      ecoScore: '9.0',
      rating: '4.7',
      reviewCount: 287,
      featured: true,
      whyChoose:
        'Un régulateur limite le débit à 6 L/min quelle que soit la pression, quand un pommeau classique en laisse passer 12. Ses buses fines gardent la pluie dense avec cette moitié d’eau.',
      lifeBenefits:
        'À 6 L/min au lieu de 12, le même ballon d’eau chaude suffit à deux fois plus de douches : la dernière personne n’a plus froid. Un coup d’éponge sur les buses enlève le calcaire, sans produit particulier.',
      planetBenefits:
        'Deux douches de cinq minutes par jour consomment 21 900 L de moins par an. L’énergie qui chauffe cette eau baisse d’autant, soit près de 590 kWh avec un chauffe-eau électrique.',
      moneySavings:
        'Environ 99 € d’eau par an (deux douches de cinq minutes par jour, 4,50 € le m³), auxquels s’ajoutent jusqu’à 117 € d’électricité si votre chauffe-eau est électrique, à 0,20 € le kWh. L’eau seule rembourse le pommeau en un peu plus de quatre mois.',
      savingsPerYear: '99.00',
      savingsComparison: 'face à un pommeau classique',
      paybackMonths: 4,
      impactFigure: '21900.00',
      impactUnit: 'L d’eau économisés par an',
      keepIf:
        'Si votre pommeau met plus de 75 secondes à remplir un seau de 10 L, gardez-le : il débite déjà moins de 8 L/min.',
      testVolume: '10.0',
      testKeepFlow: '8.0',
      ownFlow: '6.0',
      images: pommeau,
    },
    {
      name: 'Récupérateur d’eau de pluie mural « Averse », 300 L',
      productType: 'Récupérateur d’eau de pluie',
      description:
        'Cuve étroite à poser contre un mur : 135 cm de haut, 70 cm de large et 42 cm de profondeur. Elle est moulée dans le Finistère, dans un polyéthylène contenant au moins 94 % de matière recyclée. Robinet en laiton, collecteur de gouttière et couvercle verrouillable sont compris. Poids : 18 kg à vide.',
      price: '129.00',
      ecoScore: '8.4',
      rating: '4.5',
      reviewCount: 96,
      weeklySpecial: true,
      whyChoose:
        'Profonde de 42 cm seulement, la cuve trouve sa place le long d’une allée ou sur une petite terrasse. Son couvercle verrouillable tient à l’écart les enfants, les moustiques et la lumière, qui ferait pousser les algues.',
      lifeBenefits:
        'Un arrosoir de 10 L se remplit en une minute environ, et vos plantes reçoivent une eau à température ambiante, presque sans calcaire. Pleine, la cuve assure une semaine d’arrosage d’un petit potager de 8 m².',
      planetBenefits:
        'Remplie dix-huit fois dans l’année, la cuve évite de prélever 5 400 L d’eau potable. À la dernière mesure, la matière recyclée représentait 15 kg de ses 16 kg de plastique.',
      moneySavings:
        'Environ 24 € par an pour 5 400 L à 4,50 € le m³ : la cuve est amortie en un peu plus de cinq ans, pour une durée de vie prévue de vingt ans.',
      savingsPerYear: '24.00',
      savingsComparison: 'face à l’eau du robinet',
      paybackMonths: 65,
      impactFigure: '5400.00',
      impactUnit: 'L d’eau potable économisés par an',
      keepIf: 'Si vous n’arrosez que quelques pots, un seau sous la gouttière suffit.',
      images: recuperateur,
    },
    {
      name: 'Programmateur d’arrosage à sonde d’humidité',
      productType: 'Arrosage en votre absence',
      description:
        'Programmateur à une voie pour robinet de 20/27, commandé par une sonde plantée à 10 cm de profondeur. Boîtier en polypropylène qui résiste à la pluie, écran lisible en plein soleil. Deux piles AA suffisent pour une saison complète. Poids : 420 g.',
      price: '54.90',
      ecoScore: '7.1',
      rating: '4.1',
      reviewCount: 63,
      whyChoose:
        'La sonde mesure l’humidité de la terre et suspend l’arrosage quand il a plu : vous n’arrosez plus sous l’averse. Tout se règle avec une molette et trois boutons, sans compte à créer ni application.',
      lifeBenefits:
        'Vous partez deux semaines en été et les tomates sont arrosées à 5 h du matin, à la fraîche. Une touche suspend le programme pendant 24, 48 ou 72 heures.',
      planetBenefits:
        'Un jardin qui reçoit 20 m³ d’eau par an en demande environ 30 % de moins, face à un réglage fixe, soit 6 000 L économisés chaque année. La membrane et la sonde se remplacent séparément ; les pièces restent disponibles pendant dix ans.',
      moneySavings:
        'Environ 27 € par an pour 6 000 L à 4,50 € le m³ : l’appareil est remboursé au cours de la troisième saison. Prévoyez deux piles AA par an ou, mieux, deux accus rechargeables.',
      savingsPerYear: '27.00',
      savingsComparison: 'face à un réglage fixe',
      paybackMonths: 24,
      impactFigure: '6000.00',
      impactUnit: 'L d’eau économisés par an',
      images: programmateur,
    },
    {
      name: 'Stop-douche à levier en laiton chromé',
      productType: 'Économiseur de douche',
      description:
        'Petit robinet à levier qui se place entre le mitigeur et le flexible, au filetage standard de 15/21. Corps de 5 cm en laiton massif chromé, joint torique remplaçable. Deux joints de rechange sont fournis. Poids : 140 g.',
      price: '16.50',
      ecoScore: '8.2',
      rating: '4.3',
      reviewCount: 148,
      whyChoose:
        'Un quart de tour coupe l’eau pendant les deux minutes du savonnage, sans dérégler le mitigeur. Un mince filet continue de couler pour maintenir la température : c’est voulu, et cela vous évite la surprise d’une eau brûlante.',
      lifeBenefits:
        'Vous retrouvez l’eau à la température où vous l’aviez laissée, d’une seule main et les yeux fermés. Pratique aussi pour laver un enfant, ou un chien de 30 kg que le bruit de l’eau inquiète.',
      planetBenefits:
        'Deux minutes d’arrêt par douche à 9 L/min, c’est 18 L de gagnés, soit environ 13 100 L par an pour deux douches par jour. Le laiton se recycle, et le joint est la seule pièce d’usure.',
      moneySavings:
        'Environ 59 € d’eau par an pour deux douches par jour, à 4,50 € le m³. L’eau chaude évitée représente à peu près 350 kWh, soit 70 € de plus avec un chauffe-eau électrique à 0,20 € le kWh. L’eau seule le rembourse en un peu plus de trois mois.',
      savingsPerYear: '59.00',
      savingsComparison: 'face à l’eau qui coule',
      paybackMonths: 3,
      impactFigure: '13100.00',
      impactUnit: 'L d’eau économisés par an',
      keepIf:
        'Si vous coupez déjà l’eau au mitigeur pendant que vous vous savonnez, vous faites la même économie.',
      images: stopDouche,
    },
    {
      name: 'Oyas à enterrer en terre cuite, lot de 3',
      productType: 'Arrosage en votre absence',
      description:
        'Trois jarres poreuses de 1,5 L, tournées et cuites à 980 °C dans une poterie de la Drôme. Enterrées jusqu’au col entre vos plants, elles diffusent l’eau au rythme des racines pendant cinq jours environ. Hauteur 24 cm, diamètre 15 cm, couvercles compris. Poids : 1,1 kg par jarre.',
      price: '38.00',
      ecoScore: '9.4',
      rating: '4.8',
      reviewCount: 212,
      inStock: false,
      restockDelay: 'deux semaines',
      whyChoose:
        'L’argile ne laisse passer l’eau que lorsque la terre se dessèche : aucun réglage, aucune pile, aucun tuyau. Chaque jarre abreuve un cercle de 50 cm, soit deux pieds de tomates ou un carré de salades.',
      lifeBenefits:
        'Un remplissage tous les cinq jours remplace l’arrosage du soir, et vous partez l’esprit tranquille pour un long week-end. Le sol reste sec en surface, ce qui freine les mauvaises herbes et les limaces.',
      planetBenefits:
        'Sur un été de 120 jours, le lot utilise environ 110 L d’eau, contre 220 L à l’arrosoir pour les mêmes plants. Une jarre cassée finit en tessons, parfaits pour drainer vos pots.',
      moneySavings:
        'L’eau économisée ne pèse que 0,50 € par été, à 4,50 € le m³. Le vrai gain est au panier : trois pieds de tomates sauvés d’une canicule, c’est environ 12 kg de récolte, soit 36 € à 3 € le kg.',
      impactFigure: '110.00',
      impactUnit: 'L d’eau économisés par été',
      images: oyas,
    },
    {
      name: 'Plaquettes de chasse d’eau pour réservoir de WC',
      productType: 'Économiseur de chasse d’eau',
      description:
        'Deux plaquettes en inox gainées de silicone, à courber puis à glisser de part et d’autre du mécanisme de chasse. Avec 32 cm de long et 17 cm de haut, elles conviennent aux réservoirs de 6 à 10 L. Poids : 155 g pièce.',
      price: '14.90',
      ecoScore: '7.4',
      rating: '3.9',
      reviewCount: 41,
      whyChoose:
        'Vous gardez une chasse puissante, car la hauteur d’eau reste la même : seuls les côtés du réservoir sont retenus. La mise en place prend trois minutes, sans démonter le mécanisme.',
      lifeBenefits:
        'Une installation réversible, idéale en location : vous emportez vos plaquettes le jour du déménagement. Avec 3 L de moins à remplir, le réservoir se tait plus vite après une chasse nocturne.',
      planetBenefits:
        'Chaque chasse utilise 3 L de moins. Avec dix passages par jour dans un foyer de deux personnes, cela fait environ 10 900 L d’eau potable économisés par an.',
      moneySavings:
        'Environ 49 € par an pour dix chasses par jour, avec une eau à 4,50 € le m³. L’achat est remboursé en moins de quatre mois.',
      savingsPerYear: '49.00',
      savingsComparison: 'face à la chasse pleine',
      paybackMonths: 4,
      impactFigure: '10900.00',
      impactUnit: 'L d’eau potable économisés par an',
      keepIf:
        'Si vos toilettes ont une chasse à deux boutons, gardez-la telle quelle : le petit bouton économise déjà.',
      images: plaquettes,
    },
    {
      name: 'Détecteur de fuite d’eau à sirène de 85 dB',
      productType: 'Détecteur de fuite',
      description:
        'Boîtier de 8 cm à poser au sol sous l’évier, le lave-linge ou le chauffe-eau, avec une sonde déportée au bout d’un câble de 1,2 m. Coque en ABS, pile de 9 V remplaçable, autonomie d’environ deux ans. Poids : 120 g.',
      price: '29.90',
      ecoScore: '5.6',
      rating: '3.7',
      reviewCount: 18,
      whyChoose:
        'Deux contacts dorés déclenchent la sirène dès 1 mm d’eau au sol, sans connexion ni abonnement. Un signal bref vous prévient environ un mois avant la fin de la pile.',
      lifeBenefits:
        'Vos nuits et celles du voisin du dessous sont plus tranquilles : la sirène de 85 dB s’entend d’une pièce à l’autre. Un bouton permet de la tester chaque mois en deux secondes.',
      planetBenefits:
        'Un flexible qui goutte perd environ 120 L par jour : repérée deux semaines plus tôt, la fuite représente près de 1 700 L économisés. La carte électronique, que la collecte ne recycle pas, pèse sur le score ; deux vis suffisent à ouvrir le boîtier pour le réparer.',
      moneySavings:
        'Près de 8 € d’eau pour 1 700 L à 4,50 € le m³, mais surtout une franchise d’assurance évitée en cas de dégât des eaux, souvent comprise entre 150 et 300 €.',
      images: detecteur,
    },
    {
      name: 'Pommeau de douche à main « Giboulée » chromé, 7 L/min',
      productType: 'Économiseur de douche',
      description:
        'Pommeau rond de 9 cm de diamètre en ABS chromé, à un seul jet, avec un tamis en inox à l’entrée. Il se visse sur tout flexible standard de 15/21. Les joints sont fournis. Poids : 160 g.',
      price: '24.90',
      ecoScore: '8.1',
      rating: '4.4',
      reviewCount: 94,
      whyChoose:
        'Un régulateur limite le débit à 7 L/min, quand un pommeau classique en laisse passer 12. Le tamis retient le sable et les grains de calcaire : il se retire à la main et se rince en une minute.',
      lifeBenefits:
        'Une tête de 9 cm, légère et facile à tenir pour rincer des cheveux longs, laver un enfant ou rincer la baignoire. Les buses souples se détartrent d’un coup de pouce.',
      planetBenefits:
        'Deux douches de cinq minutes par jour consomment environ 18 200 L de moins par an. L’énergie qui chauffe cette eau baisse d’autant, soit près de 490 kWh avec un chauffe-eau électrique. Le chromage est une étape de plus, avec 5 L d’eau par pommeau : son score en tient compte.',
      moneySavings:
        'Environ 82 € d’eau par an (deux douches de cinq minutes par jour, 4,50 € le m³), auxquels s’ajoutent jusqu’à 98 € d’électricité si votre chauffe-eau est électrique, à 0,20 € le kWh. L’eau seule rembourse le pommeau en moins de quatre mois.',
      savingsPerYear: '82.00',
      savingsComparison: 'face à un pommeau classique',
      paybackMonths: 4,
      impactFigure: '18200.00',
      impactUnit: 'L d’eau économisés par an',
      keepIf:
        'Si votre pommeau met plus de 75 secondes à remplir un seau de 10 L, gardez-le : il débite déjà moins de 8 L/min.',
      testVolume: '10.0',
      testKeepFlow: '8.0',
      ownFlow: '7.0',
      images: pommeauRond,
    },
  ],
}
