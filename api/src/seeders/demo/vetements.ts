import type { DemoCategory } from './demo-product.ts'
import { jean } from './drawings/clothes/jeans.ts'
import { echarpe } from './drawings/clothes/scarf.ts'
import { chaussettes } from './drawings/clothes/socks.ts'
import { teeShirts } from './drawings/clothes/tee-shirt.ts'
import { baskets } from './drawings/pieces/sneaker.ts'
import { pull, veste } from './drawings/vetements.ts'

export const vetements: DemoCategory = {
  slug: 'vetements',
  goods: 'CLOTHING',
  name: 'Vêtements',
  description:
    'Peu de pièces, mais faites pour durer : des fibres tracées, des coutures solides et un atelier qui répare ce que nous vendons.',
  tones: ['#DCE1EB', '#BCC6D6'],
  products: [
    {
      name: 'Tee-shirt col rond en coton, 180 g/m²',
      productType: 'Tee-shirt',
      description:
        'Six tailles, du XS au XXL, et quatre teintes : vous choisirez les vôtres à l’ouverture des ventes ; rien n’est figé avant. Un jersey dense de 180 g/m², en coton biologique certifié GOTS (n° 000000, démonstration), filé en Turquie, tricoté et cousu près de Porto. La coupe est droite, le col doublé d’une bande qui l’empêche de gondoler. Largeur à plat, sous les bras : XS 45 cm, S 48, M 51, L 54, XL 57, XXL 60 ; longueur en M : 70 cm.',
      price: '32.00',
      ecoScore: '8.3',
      rating: '4.5',
      reviewCount: 342,
      featured: true,
      whyChoose:
        'Nous l’avons lavé cent fois à 40 °C avant de le vendre : il a perdu moins de 3 % de sa longueur. Les épaules sont renforcées d’un ruban et les ourlets cousus à double aiguille.',
      lifeBenefits:
        'Assez épais pour se porter seul, assez souple pour se glisser sous un pull. Il sèche en une nuit sur un cintre et se passe de fer à repasser si vous l’étendez bien tiré.',
      planetBenefits:
        'Le coton est cultivé sans pesticide de synthèse et arrosé à 70 % par la pluie. De la balle à notre entrepôt, la chaîne compte deux pays et 4 300 km, quand un tee-shirt courant en parcourt souvent plus de 20 000.',
      moneySavings:
        'Prévu pour cent lavages, il revient à 0,32 € par port. Un modèle à 12 € déformé au bout de vingt-cinq lavages coûte 0,48 € : à cinquante ports par an, vous gagnez 8 €.',
      savingsPerYear: '8.00',
      savingsComparison: 'face au premier prix (50 ports par an)',
      keepIf: 'Si vos tee-shirts tiennent encore, portez-les : aucun achat n’économise autant.',
      images: teeShirts,
    },
    {
      name: 'Pull col montant en laine mérinos d’Arles',
      productType: 'Pull',
      description:
        'Cinq tailles, trois teintes : vous choisirez les vôtres à l’ouverture des ventes ; rien n’est figé avant. Un pull de 420 g en laine de mérinos d’Arles, tondue dans la Crau, filée en Creuse et tricotée à Castres. La maille est d’une seule pièce, sans couture sur les côtés. Un écheveau de 5 m l’accompagne pour les reprises. Largeur à plat, sous les bras : XS 47 cm, S 50, M 53, L 56, XL 59 ; longueur en M : 66 cm. Lavage à la main à 30 °C, séchage à plat.',
      price: '129.00',
      ecoScore: '8.9',
      rating: '4.8',
      reviewCount: 76,
      featured: true,
      whyChoose:
        'Une laine de 21 microns, fine et souple, dont nous connaissons les trois éleveurs. Une maille qui file se reprend : son passeport dit ce que nous prenons à notre charge.',
      lifeBenefits:
        'La laine tient chaud sans enfermer l’humidité : une nuit à l’air libre le rafraîchit, et trois lavages à la main par an suffisent. De quoi baisser le chauffage d’un cran sans frissonner.',
      planetBenefits:
        'De la tonte au tricotage, la laine parcourt 980 km, sans quitter la France. Ses trois lavages annuels demandent 45 L d’eau, et la teinture se fait en circuit fermé, avec 85 % de l’eau réutilisée.',
      moneySavings:
        'Porté douze ans, il revient à 10,75 € par an. Un pull en acrylique à 45 €, remplacé tous les trois ans, coûte 15 € par an : sur douze ans, vous gardez 51 €.',
      keepIf: 'Si votre pull se raccommode, raccommodez-le : aucun achat n’économise autant.',
      images: pull,
    },
    {
      name: 'Jean droit « Rempart » à 42 % de coton recyclé',
      productType: 'Jean',
      description:
        'Huit tailles et deux longueurs : vous choisirez les vôtres à l’ouverture des ventes ; rien n’est figé avant. Une toile de 430 g/m² tissée dans les Vosges, où 42 % de coton recyclé rencontrent 58 % de coton biologique (GOTS n° 000000, démonstration). La coupe est droite, la taille mi-haute, la braguette à boutons. Il est coupé et cousu à Cholet. Tour de taille : 72 cm pour un 36, puis 4 de plus à chaque taille, jusqu’au 50 ; entrejambe de 78 ou 84 cm. Lavage à 30 °C, à l’envers.',
      price: '95.00',
      ecoScore: '7.7',
      rating: '4.3',
      reviewCount: 167,
      whyChoose:
        'Produit comportant au moins 42 % de matières recyclées, récupérées dans des chutes d’ateliers et des jeans usagés. Pas d’élasthanne : la toile se fait à vous en dix jours et peut se recycler à son tour.',
      lifeBenefits:
        'Cinq poches, dont une assez profonde pour un téléphone de 16 cm. L’ourlet est compris dans le prix, et une pièce de toile de 20 × 15 cm, jointe, attend le premier accroc.',
      planetBenefits:
        'Un jean neuf demande environ 7 500 L d’eau, surtout pour le coton : la part recyclée en épargne environ 3 000. Le délavage se fait à l’ozone et au laser, avec 20 L d’eau par pantalon.',
      moneySavings:
        'Comptez six ans, plus un renfort d’entrejambe à 18 €, soit 113 € en tout. Trois jeans à 50 € tenant deux ans chacun coûteraient 150 € : vous gardez 37 €.',
      keepIf: 'Si votre jean se raccommode, raccommodez-le : aucun achat n’économise autant.',
      images: jean,
    },
    {
      name: 'Chaussettes mi-hautes en coton peigné, lot de 4 paires',
      productType: 'Chaussettes',
      description:
        'Trois tailles, du 36 au 46 : vous choisirez la vôtre à l’ouverture des ventes ; rien n’est figé avant. Quatre paires tricotées en Limousin, en coton biologique peigné (82 %, GOTS n° 000000, démonstration), polyamide recyclé (16 %) et élasthanne (2 %). Talon et pointe sont doublés, la couture des orteils remaillée à plat. Une paire de chaque teinte : bleu ardoise, écru, brique et gris. Pointures : 36 à 38, 39 à 42, 43 à 46. Poids : 55 g la paire.',
      price: '26.00',
      ecoScore: '8.1',
      rating: '4.6',
      reviewCount: 389,
      weeklySpecial: true,
      whyChoose:
        'Chaque talon est tricoté de deux fils, là où une chaussette se perce d’abord. Le bord-côte large tient à mi-mollet et ne laisse pas de marque en fin de journée.',
      lifeBenefits:
        'La couture remaillée à la main ne se sent pas dans la chaussure. Un repère brodé, différent pour chaque teinte, vous aide à reformer les paires au sortir de la machine.',
      planetBenefits:
        'Une paire gardée trois ans en remplace quatre ou cinq d’usage courant. Le polyamide vient de bobines déclassées, et l’atelier réutilise 90 % de l’eau de ses bains de teinture.',
      moneySavings:
        'À 6,50 € la paire pour trois ans, vous battez une paire à 2,50 € trouée en huit mois, qui demande 11,25 € sur la même durée. Sur le lot, le gain est de 19 € en trois ans.',
      images: chaussettes,
    },
    {
      name: 'Baskets basses « Traverse » en toile et caoutchouc',
      productType: 'Chaussures',
      description:
        'Du 36 au 46, en écru ou bleu nuit : vous choisirez pointure et teinte à l’ouverture des ventes ; rien n’est figé avant. Une tige en toile de coton biologique (GOTS n° 000000, démonstration), une semelle intérieure en liège amovible et une semelle de caoutchouc cousue, assemblées à Guimarães, au Portugal. La paire pèse 640 g en 42, lacets de rechange compris. Longueur du pied : 23 cm pour un 36, 27 pour un 42, 29,6 pour un 46.',
      price: '84.00',
      ecoScore: '4.8',
      rating: '3.6',
      reviewCount: 121,
      whyChoose:
        'La semelle est cousue et non seulement collée : un cordonnier peut la remplacer pour 35 €. Un conseil : la paire chausse petit, prenez une demi-taille de plus.',
      lifeBenefits:
        'La semelle intérieure en liège se retire pour sécher et prend la forme du pied en une dizaine de sorties. La toile se brosse à l’eau savonneuse ; ne passez pas la paire en machine.',
      planetBenefits:
        'La semelle ne contient que 30 % de caoutchouc recyclé ; le reste vient du pétrole, et la toile est teinte hors d’Europe. C’est la note la plus basse du rayon : nous cherchons mieux, et nous l’écrirons ici.',
      moneySavings:
        'Ressemelées deux fois en six ans, elles coûtent 154 €. Quatre paires à 60 €, usées en dix-huit mois chacune, reviendraient à 240 € : l’économie est de 86 €.',
      keepIf: 'Si un cordonnier peut ressemeler vos chaussures, commencez par là.',
      images: baskets,
    },
    {
      name: 'Écharpe du Tarn en laine recyclée à 90 %, 190 × 35 cm',
      productType: 'Écharpe',
      description:
        'Une écharpe de 240 g tissée à Mazamet avec de la laine effilochée, triée par couleur et refilée sans teinture. Elle mesure 190 × 35 cm, franges comprises. Aucune n’a tout à fait la même nuance : le rouge brique l’emporte, avec des points d’orange et de prune.',
      price: '39.00',
      ecoScore: '9.3',
      rating: '4.4',
      reviewCount: 18,
      inStock: false,
      whyChoose:
        'Produit comportant au moins 90 % de matières recyclées, le reste étant de la laine neuve française qui tient le fil. Chaque pièce est foulée puis grattée au chardon, ce qui la rend dense et moelleuse.',
      lifeBenefits:
        'Assez longue pour deux tours, elle se glisse aussi sous un manteau ajusté. Aérez-la une nuit plutôt que de la laver ; un passage à l’eau froide en fin d’hiver lui suffit.',
      planetBenefits:
        'Trois pulls usés, collectés à moins de 200 km, donnent une écharpe. Sans bain de teinture, sa fabrication consomme 9 L d’eau, relevés au compteur de l’atelier, pour les 240 g de fil.',
      moneySavings:
        'Prévue pour dix hivers, elle revient à 3,90 € par an. Une écharpe en acrylique à 18 €, usée en trois hivers, coûte 6 € par an : vous économisez 21 € en dix ans.',
      keepIf: 'Si votre écharpe tient chaud, gardez-la : aucun achat n’économise autant.',
      images: echarpe,
    },
    {
      name: 'Veste d’atelier « Halage » en lin et chanvre',
      productType: 'Veste',
      description:
        'Cinq tailles, du S au XXL : vous choisirez la vôtre à l’ouverture des ventes ; rien n’est figé avant. Une veste non doublée, en toile de 340 g/m² mêlant 60 % de lin de Normandie et 40 % de chanvre de l’Aube. Quatre poches plaquées, cinq boutons en corozo, des coudes renforcés. Elle est tissée dans le Nord et cousue à Roanne. Largeur à plat, sous les bras : S 54 cm, M 57, L 60, XL 63, XXL 66 ; longueur en M : 74 cm. Lavage à 30 °C.',
      price: '149.00',
      ecoScore: '9.0',
      rating: '4.8',
      reviewCount: 4,
      whyChoose:
        'Chaque couture est rabattue et piquée deux fois, chaque coin de poche arrêté par un point de bride. Sur l’étiquette intérieure, vous lisez les prénoms de la tisseuse et de la couturière.',
      lifeBenefits:
        'Raide les premiers jours, la toile s’assouplit à chaque lavage à 30 °C et se porte de mars à novembre. La poche de poitrine reçoit un carnet de 9 × 14 cm et un crayon.',
      planetBenefits:
        'Lin et chanvre poussent en France sans irrigation. Du champ à l’atelier, les fibres parcourent 1 100 km, et les chutes de coupe, 12 % de la toile, repartent à l’effilochage.',
      moneySavings:
        'Portée dix ans, elle revient à 14,90 € par an. Une veste en coton à 70 €, usée aux coudes en trois ans, coûte 23,30 € par an : vous gardez 84 € sur dix ans, reprise des boutons comprise.',
      keepIf: 'Si votre veste se raccommode, raccommodez-la : aucun achat n’économise autant.',
      images: veste,
    },
  ],
}
