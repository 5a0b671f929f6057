import type { DemoCategory } from './demo-product.ts'
import { bocaux, bokashi, sacsConservation } from './drawings/dechets-alimentaires.ts'
import { composteur } from './drawings/objects/garden-composter.ts'
import { lombricomposteur } from './drawings/objects/worm-composter.ts'
import { seauCompost } from './drawings/pieces/kitchen-pail.ts'
import { cloche } from './drawings/pieces/silicone-cover.ts'

export const dechetsAlimentaires: DemoCategory = {
  slug: 'gestion-des-dechets-alimentaires',
  name: 'Anti-gaspillage',
  description:
    'Conserver plus longtemps, réutiliser les restes, composter les épluchures : de quoi alléger votre poubelle de ses déchets alimentaires.',
  tones: ['#F3D7C9', '#DFB7A2'],
  products: [
    {
      name: 'Composteur de jardin « Sous-Bois » en mélèze, 400 L',
      productType: 'Composteur',
      description:
        'Bac de 75 × 75 × 80 cm en lames de mélèze du Jura de 20 mm, certifié PEFC (n° 10-31-0000, démonstration) et laissé brut. Les lames s’emboîtent sans vis, la façade coulisse pour prélever le compost mûr et le couvercle articulé protège de la pluie. Il pèse 24 kg.',
      price: '94.00',
      ecoScore: '9.3',
      rating: '4.6',
      reviewCount: 176,
      featured: true,
      whyChoose:
        'Le mélèze tient une douzaine d’années en plein air sans lasure, et chaque lame se remplace à l’unité. Le montage prend un quart d’heure, sans outil ; un guide de 24 pages vous accompagne saison après saison.',
      lifeBenefits:
        'Les épluchures quittent la cuisine, la poubelle sent moins et sort un soir sur deux. Au bout de huit à dix mois, vous récoltez un compost brun et friable qui sent le sous-bois.',
      planetBenefits:
        'Une famille de quatre personnes y transforme environ 250 kg de déchets de cuisine et de jardin par an, qui n’ont plus à être collectés ni incinérés. Elle en tire à peu près 80 kg de compost.',
      moneySavings:
        'Environ 36 € par an : 160 L de compost maison remplacent quatre sacs de terreau de 40 L à 9 €. Le composteur est amorti en moins de trois ans.',
      savingsPerYear: '36.00',
      savingsComparison: 'face au terreau',
      paybackMonths: 31,
      impactFigure: '250.00',
      impactUnit: 'kg de déchets en moins par an',
      keepIf: 'Si un composteur partagé est à deux pas de chez vous, essayez-le d’abord.',
      images: composteur,
    },
    {
      name: 'Lombricomposteur d’appartement « Tourelle », 4 plateaux',
      productType: 'Composteur',
      description:
        'Tour de quatre plateaux percés de 38 cm de côté, sur un bac à robinet, moulée en Bretagne dans un polypropylène contenant au moins 95 % de matière recyclée. Haute de 62 cm, elle s’installe dans la cuisine ou sur un balcon abrité, entre 12 et 25 °C. Les 500 g de vers vous sont expédiés à la date de votre choix.',
      price: '119.00',
      ecoScore: '8.7',
      rating: '4.4',
      reviewCount: 58,
      inStock: false,
      whyChoose:
        'Les vers montent d’un plateau à l’autre en suivant la nourriture : vous récoltez sans trier. Le robinet de 20 mm ne se bouche pas, et une conseillère répond à vos questions pendant la première année.',
      lifeBenefits:
        'Bien équilibré, il ne sent que la terre humide et ne demande que dix minutes par semaine. Les enfants adorent nourrir les vers, et vos plantes d’appartement profitent d’un engrais liquide à diluer à 10 %.',
      planetBenefits:
        'Deux personnes y déposent environ 1,5 kg de déchets de cuisine par semaine, soit près de 80 kg par an en moins dans la poubelle. Les vers en font une quinzaine de kilos de lombricompost.',
      moneySavings:
        'Environ 45 € par an : 15 kg de lombricompost à 1,40 € le kg et quatre bidons d’engrais liquide à 6 € que vous n’achetez plus. L’appareil est amorti en moins de trois ans.',
      savingsPerYear: '45.00',
      savingsComparison: 'face à l’engrais acheté',
      paybackMonths: 32,
      impactFigure: '80.00',
      impactUnit: 'kg de déchets en moins par an',
      keepIf: 'Si un composteur partagé est à deux pas de chez vous, essayez-le d’abord.',
      images: lombricomposteur,
    },
    {
      name: 'Seau bokashi à robinet de 16 L avec ferments',
      productType: 'Composteur',
      description:
        'Seau de 16 L à couvercle étanche, grille d’égouttage et robinet, en polypropylène contenant au moins 90 % de matière recyclée. Il est fourni avec un pilon pour tasser les déchets et 1 kg de son de blé ensemencé, soit deux mois d’usage. Hauteur 38 cm, diamètre 27 cm.',
      price: '44.90',
      ecoScore: '7.4',
      rating: '4.0',
      reviewCount: 35,
      whyChoose:
        'La fermentation sans air accepte ce que le compost refuse : restes cuits, agrumes, petits morceaux de viande ou de fromage. Le joint de 6 mm retient les odeurs, même dans la cuisine d’un studio.',
      lifeBenefits:
        'Vous videz l’assiette, saupoudrez, tassez, refermez : une minute par jour. Le seau se remplit en trois à quatre semaines à deux, puis repose quinze jours avant d’être vidé au jardin ou au compost collectif.',
      planetBenefits:
        'À raison de neuf remplissages de 10 kg, il détourne de la poubelle environ 90 kg de déchets alimentaires par an. Dilué à 1 %, le jus récolté nourrit les plantes au lieu de partir à l’évier.',
      moneySavings:
        'Comptez 16 € nets par an : cinq bidons d’engrais à 8 € évités, moins 24 € de ferments à racheter : le seau est remboursé en moins de trois ans. Vous pouvez aussi ensemencer le son vous-même, pour le tiers de ce prix.',
      savingsPerYear: '16.00',
      savingsComparison: 'face à l’engrais acheté',
      paybackMonths: 34,
      impactFigure: '90.00',
      impactUnit: 'kg de déchets en moins par an',
      images: bokashi,
    },
    {
      name: 'Seau à compost de cuisine en inox, 5 L',
      productType: 'Seau à compost',
      description:
        'Seau de 5 L en inox brossé, haut de 23 cm pour 19 cm de diamètre, avec une anse repliable et un bac intérieur amovible. Le couvercle loge un filtre au charbon actif, à changer deux fois par an. L’inox contient au moins 82 % de matière recyclée. Poids : 1,2 kg.',
      price: '32.90',
      ecoScore: '7.8',
      rating: '4.3',
      reviewCount: 104,
      whyChoose:
        'Posé près de la planche à découper, il s’ouvre d’une main et contient les odeurs pendant quatre à cinq jours. Le bac intérieur de 5 L se vide sans sac et passe au lave-vaisselle.',
      lifeBenefits:
        'Finis les allers-retours quotidiens au composteur sous la pluie : deux trajets par semaine suffisent. Le couvercle ajusté tient les moucherons à distance, même au mois d’août.',
      planetBenefits:
        'Trier ses déchets de cuisine retire environ 80 kg par personne et par an de la poubelle ordinaire. En vous passant de sacs, vous évitez aussi une centaine de sachets chaque année.',
      moneySavings:
        'Près de 6 € nets par an : 104 sachets évités à 0,10 € pièce, moins une paire de filtres à 4 €. À ce compte, le seau est remboursé en cinq ans et demi. Si votre commune facture la levée du bac, une sortie de moins par mois à 4 € ajoute 48 €.',
      savingsPerYear: '6.00',
      savingsComparison: 'face aux sachets',
      paybackMonths: 66,
      impactFigure: '104.00',
      impactUnit: 'sachets en moins par an',
      keepIf: 'Un saladier couvert d’une assiette fait le même trajet jusqu’au composteur.',
      images: seauCompost,
    },
    {
      name: 'Bocaux de conservation en verre, lot de 6',
      productType: 'Conservation des restes',
      description:
        'Six bocaux de 750 mL en verre épais, dont au moins 55 % de verre recyclé, à fermeture mécanique en inox et rondelle en caoutchouc. Hauts de 15 cm, ils supportent la stérilisation à 100 °C comme le réfrigérateur. Le verre est coulé dans le Nord.',
      price: '36.00',
      ecoScore: '9.1',
      rating: '4.8',
      reviewCount: 267,
      weeklySpecial: true,
      whyChoose:
        'L’étrier en inox se démonte pour un nettoyage complet, et la rondelle se change pour 0,60 €. Le col de 8,5 cm laisse passer une louche : soupes, compotes et restes de ratatouille y entrent sans éclaboussures.',
      lifeBenefits:
        'Au réfrigérateur, vous voyez ce qui reste et vous pensez à le manger. Dans le placard, 500 g de farine, de pâtes ou de noix y restent à l’abri de l’air et des mites alimentaires.',
      planetBenefits:
        'Deux portions de 200 g sauvées chaque semaine, c’est environ 20 kg de déchets alimentaires en moins par an. Un bocal sert couramment vingt ans ; seule la rondelle s’use.',
      moneySavings:
        'Environ 104 € par an pour deux portions de restes sauvées chaque semaine, à 1 € la portion. Le lot est remboursé en un peu plus de quatre mois.',
      savingsPerYear: '104.00',
      savingsComparison: 'face à deux portions jetées par semaine',
      paybackMonths: 4,
      impactFigure: '20.00',
      impactUnit: 'kg de déchets en moins par an',
      keepIf: 'Si vous gardez vos pots de confiture, ils conservent les restes aussi bien.',
      images: bocaux,
    },
    {
      name: 'Sacs de conservation réutilisables, lot de 4',
      productType: 'Conservation des restes',
      description:
        'Quatre sacs en silicone de qualité alimentaire : deux de 500 mL, un de 1 L et un de 1,5 L. Leur soufflet les fait tenir debout, et ils supportent de −20 à 200 °C. La fermeture est moulée dans la masse, sans pièce rapportée.',
      price: '24.90',
      ecoScore: '6.8',
      rating: '3.9',
      reviewCount: 79,
      whyChoose:
        'Avec leur paroi de 0,8 mm et leur large ouverture, ils se remplissent comme un bol et se retournent pour sécher. Ils passent du congélateur au bain-marie, puis au lave-vaisselle.',
      lifeBenefits:
        'Une demi-barquette de fraises, un reste de sauce, un avocat entamé : tout reste visible, et les sacs se rangent à plat au congélateur. Les graduations tous les 100 mL évitent de sortir le verre doseur.',
      planetBenefits:
        'Chaque sac est prévu pour 2 000 usages ; employés deux fois par semaine, les quatre évitent 416 sachets jetables par an. Le silicone ne va pas au bac de tri : le fabricant le reprend. Gardez-les longtemps, pour qu’ils ne deviennent pas des déchets à leur tour.',
      moneySavings:
        'Environ 25 € par an pour 416 sachets à glissière évités à 0,06 € pièce. Le lot est donc remboursé en un an, sans compter les restes qu’il sauve.',
      savingsPerYear: '25.00',
      savingsComparison: 'face aux sachets',
      paybackMonths: 12,
      impactFigure: '416.00',
      impactUnit: 'sachets jetables en moins par an',
      keepIf: 'Si vos boîtes ferment encore, elles font le même travail.',
      images: sacsConservation,
    },
    {
      name: 'Cloche de conservation en silicone, 26 cm',
      productType: 'Conservation des restes',
      description:
        'Cloche souple en silicone alimentaire, turquoise, mate et opaque, de 26 cm de diamètre et 8 cm de haut, qui coiffe les assiettes et les saladiers jusqu’à 25 cm. Une pression sur le bouton central chasse l’air et fait ventouse sur les bords lisses. Elle supporte de −20 à 220 °C. Poids : 180 g.',
      price: '15.90',
      ecoScore: '7.2',
      rating: '3.8',
      reviewCount: 4,
      whyChoose:
        'Elle remplace d’un geste le film étirable, au réfrigérateur comme au micro-ondes, où une soupape de 3 mm laisse sortir la vapeur. Une seule pièce à laver, sans rainure où les restes s’accrochent.',
      lifeBenefits:
        'Le gratin du midi attend le soir sous sa cloche, dans son plat rond, sans transvaser. Au micro-ondes, elle retient les éclaboussures et garde le moelleux ; un anneau de 2 cm permet ensuite de la suspendre.',
      planetBenefits:
        'Cinq plats couverts par semaine sans film plastique, c’est environ 90 m de rouleau en moins par an, donc autant de déchets évités.',
      moneySavings:
        'Environ 9 € par an pour trois rouleaux de film de 30 m à 3 € évités : la cloche est remboursée en moins de deux ans. Ajoutez une portion sauvée par semaine à 1 €, et ce sont 52 € de plus qui ne finissent pas parmi les déchets.',
      savingsPerYear: '9.00',
      savingsComparison: 'face au film étirable',
      paybackMonths: 21,
      impactFigure: '90.00',
      impactUnit: 'm de film en moins par an',
      keepIf: 'Une assiette retournée couvre aussi bien un plat.',
      images: cloche,
    },
  ],
}
