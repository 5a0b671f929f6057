import type { DemoCategory } from './demo-product.ts'
import { dentifrice, peigne, rasoir, shampoingSolide } from './drawings/hygiene-beaute.ts'
import { cremeVisage, deodorant } from './drawings/objects/cream-pots.ts'
import { huileNoisette } from './drawings/pieces/hazelnut-oil.ts'
import { savonDeMarseille } from './drawings/pieces/marseille-soap.ts'

export const hygieneBeaute: DemoCategory = {
  slug: 'hygiene-beaute',
  name: 'Hygiène et beauté',
  description:
    'Une salle de bains plus légère : des solides, des pots repris ou rechargés, et des listes d’ingrédients assez courtes pour être lues.',
  tones: ['#EEDAE1', '#D9BAC5'],
  products: [
    {
      name: 'Shampoing solide « Avoine douce », galet de 85 g',
      productType: 'Shampoing',
      description:
        'Un galet de 85 g à base de tensioactifs de coco, de protéines d’avoine et d’huile de pépins de raisin, pour cheveux normaux. Il est pressé à froid à Nantes et emballé dans un étui en carton de 6 g. Une cordelette de coton permet de le suspendre pour qu’il sèche entre deux usages. Ingrédients : Sodium Cocoyl Isethionate, Stearic Acid, Aqua, Vitis Vinifera Seed Oil, Hydrolyzed Oat Protein, Cetyl Alcohol. En cas de contact avec les yeux, rincer à l’eau.',
      price: '9.90',
      ecoScore: '8.2',
      rating: '4.3',
      reviewCount: 412,
      weeklySpecial: true,
      whyChoose:
        'Un galet fait environ 70 lavages, autant que deux flacons de 250 mL. Trois passages sur cheveux mouillés suffisent à faire mousser, et le rinçage prend moins d’une minute.',
      lifeBenefits:
        'À trois lavages par semaine, il vous accompagne cinq mois. Solide, il échappe à la limite de 100 mL des liquides en cabine et ne se renverse pas dans la trousse de toilette.',
      planetBenefits:
        'Vous faites venir 85 g de matière au lieu de 550 g de liquide et de plastique. Deux personnes évitent près de 9 flacons par an, soit environ 225 g de plastique.',
      moneySavings:
        'Deux flacons de 250 mL à 6,50 € coûtent 13 € ; le galet, 9,90 €. À neuf galets par an pour une famille de quatre, l’économie atteint environ 28 €, soit 14 € à deux.',
      savingsPerYear: '14.00',
      savingsComparison: 'face aux flacons d’une année',
      impactFigure: '9.00',
      impactUnit: 'flacons en moins par an',
      keepIf: 'Finissez d’abord vos flacons : ils sont déjà payés.',
      images: shampoingSolide,
    },
    {
      name: 'Savon de Marseille à l’huile d’olive, cube de 300 g',
      productType: 'Savon',
      description:
        'Ce cube de près de 7 cm de côté est cuit dix jours au chaudron, à Marseille, puis séché à l’air sur des claies. Sa liste tient en quatre ingrédients : huile d’olive, huile de coco, soude et sel. Il ne reçoit ni parfum ni colorant. Ingrédients : Sodium Olivate, Sodium Cocoate, Aqua, Sodium Chloride. Éviter le contact avec les yeux.',
      price: '6.40',
      ecoScore: '9.5',
      rating: '4.8',
      reviewCount: 287,
      whyChoose:
        'Un seul cube pour les mains, les cols de chemise, le linge délicat et les pinceaux. Il arrive nu, serré dans une bague de papier de 3 g qui rappelle la date et le numéro de la cuite.',
      lifeBenefits:
        'À huit lavages de mains par jour, il tient quatre mois. Coupez-le au fil en quatre morceaux de 75 g : un pour chaque lavabo, les autres au placard, où ils durcissent et s’usent moins vite.',
      planetBenefits:
        'Un cube fait environ 1 000 lavages de mains et remplace cinq flacons-pompes de 300 mL, soit 150 g de plastique. La chaudière est chauffée à 80 % par des grignons d’olive, résidu du moulin voisin.',
      moneySavings:
        'Cinq flacons de savon liquide à 2,90 € reviennent à 14,50 €, contre 6,40 € pour le cube. À trois cubes par an, vous économisez environ 24 €.',
      savingsPerYear: '24.00',
      savingsComparison: 'face au savon liquide d’une année',
      images: savonDeMarseille,
    },
    {
      name: 'Déodorant crème à la sauge, pot en verre de 50 g',
      productType: 'Déodorant',
      description:
        'Une crème fondante au bicarbonate de soude, à l’huile de coco, à l’amidon de maïs et à la cire de candelilla, parfumée à la sauge. Le pot en verre de 50 g mesure 5 cm de diamètre et ferme par un couvercle en aluminium. Elle est préparée à Angers, par lots de 200 pots. Ingrédients : Cocos Nucifera Oil, Zea Mays Starch, Sodium Bicarbonate, Euphorbia Cerifera Cera, Butyrospermum Parkii Butter, Salvia Officinalis Oil, Linalool. Ne pas appliquer sur une peau irritée.',
      price: '11.50',
      ecoScore: '7.4',
      rating: '3.7',
      reviewCount: 176,
      whyChoose:
        'Sept ingrédients, tous traduits en français sur l’étiquette. Une noisette de 0,4 g par jour suffit, et le pot reste bon un an après ouverture.',
      lifeBenefits:
        'Le pot dure quatre mois et loge dans une poche. La crème se chauffe entre les doigts et s’étale en quelques secondes ; au-dessus de 28 °C, gardez-la au frais pour qu’elle reste ferme.',
      planetBenefits:
        'Ni gaz propulseur ni tube en plastique : un pot de 70 g de verre que nous reprenons, lavons et remplissons jusqu’à dix fois. Sur un an, trois pots remplacent près de 9 bâtons en plastique.',
      moneySavings:
        'À trois pots par an, vous dépensez 34,50 €. Un bâton à 4,90 € remplacé toutes les six semaines revient à 42 € : l’écart est d’environ 8 € par an.',
      savingsPerYear: '8.00',
      savingsComparison: 'face à un stick toutes les six semaines',
      impactFigure: '9.00',
      impactUnit: 'bâtons en plastique en moins par an',
      images: deodorant,
    },
    {
      name: 'Rasoir de sûreté « Fontclaire » en laiton massif',
      productType: 'Rasoir',
      description:
        'Un rasoir à peigne fermé, usiné à Thiers dans du laiton massif et poli à la main. Il mesure 9,5 cm, pèse 92 g et accepte toutes les lames à double tranchant de 43 mm. Le coffret en carton contient cinq lames et une boîte en fer pour rapporter les lames usées.',
      price: '34.90',
      ecoScore: '9.0',
      rating: '4.8',
      reviewCount: 198,
      featured: true,
      whyChoose:
        'Trois pièces qui se dévissent à la main, rien qui se grippe, aucune tête propriétaire à racheter. Il convient au visage comme aux jambes.',
      lifeBenefits:
        'Le poids du laiton fait le travail : la lame glisse, inutile d’appuyer. Comptez deux semaines pour prendre le geste, puis un rasage en 5 minutes et une lame à changer tous les six rasages.',
      planetBenefits:
        'À trois rasages par semaine, vous usez 26 lames par an, soit 20 g d’acier qui se recyclent. Avec un rasoir multilame, ce serait 26 têtes mêlant plastique, acier et caoutchouc, près de 100 g qui ne se trient pas.',
      moneySavings:
        'Une lame coûte 0,15 €, une tête multilame environ 3 €. À 26 remplacements par an, la dépense passe de 78 € à 4 € : le rasoir est remboursé en six mois, puis vous gardez 74 € par an.',
      savingsPerYear: '74.00',
      savingsComparison: 'face à un multilame',
      paybackMonths: 6,
      impactFigure: '26.00',
      impactUnit: 'têtes de rasoir en moins par an',
      keepIf: 'S’il vous reste des têtes d’avance, usez-les d’abord.',
      images: rasoir,
    },
    {
      name: 'Dentifrice en pastilles à la menthe, bocal de 250',
      productType: 'Dentifrice',
      description:
        'Des pastilles à croquer à base de carbonate de calcium, de xylitol et d’huile essentielle de menthe poivrée, avec 1 450 ppm de fluor. Le bocal en verre à couvercle vissé en contient 250, soit 88 g. Elles sont pressées à Remiremont, dans les Vosges. Ingrédients : Calcium Carbonate, Xylitol, Microcrystalline Cellulose, Sodium Bicarbonate, Sodium Cocoyl Glutamate, Sodium Monofluorophosphate, Mentha Piperita Oil, Magnesium Stearate, Limonene. Enfants de 6 ans ou moins : utiliser une quantité de la taille d’un petit pois sous la surveillance d’un adulte, afin d’en réduire le plus possible l’ingestion. En cas d’apport de fluor provenant d’autres sources, consultez un dentiste ou un médecin.',
      price: '14.90',
      ecoScore: '7.9',
      rating: '4.1',
      reviewCount: 153,
      whyChoose:
        'Une pastille, une dose : on croque, on brosse, on rince, et rien ne reste au fond d’un tube. La teneur en fluor et les neuf ingrédients sont imprimés en toutes lettres sur le bocal.',
      lifeBenefits:
        'À deux brossages par jour, le bocal dure quatre mois pour une personne. Une boîte de poche de 20 pastilles, jointe, couvre dix jours de voyage sans tube qui coule ni limite de 100 mL.',
      planetBenefits:
        'La recharge tient dans un sachet en papier de 8 g. Un couple évite ainsi quinze tubes par an (un par personne toutes les sept semaines), dont les couches de plastique et d’aluminium se trient mal.',
      moneySavings:
        'En recharge à 9,90 €, la pastille revient à 0,04 €, soit 29 € par an et par personne. Un tube à 4,90 € toutes les sept semaines revient à 36 € : vous gardez 7 € chacun, donc 14 € à deux.',
      savingsPerYear: '14.00',
      savingsComparison: 'face aux tubes d’une année',
      images: dentifrice,
    },
    {
      name: 'Huile de noisette pour visage et pointes, 100 mL',
      productType: 'Soin du visage',
      description:
        'Une huile fine, pressée à froid à partir de noisettes du Lot-et-Garonne issues de l’agriculture biologique (certificat FR-BIO-00, démonstration). Le flacon de 100 mL, en verre ambré, porte un compte-gouttes que vous gardez d’un flacon à l’autre. Un seul ingrédient, une seule récolte : l’année est imprimée sur l’étiquette. Ingrédient : Corylus Avellana Seed Oil. Ne convient pas en cas d’allergie aux fruits à coque.',
      price: '16.90',
      ecoScore: '8.5',
      rating: '4.5',
      reviewCount: 64,
      whyChoose:
        'Il faut environ 200 g de noisettes décortiquées pour remplir un flacon, et rien d’autre n’y entre. La texture est sèche : elle pénètre en une minute et ne poisse pas l’oreiller.',
      lifeBenefits:
        'Chaque jour, quatre gouttes pour démaquiller, six pour lisser les pointes : à ce rythme, le flacon dure huit mois. Deux gestes, un seul produit, et une étagère qui respire.',
      planetBenefits:
        'Les noisettes parcourent 35 km du verger au moulin, et le tourteau nourrit un élevage de brebis voisin. Le verre contient 50 % de calcin ; garder le compte-gouttes évite 12 g de plastique à chaque rachat.',
      moneySavings:
        'Un flacon tous les huit mois revient à 25 € par an. Un démaquillant à 9 € par trimestre et une huile coiffante à 14 € par an coûtent ensemble 50 € : vous gardez 25 €.',
      savingsPerYear: '25.00',
      savingsComparison: 'face à cinq flacons de soins par an',
      images: huileNoisette,
    },
    {
      name: 'Crème visage au karité et au tilleul, pot de 50 mL',
      productType: 'Soin du visage',
      description:
        'Une émulsion onctueuse de beurre de karité du Burkina Faso, d’eau de tilleul de la Drôme et d’huile de tournesol, au label Nature & Progrès (n° 0000, démonstration). Le pot en verre de 50 mL est consigné. Elle est préparée à Die, par lots de 300 pots datés. Ingrédients : Aqua, Tilia Platyphyllos Flower Water, Butyrospermum Parkii Butter, Helianthus Annuus Seed Oil, Glycerin, Cetearyl Olivate, Sorbitan Olivate, Cetyl Alcohol, Xanthan Gum, Tocopherol, Benzyl Alcohol, Dehydroacetic Acid, Lactic Acid, Linalool. Éviter le contour des yeux.',
      price: '24.50',
      ecoScore: '7.1',
      rating: '4.4',
      reviewCount: 91,
      inStock: false,
      restockDelay: 'trois semaines',
      whyChoose:
        'Le karité est acheté à une coopérative de 140 productrices, payé avant la récolte. La formule compte quatorze ingrédients, et leur part exacte est publiée au dos de l’étui.',
      lifeBenefits:
        'Une noisette matin et soir laisse la peau souple, sans effet brillant. Le pot dure trois mois ; l’ouverture de 5 cm permet d’en atteindre le fond sans spatule.',
      planetBenefits:
        'Chaque pot rapporté est lavé à Valence et resservi, en moyenne six fois : cinq pots de 110 g de verre épargnés. Le karité vient une fois par an, par bateau ; un seul pot sur cinq nous revient, et cela pèse sur la note.',
      moneySavings:
        'À 24,50 € le trimestre, elle revient à 0,27 € par jour. La consigne vous rend 2 € par pot rapporté.',
      images: cremeVisage,
    },
    {
      name: 'Peigne à dents larges en buis, taillé à la main',
      productType: 'Peigne',
      description:
        'Taillé en Ariège dans une seule pièce de buis séchée cinq ans, ce peigne mesure 17 × 5 cm et pèse 38 g. Ses 24 dents arrondies, espacées de 4 mm, démêlent les cheveux épais ou bouclés. Il est fini à l’huile de lin et rangé dans un étui de coton.',
      price: '15.90',
      ecoScore: '9.2',
      rating: '4.7',
      reviewCount: 45,
      whyChoose:
        'Les dents sont sciées puis poncées une à une : aucune bavure de moulage n’accroche le cheveu. Le veinage diffère d’un peigne à l’autre, et vos initiales peuvent y être gravées sans supplément.',
      lifeBenefits:
        'Le bois ne se charge pas d’électricité statique : les cheveux fins cessent de voler en hiver. Une goutte d’huile deux fois par an et un brossage à sec suffisent à l’entretenir.',
      planetBenefits:
        'Le buis est prélevé à moins de 40 km de l’atelier, lors des coupes d’entretien, et les chutes chauffent le séchoir. Un peigne gardé quinze ans évite dix peignes moulés, soit 300 g de plastique.',
      moneySavings:
        'Un peigne en plastique à 4 €, remplacé tous les dix-huit mois, coûte 40 € en quinze ans. Celui-ci demande 15,90 € pour la même durée : vous gardez 24 €.',
      images: peigne,
    },
  ],
}
