import type { DemoCategory } from './demo-product.ts'
import { infusion } from './drawings/alimentation.ts'
import { chocolat } from './drawings/food/chocolate.ts'
import { cafe } from './drawings/food/coffee.ts'
import { miel } from './drawings/food/honey.ts'
import { lentilles } from './drawings/food/lentils.ts'
import { huileOlive } from './drawings/food/olive-oil.ts'
import { spaghettis } from './drawings/pieces/spaghetti.ts'

export const alimentation: DemoCategory = {
  slug: 'alimentation',
  goods: 'FOOD',
  name: 'Alimentation',
  description:
    'Une épicerie courte et choisie : chaque produit dit d’où il vient, qui l’a cultivé et combien de kilomètres il a parcourus.',
  tones: ['#F7DFC0', '#E6C39A'],
  products: [
    {
      name: 'Miel de châtaignier d’Ardèche, pot en verre de 500 g',
      productType: 'Miel',
      description:
        'Un miel ambré, au goût boisé et à la pointe d’amertume, récolté en juillet sur soixante-dix ruches de la montagne ardéchoise. Il est extrait à froid, décanté dix jours et mis en pot par l’apiculteur. Origine : France ; issu de l’agriculture biologique (certificat FR-BIO-00, démonstration).',
      price: '13.80',
      ecoScore: '9.1',
      rating: '4.9',
      reviewCount: 264,
      featured: true,
      whyChoose:
        'Un seul rucher, un seul apiculteur, aucun assemblage. Le numéro de lot inscrit sur le couvercle vous donne l’emplacement des ruches et la date de récolte, au jour près.',
      lifeBenefits:
        'Le miel de châtaignier cristallise très lentement : il se verse encore au bout de 12 mois. Un pot garnit cinquante tartines à 10 g, et son amertume réveille un chèvre frais ou une vinaigrette.',
      planetBenefits:
        'Les ruches restent toute l’année dans un rayon de 15 km, au lieu de suivre les floraisons en camion. Le pot de 230 g de verre est repris, lavé et resservi, en moyenne huit fois.',
      moneySavings:
        'À 27,60 € le kilo, la tartine de 10 g revient à 0,28 €. Rapporté vide, le pot vous rend 0,50 €.',
      images: miel,
    },
    {
      name: 'Spaghettis de blé dur du Lauragais, 3 sachets de 500 g',
      productType: 'Pâtes',
      description:
        'Du blé dur issu de l’agriculture biologique (certificat FR-BIO-00, démonstration), cultivé dans l’Aude et la Haute-Garonne, moulu sur place et tréfilé au bronze. Les pâtes sèchent 14 heures à 45 °C, puis sont ensachées dans du papier. Origine : France ; cuisson 9 minutes.',
      price: '9.60',
      ecoScore: '8.7',
      rating: '4.4',
      reviewCount: 112,
      whyChoose:
        'La filière en bronze laisse une surface rugueuse qui retient la sauce. Champ, moulin et séchoir tiennent dans un rayon de 12 km, et le nom du cultivateur figure sur chaque sachet.',
      lifeBenefits:
        'Trois sachets font quinze assiettes de 100 g, de quoi tenir un mois de dîners pressés. Les pâtes restent fermes même si vous oubliez la casserole deux minutes de trop.',
      planetBenefits:
        'Le blé alterne avec le pois chiche, qui enrichit le sol en azote : aucun engrais de synthèse n’est épandu. Trois sachets de papier pèsent 27 g en tout et rejoignent le bac de tri.',
      moneySavings:
        'À 6,40 € le kilo, l’assiette de 100 g revient à 0,64 €. Le lot coûte 1,50 € de moins que trois sachets achetés séparément à 3,70 €.',
      images: spaghettis,
    },
    {
      name: 'Huile d’olive vierge extra du Gard, bidon de 3 L',
      productType: 'Huile d’olive',
      description:
        'Une huile au fruité franc, tirée d’olives picholines cueillies en novembre et pressées à froid dans les 12 heures. Elle est logée dans un bidon en acier étamé de 3 L, avec robinet. Origine : France (Gard) ; issue de l’agriculture biologique (certificat FR-BIO-00, démonstration).',
      price: '58.00',
      ecoScore: '8.4',
      rating: '4.7',
      reviewCount: 139,
      whyChoose:
        'Une seule variété, un seul domaine et une acidité de 0,3 %, quand la catégorie « vierge extra » en admet 0,8. L’acier arrête la lumière : entamé, le bidon garde son goût six mois.',
      lifeBenefits:
        'Le robinet remplit votre huilier sans goutte ni entonnoir. À 10 mL par repas et deux repas par jour, le bidon dure cinq mois, de la salade à la poêle.',
      planetBenefits:
        'Le bidon de 320 g remplace quatre bouteilles de 75 cL, soit 2 kg de verre à fondre et à transporter. L’oliveraie n’est arrosée que les deux premières années, et les grignons retournent au pied des arbres.',
      moneySavings:
        'Quatre bouteilles de 75 cL à 18,50 € coûteraient 74 € : vous économisez 16 € par bidon. Pour 6 L par an, la différence atteint 32 €.',
      savingsPerYear: '32.00',
      savingsComparison: 'face à huit bouteilles par an',
      images: huileOlive,
    },
    {
      name: 'Lentilles noires du Gers, sac en papier de 1 kg',
      productType: 'Légumes secs',
      description:
        'De petites lentilles brillantes, fermes à la cuisson, au goût de châtaigne. Elles sont semées, récoltées et triées dans une ferme de Lectoure, puis ensachées dans un papier de 12 g. Origine : France ; issues de l’agriculture biologique (certificat FR-BIO-00, démonstration).',
      price: '7.20',
      ecoScore: '9.4',
      rating: '4.6',
      reviewCount: 98,
      weeklySpecial: true,
      whyChoose:
        'Le tri optique écarte les cailloux : il ne vous reste qu’un rinçage. Ces lentilles ne s’écrasent pas, ni en salade ni en soupe, et chaque sac porte l’année de récolte.',
      lifeBenefits:
        'Ni trempage ni surveillance : 20 minutes à petits bouillons et le repas est prêt. Un sac de 1 kg nourrit quatorze convives, à 70 g par personne, et se garde deux ans au sec.',
      planetBenefits:
        'La lentille puise son azote dans l’air, d’où une culture sans engrais azoté ni arrosage. Selon les ordres de grandeur de la base Agribalyse, un kilo de lentilles émet environ 1 kg d’équivalent dioxyde de carbone, contre plus de 25 kg pour le bœuf.',
      moneySavings:
        'La portion de 70 g revient à 0,50 €. En remplaçant pour deux un plat de bœuf haché par semaine (250 g à 14 € le kilo), vous économisez environ 130 € par an.',
      savingsPerYear: '130.00',
      savingsComparison: 'face à un plat de bœuf haché par semaine',
      images: lentilles,
    },
    {
      name: 'Café d’Éthiopie en grains, torréfié à Rennes, 1 kg',
      productType: 'Café',
      description:
        'Un arabica lavé du Sidama, cultivé à 1 900 m d’altitude, aux notes d’abricot et de bergamote. Il est torréfié 15 minutes à Rennes, chaque mardi, et expédié le lendemain. Origine : Éthiopie ; issu de l’agriculture biologique (certificat FR-BIO-00, démonstration) et du commerce équitable (label Fairtrade, FLO-ID 00000, démonstration).',
      price: '27.90',
      ecoScore: '6.2',
      rating: '4.5',
      reviewCount: 205,
      whyChoose:
        'La date de torréfaction est tamponnée sur le sachet : vous le recevez moins de six jours après. La coopérative de 380 familles est payée 30 % au-dessus du cours mondial, contrat de trois ans à l’appui.',
      lifeBenefits:
        'Un kilo donne 125 tasses à 8 g, soit deux mois à deux tasses par jour. Le grain convient au piston, au filtre et à la machine à broyeur ; une pince en bois referme le sachet.',
      planetBenefits:
        'Les caféiers poussent sous des arbres qui gardent le sol frais, sans engrais de synthèse. Restent un sachet de 22 g en plastique et des parcelles nommées pour 56 % seulement de la masse : d’où une note moyenne. Le trajet, 9 000 km en cargo, y pèse moins. Les deux certificats ne sont pas joints à l’évaluation : aucun point n’en dépend.',
      moneySavings:
        'La tasse revient à 0,22 €, contre environ 0,38 € en capsule. À deux tasses par jour, vous économisez près de 115 € par an, et 730 capsules.',
      savingsPerYear: '115.00',
      savingsComparison: 'face à une capsule par jour par personne',
      impactFigure: '730.00',
      impactUnit: 'capsules en moins par an',
      keepIf: 'Si vous buvez déjà du café en grains, vous n’avez rien à économiser ici.',
      images: cafe,
    },
    {
      name: 'Chocolat noir du Pérou à 74 %, coffret de 6 tablettes',
      productType: 'Chocolat',
      description:
        'Six tablettes de 80 g faites de trois ingrédients : fèves de cacao, sucre de canne, beurre de cacao. Les fèves de la région de San Martín sont broyées et conchées 48 heures à Bayonne. Origine : Pérou ; issu de l’agriculture biologique (certificat FR-BIO-00, démonstration).',
      price: '29.50',
      ecoScore: '5.9',
      rating: '4.3',
      reviewCount: 73,
      whyChoose:
        'L’atelier part de la fève et non d’une pâte toute faite : il choisit la torréfaction de chaque sac. Le nom de la plantation et l’année de récolte sont écrits au dos de chaque tablette.',
      lifeBenefits:
        'Douze carrés d’environ 7 g par tablette : à un carré par jour, le coffret dure dix semaines. Les notes de fruits rouges et de noix se révèlent mieux à 20 °C, hors du réfrigérateur.',
      planetBenefits:
        'Le cacao pousse sous couvert d’arbres, sur des parcelles cultivées depuis plus de 20 ans, sans défrichement. Le transport et le film des tablettes, qui ne se recycle pas encore, pèsent néanmoins lourd ; l’étui, lui, est en carton recyclé à 85 %. Le certificat biologique n’est pas joint à l’évaluation : aucun point n’en dépend.',
      moneySavings:
        'La tablette revient à 4,92 € et le carré à 0,41 €. C’est un plaisir, non une économie : à un carré par jour, il vous en coûte moins de 3 € par semaine.',
      images: chocolat,
    },
    {
      name: 'Infusion de verveine et de tilleul, boîte de 50 g',
      productType: 'Infusion',
      description:
        'Des feuilles entières de verveine et des bractées de tilleul, cueillies à la main de juin à septembre et séchées cinq jours à l’ombre. La boîte en métal de 50 g, haute de 12 cm, ferme par un double couvercle. Origine : France (Drôme) ; issue de l’agriculture biologique (certificat FR-BIO-00, démonstration).',
      price: '10.90',
      ecoScore: '9.0',
      rating: '4.2',
      reviewCount: 54,
      inStock: false,
      whyChoose:
        'Des feuilles qui se déplient dans la théière, et non de la poussière en sachet : une pincée de 1,5 g suffit. Deux plantes, aucun arôme ajouté, une récolte par an, annoncée dès qu’elle est prête.',
      lifeBenefits:
        'Une boîte donne 33 tasses, et les mêmes feuilles acceptent une seconde eau. Laissez infuser 6 minutes à 90 °C, couvercle posé ; l’infusion se boit aussi froide, l’été, avec une tranche de citron.',
      planetBenefits:
        'Le séchoir, chauffé par le soleil, se passe d’appoint, à 4 km des cultures. Une tasse par jour en vrac évite 365 sachets par an, avec leur fil et leur enveloppe, soit environ 500 g d’emballages.',
      moneySavings:
        'La tasse revient à 0,33 € avec la boîte, puis à 0,24 € avec la recharge de 100 g à 15,90 €.',
      impactFigure: '365.00',
      impactUnit: 'sachets en moins par an',
      images: infusion,
    },
  ],
}
