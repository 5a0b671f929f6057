import type { DemoCategory } from './demo-product.ts'
import { graines, hotelInsectes, jardiniere, nichoir } from './drawings/maison-jardin.ts'
import { bougie } from './drawings/objects/candle.ts'
import { lessive } from './drawings/objects/laundry-flakes.ts'
import { peinture } from './drawings/objects/wall-paint.ts'
import { outils } from './drawings/pieces/garden-tools.ts'

export const maisonJardin: DemoCategory = {
  slug: 'maison-jardin',
  name: 'Maison et jardin',
  description:
    'De quoi fleurir un balcon, accueillir les oiseaux et entretenir la maison, avec des matières dont l’origine est connue et des pièces qui se changent.',
  tones: ['#E2EAC4', '#C6D39F'],
  products: [
    {
      name: 'Jardinière en liège « Alcine », 60 cm',
      productType: 'Jardinière',
      description:
        'Cette jardinière de 60 × 20 × 18 cm est moulée dans du liège aggloméré du Portugal, levé à la main sur des chênes qui restent debout. Elle contient 14 L de terreau et ne pèse que 1,6 kg à vide. Quatre trous d’évacuation et des pieds de 1 cm évitent aux racines de baigner dans l’eau.',
      price: '44.90',
      ecoScore: '8.7',
      rating: '4.6',
      reviewCount: 87,
      weeklySpecial: true,
      whyChoose:
        'Deux centimètres de liège isolent la motte du gel de la nuit comme du soleil de midi. La terre sèche moins vite : en été, vous arrosez environ un jour sur trois au lieu d’un jour sur deux.',
      lifeBenefits:
        'Plantée et arrosée, elle reste sous les 13 kg : vous la déplacez sans aide pour suivre le soleil ou balayer le balcon. Ses 60 cm accueillent six plants d’aromatiques ou quatre pieds de géranium, et elle encaisse les chocs.',
      planetBenefits:
        'Le liège se récolte tous les neuf ans sur le même arbre, qui peut vivre deux siècles. La jardinière en contient 84 %, le reste étant un liant tiré de résine végétale ; elle arrive de l’Alentejo après 1 700 km, dont 1 150 par le rail.',
      moneySavings:
        'Une jardinière en plastique à 15 € se fendille en trois ans environ ; celle-ci est prévue pour douze ans dehors. Sur cette durée, vous évitez quatre achats, soit 60 €, et gagnez 15 €.',
      images: jardiniere,
    },
    {
      name: 'Mélange de graines mellifères « Butine », 250 g',
      productType: 'Graines',
      description:
        'Dix-huit espèces de fleurs annuelles et vivaces, dont la phacélie, le sainfoin, le bleuet et la bourrache, réunies dans un sachet en papier de 250 g. De quoi semer 50 m² à la volée, de mars à mai ou en septembre. Les graines sont récoltées dans la Drôme et le Maine-et-Loire.',
      price: '12.50',
      ecoScore: '9.6',
      rating: '4.7',
      reviewCount: 231,
      whyChoose:
        'La floraison s’étale sur sept mois, d’avril à octobre, là où beaucoup de mélanges s’arrêtent en juillet. Chaque lot est contrôlé avant l’ensachage : au moins 85 % des graines doivent germer.',
      lifeBenefits:
        'Un coup de râteau, un arrosage, et cette parcelle ne se fauche plus qu’une fois par an, en fin d’automne. Pour 50 m², comptez 6 heures de tonte en moins par an (dix-neuf passages de 20 minutes).',
      planetBenefits:
        'La parcelle offre nectar et pollen aux abeilles sauvages, aux syrphes et aux papillons pendant près de 200 jours. Aucune semence n’est traitée, et seize des dix-huit espèces poussent à l’état sauvage en France.',
      moneySavings:
        'Le mètre carré fleuri revient à 0,25 €. Les annuelles se ressèment d’elles-mêmes : un semis tient deux à trois ans.',
      images: graines,
    },
    {
      name: 'Nichoir à mésanges « Fauvel » en mélèze du Jura',
      productType: 'Abri pour la faune du jardin',
      description:
        'Ce nichoir en mélèze brut de 20 mm d’épaisseur mesure 28 × 17 × 18 cm et pèse 2,8 kg. Son trou d’envol de 32 mm convient à la mésange charbonnière ; une bague de 28 mm, fournie, le réserve à la mésange bleue. Il est scié et assemblé dans un atelier d’insertion de Lons-le-Saunier.',
      price: '29.90',
      ecoScore: '9.1',
      rating: '4.8',
      reviewCount: 142,
      featured: true,
      whyChoose:
        'Le toit déborde de 6 cm et le trou s’ouvre à 18 cm du fond : la couvée reste hors de portée d’une patte de chat. La façade pivote sur un crochet, si bien que le nettoyage d’automne prend 5 minutes.',
      lifeBenefits:
        'De mars à juin, vous suivez depuis la fenêtre la construction du nid, puis l’envol de six à dix jeunes. Un livret de 16 pages vous dit où l’accrocher et comment reconnaître huit oiseaux du jardin.',
      planetBenefits:
        'Un couple de mésanges rapporte jusqu’à 500 insectes et chenilles par jour à sa nichée. Le bois, certifié PEFC (n° 10-31-0001, démonstration), pousse à moins de 60 km de l’atelier et ne reçoit ni lasure ni vernis.',
      moneySavings:
        'Deux traitements du buis contre la pyrale coûtent environ 24 € par an. Si vos mésanges vous en épargnent un seul, le nichoir est remboursé en trois printemps ; il est prévu pour quinze ans.',
      images: nichoir,
    },
    {
      name: 'Hôtel à insectes « Cinq Chambres » en châtaignier',
      productType: 'Abri pour la faune du jardin',
      description:
        'Une structure en châtaignier brut de 40 × 30 × 12 cm, partagée en cinq chambres garnies de roseaux, de bûches percées, de paille et de cônes de pin. Ses 96 galeries de 4 à 10 mm logent abeilles solitaires, chrysopes et perce-oreilles. Il est fabriqué en Corrèze et livré avec deux pattes de fixation en acier. Poids : 3,4 kg.',
      price: '38.00',
      ecoScore: '8.4',
      rating: '3.9',
      reviewCount: 36,
      inStock: false,
      restockDelay: 'trois semaines',
      whyChoose:
        'Chaque chambre se retire séparément : dans cinq ans, vous changerez les roseaux (6,50 € la recharge) et non l’hôtel. Tous les perçages sont poncés, car une écharde suffit à déchirer une aile.',
      lifeBenefits:
        'Posé plein sud, à 1,20 m du sol, il se peuple dès le premier printemps et offre aux enfants un spectacle à hauteur d’yeux. La garniture se vérifie une fois par an, en 10 minutes.',
      planetBenefits:
        'Une larve de chrysope mange jusqu’à 500 pucerons avant de devenir adulte : de quoi espacer les pulvérisations au potager. Le châtaignier est coupé à moins de 80 km de l’atelier et reste sans vernis.',
      moneySavings:
        'L’hôtel ne se rachète pas : au bout de cinq ans, une recharge de roseaux à 6,50 € le remet en état.',
      images: hotelInsectes,
    },
    {
      name: 'Lessive en paillettes de savon, sac de 2,5 kg',
      productType: 'Lessive',
      description:
        'Un mélange de paillettes de savon, de cristaux de soude et de bicarbonate, en sac de papier de 2,5 kg. Versez 30 g dans le tambour pour un lavage de 40 à 60 °C ; à 30 °C, délayez-les d’abord dans un verre d’eau chaude. La lessive est préparée près de Salon-de-Provence, avec cinq ingrédients, que voici : savon (plus de 30 %), carbonate, bicarbonate et citrate de sodium, gomme de cellulose. Attention : provoque une sévère irritation des yeux ; en cas de contact, rincer plusieurs minutes à l’eau. Tenir hors de portée des enfants.',
      price: '17.90',
      ecoScore: '8.8',
      rating: '4.4',
      reviewCount: 318,
      whyChoose:
        'Cinq ingrédients, tous nommés en français sur le sac : vous savez ce qui touche votre linge. Une mesurette en hêtre de 30 g est jointe, de quoi doser juste sans bouchon à rincer.',
      lifeBenefits:
        'Un sac fait 83 machines, soit près de cinq mois pour une famille qui lave quatre fois par semaine. Sans azurant ni assouplissant, les serviettes gardent leur pouvoir absorbant.',
      planetBenefits:
        'La poudre voyage sans eau : 83 doses pèsent 2,5 kg, contre un peu plus de 4 kg pour une lessive liquide à 50 mL la dose. Le sac en papier remplace deux bidons, soit environ 200 g de plastique.',
      moneySavings:
        'Chaque lavage revient à 0,22 €, contre 0,32 € en moyenne pour une lessive liquide de grande marque. À quatre machines par semaine, vous économisez environ 21 € par an.',
      savingsPerYear: '21.00',
      savingsComparison: 'face à la lessive liquide d’une année',
      keepIf: 'Finissez d’abord votre bidon : il est déjà payé.',
      images: lessive,
    },
    {
      name: 'Coffret de trois outils de jardin en acier forgé et frêne',
      productType: 'Outils de jardin',
      description:
        'Un sécateur, un transplantoir et une griffe à trois dents, forgés en Haute-Marne dans un acier contenant 60 % de matière recyclée. Les manches en frêne sont huilés au lin. Le coffret en peuplier, de 36 × 22 × 8 cm, renferme aussi une pierre à affûter ; il pèse 1,7 kg.',
      price: '74.00',
      ecoScore: '8.6',
      rating: '4.9',
      reviewCount: 27,
      whyChoose:
        'Tout se démonte avec une clé de 10 mm, fournie. La lame (11 €), le ressort (3 €) et les manches (6 €) se commandent à l’unité, et nous nous engageons à les fournir pendant 20 ans.',
      lifeBenefits:
        'Le sécateur de 210 g tranche net des rameaux jusqu’à 22 mm, et son ouverture se règle pour les petites mains. Cinq minutes d’affûtage par mois suffisent à garder une coupe franche.',
      planetBenefits:
        'Remplacer une lame de 60 g plutôt que le sécateur entier épargne 150 g d’acier à chaque fois. Le frêne, certifié FSC (n° C000000, démonstration), vient de forêts situées à moins de 120 km de la forge.',
      moneySavings:
        'Trois outils d’entrée de gamme à 35 € se rachètent tous les quatre ans environ, soit 175 € en vingt ans. Avec deux lames de rechange, ce coffret revient à 96 € : vous gardez 79 €.',
      images: outils,
    },
    {
      name: 'Bougie « Crépuscule » en cire de colza, figue et cèdre',
      productType: 'Bougie',
      description:
        'Cent quatre-vingts grammes de cire de colza de Beauce, une mèche en coton et un pot de verre ambré de 8 cm de diamètre. Le parfum de figue et de cèdre, dosé à 6 %, reste discret. Elle est coulée à la main à Chartres et brûle 45 heures. Le parfum peut produire une réaction allergique. Ne la laissez jamais brûler sans surveillance, ni à portée des enfants ou des animaux. Poids : 180 g de cire.',
      price: '19.50',
      ecoScore: '7.6',
      rating: '4.5',
      reviewCount: 104,
      whyChoose:
        'La cire de colza se consume lentement, environ 4 g par heure, et une tache part à l’eau chaude savonneuse. Le couvercle en acier sert d’éteignoir : posez-le, et la flamme s’éteint sans fumée de mèche.',
      lifeBenefits:
        'Quarante-cinq heures, c’est une heure de lumière douce trois soirs par semaine pendant quinze semaines. Sous l’étiquette, un repère indique le niveau à partir duquel commander la recharge.',
      planetBenefits:
        'La paraffine vient du pétrole ; ici, toute la cire vient de graines de colza cultivées à moins de 120 km de l’atelier. Le verre du pot contient 40 % de calcin et se remplit autant de fois que vous le voulez.',
      moneySavings:
        'La recharge coûte 12,90 €, soit 6,60 € de moins que la bougie neuve : l’heure de lumière passe de 0,43 € à 0,29 €.',
      images: bougie,
    },
    {
      name: 'Peinture murale mate « Craie douce », seau de 2,5 L',
      productType: 'Peinture',
      description:
        'Une peinture mate à l’eau, pour les murs et plafonds des pièces à vivre, dont le liant est tiré d’huile de colza et d’algues brunes de Bretagne. Le seau de 2,5 L couvre 25 m² en une couche. Elle est broyée à Quimper en six teintes, du blanc cassé au gris lichen : vous choisirez la vôtre à l’ouverture des ventes ; rien n’est figé avant. Contient des conservateurs (BIT, MIT) qui peuvent produire une réaction allergique : portez des gants et aérez. Tenir hors de portée des enfants.',
      price: '62.00',
      ecoScore: '6.7',
      rating: '4.0',
      reviewCount: 49,
      whyChoose:
        'Elle contient moins de 1 g de composés organiques volatils par litre, quand la limite européenne est de 30 g/L pour cette famille de peintures. Sur un mur clair et sain, une seule couche suffit.',
      lifeBenefits:
        'Sèche au toucher en 2 heures, elle vous rend la pièce le soir même, sans odeur de solvant. Les pinceaux se rincent à l’eau et le seau entamé se conserve 24 mois, bien fermé.',
      planetBenefits:
        'Le liant est d’origine végétale à 96 %. Mais les pigments blancs demandent beaucoup d’énergie, l’eau de l’atelier est encore mal comptée et le seau ne contient que 15 % de plastique recyclé : voilà pourquoi la note demeure moyenne.',
      moneySavings:
        'En une couche, elle revient à 2,48 € le mètre carré. Un pot de 2,5 L à 40 € qui demande deux couches revient à 3,20 € : pour une chambre de 35 m² de murs, vous économisez 25 €.',
      images: peinture,
    },
  ],
}
