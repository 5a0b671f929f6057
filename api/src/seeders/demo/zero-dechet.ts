import type { DemoCategory } from './demo-product.ts'
import { sacsAVrac } from './drawings/objects/cotton-bags.ts'
import { cotonsLavables } from './drawings/pieces/cotton-pads.ts'
import { gourdeVerre } from './drawings/pieces/glass-flask.ts'
import { gourdeInox } from './drawings/pieces/insulated-flask.ts'
import { brossesADents } from './drawings/pieces/toothbrushes.ts'
import { boiteARepas, emballagesCire, pailles, savonSurgras } from './drawings/zero-dechet.ts'

export const zeroDechet: DemoCategory = {
  slug: 'produits-zero-dechet',
  name: 'Produits du quotidien',
  description:
    'Gourdes, brosses à dents en bambou, savons et sacs à vrac : des objets qui servent des centaines de fois, à la place du jetable.',
  tones: ['#D8E8D2', '#B5D0AC'],
  products: [
    {
      name: 'Gourde isotherme « Grand Large » en inox, 750 mL',
      productType: 'Gourde',
      description:
        'Gourde à double paroi en inox 18/8, laquée de vert sapin, dont le capuchon se dévisse pour devenir une tasse de 150 mL. Elle mesure 27 cm de haut pour 7,5 cm de diamètre et pèse 380 g. L’inox contient au moins 95 % de matière recyclée.',
      price: '29.90',
      ecoScore: '8.6',
      rating: '4.8',
      reviewCount: 356,
      featured: true,
      whyChoose:
        'Le vide entre les deux parois garde votre thé chaud pendant douze heures et votre eau fraîche pendant vingt-quatre. Le joint et le capuchon se vendent séparément, pour ne pas avoir à remplacer la gourde entière.',
      lifeBenefits:
        'Le goulot de 4,8 cm laisse passer les glaçons et la brosse de nettoyage. La gourde ne goutte pas dans le sac, ne laisse pas d’auréole sur le bureau et ne garde pas le goût du café de la veille.',
      planetBenefits:
        'Une bouteille d’eau de 50 cL évitée par jour de travail, c’est environ 220 bouteilles et 3 kg de plastique en moins par an.',
      moneySavings:
        'Environ 176 € par an en remplaçant une bouteille d’eau de 50 cL à 0,80 € par jour de travail (220 jours), eau du robinet déduite. La gourde est remboursée en moins de quarante jours de travail.',
      savingsPerYear: '176.00',
      savingsComparison: 'face à une bouteille par jour de travail',
      paybackMonths: 2,
      impactFigure: '220.00',
      impactUnit: 'bouteilles en moins par an',
      keepIf: 'Si vous avez déjà une gourde, gardez-la : elle évite les mêmes bouteilles.',
      images: gourdeInox,
    },
    {
      name: 'Gourde en verre à bouchon de bambou, 550 mL',
      productType: 'Gourde',
      description:
        'Flacon en verre borosilicaté de 550 mL, soufflé au Portugal, dans une housse en liège cousue qui amortit les petits chocs. Bouchon en bambou massif garni d’un joint en silicone, cordelette de transport en coton. Hauteur 23 cm, poids 310 g.',
      price: '22.50',
      ecoScore: '9.0',
      rating: '4.5',
      reviewCount: 121,
      whyChoose:
        'Le verre ne retient ni goût ni odeur : eau citronnée le matin, infusion l’après-midi. Le col de 3,6 cm accepte un goupillon, et le flacon passe au lave-vaisselle sans son bouchon ni sa housse.',
      lifeBenefits:
        'Vous voyez d’un coup d’œil ce qu’il vous reste à boire. Le verre supporte de 0 à 90 °C, à condition d’éviter les écarts brusques, et le liège protège vos doigts de la chaleur.',
      planetBenefits:
        'Housse, bouchon et flacon se séparent à la main et se remplacent un par un. Remplie trois fois par semaine, la gourde évite 156 bouteilles jetables de 50 cL par an, soit environ 2 kg de plastique.',
      moneySavings:
        'Environ 124 € par an pour trois bouteilles de 50 cL à 0,80 € évitées chaque semaine, eau du robinet déduite. En cas de chute, un flacon de rechange coûte 9 €, bien moins que la gourde entière. La gourde est remboursée en un peu plus de deux mois.',
      savingsPerYear: '124.00',
      savingsComparison: 'face à trois bouteilles par semaine',
      paybackMonths: 2,
      impactFigure: '156.00',
      impactUnit: 'bouteilles en moins par an',
      keepIf: 'Si vous avez déjà une gourde, gardez-la : elle évite les mêmes bouteilles.',
      images: gourdeVerre,
    },
    {
      name: 'Brosse à dents en bambou à poils souples, lot de 4',
      productType: 'Brosse à dents',
      description:
        'Quatre brosses au manche de 19 cm en bambou massif, poli puis frotté d’une cire végétale. Les poils souples sont en nylon, dont au moins 62 % de la matière provient d’huile de ricin. Quatre anneaux de couleur pour ne pas les confondre, étui en carton. Poids : 12 g pièce.',
      price: '12.50',
      ecoScore: '8.9',
      rating: '4.6',
      reviewCount: 398,
      featured: true,
      whyChoose:
        'Le manche, large de 14 mm, tient bien dans une main mouillée et sèche vite grâce à sa cire. Les poils souples, de 0,15 mm, conviennent aux gencives sensibles et aux enfants dès 6 ans.',
      lifeBenefits:
        'Le bambou est doux et tiède en main, et les couleurs évitent les confusions dans le gobelet familial. Un lot couvre une année pour une personne, au rythme d’une brosse tous les trois mois.',
      planetBenefits:
        'Chaque manche évite environ 15 g de plastique neuf, soit 60 g par an et par personne et 120 g à deux. En fin de vie, retirez les poils à la pince et jetez-les ; le manche servira d’étiquette au potager.',
      moneySavings:
        'À 3,13 € la brosse, le lot vous fait économiser 2,50 € par an et par personne face à quatre brosses classiques à 3,75 €, soit 5 € à deux et 10 € pour une famille de quatre.',
      savingsPerYear: '5.00',
      savingsComparison: 'face à 4 brosses par personne et par an',
      impactFigure: '120.00',
      impactUnit: 'g de plastique en moins par an',
      keepIf: 'Usez d’abord les brosses que vous avez : une brosse jetée avant l’heure n’économise rien.',
      images: brossesADents,
    },
    {
      name: 'Sacs à vrac en coton, lot de 6',
      productType: 'Sac à vrac',
      description:
        'Six sacs en coton biologique labellisé GOTS (n° 000000, démonstration) : deux de 20 × 25 cm, deux de 25 × 30 cm et deux de 30 × 40 cm. Fond à double couture, cordon en coton et tare imprimée sur une étiquette cousue. Tissés et confectionnés au Portugal. Poids : 62 g le plus grand.',
      price: '17.90',
      ecoScore: '9.2',
      rating: '4.7',
      reviewCount: 184,
      whyChoose:
        'La tare figure en grammes sur chaque sac : à la caisse, vous ne payez que les pâtes ou les amandes. Le tissu serré de 140 g/m² retient même la semoule fine, et le cordon ne se desserre pas au fond du cabas.',
      lifeBenefits:
        'Vous achetez juste la quantité d’une recette, et vos placards se vident de leurs emballages. Un lavage à 40 °C avec le linge suffit ; repliés, les six sacs tiennent dans une poche.',
      planetBenefits:
        'Utilisés deux fois par semaine, les six sacs remplacent environ 620 sachets par an. Chacun est prévu pour au moins 300 lavages, et les chutes de coupe deviennent des étiquettes.',
      moneySavings:
        'Environ 40 € par an si le vrac vous revient 10 % moins cher que l’emballé, sur 400 € de pâtes, de riz, de fruits secs et de légumes secs achetés dans l’année. Le lot est alors remboursé en un peu plus de cinq mois.',
      savingsPerYear: '40.00',
      savingsComparison: 'face à 400 € d’achats emballés par an',
      paybackMonths: 5,
      impactFigure: '620.00',
      impactUnit: 'sachets en moins par an',
      keepIf: 'Si vous avez des sacs en tissu qui ferment, ils font le même travail.',
      images: sacsAVrac,
    },
    {
      name: 'Pailles en inox avec goupillon, lot de 6',
      productType: 'Paille',
      description:
        'Quatre pailles coudées et deux pailles droites en inox 18/10, longues de 21,5 cm pour 6 mm de diamètre. Un goupillon de nettoyage et une pochette en lin lavé les accompagnent.',
      price: '9.90',
      ecoScore: '7.7',
      rating: '4.2',
      reviewCount: 67,
      whyChoose:
        'Avec une paroi de 0,5 mm, elles sont rigides sans être lourdes (12 g pièce), et leurs bords polis sont doux aux lèvres. Les coudées conviennent aux verres hauts, les droites aux gourdes et aux bocaux.',
      lifeBenefits:
        'Citronnade, lait frappé, café glacé : le métal prend la fraîcheur de la boisson, et tout part ensuite au lave-vaisselle. La pochette de 24 cm se glisse dans le panier du pique-nique.',
      planetBenefits:
        'Avec deux boissons par semaine pour trois personnes, le lot évite un peu plus de 300 pailles en carton par an. L’inox contient au moins 70 % de matière recyclée et se trie avec les métaux.',
      moneySavings:
        'Environ 12 € par an pour 312 pailles en carton évitées à 0,04 € pièce. Le lot est remboursé en dix mois et se garde des dizaines d’années.',
      savingsPerYear: '12.00',
      savingsComparison: 'face au carton',
      paybackMonths: 10,
      impactFigure: '312.00',
      impactUnit: 'pailles en carton en moins par an',
      keepIf: 'Si vous buvez sans paille, c’est plus simple encore.',
      images: pailles,
    },
    {
      name: 'Savon solide surgras à l’huile d’olive, 110 g',
      productType: 'Savon',
      description:
        'Pain de savon de 110 g saponifié à froid dans le Luberon, à partir d’huile d’olive, d’huile de coco et de beurre de karité. Surgras à 8 %, il est parfumé d’un soupçon de lavande fine. Séché quatre semaines, il est simplement ceint d’un bandeau de papier. Ingrédients : Sodium Olivate, Sodium Cocoate, Aqua, Sodium Shea Butterate, Glycerin, Lavandula Angustifolia Oil, Linalool. Éviter le contact avec les yeux.',
      price: '6.90',
      ecoScore: '9.6',
      rating: '4.9',
      reviewCount: 301,
      weeklySpecial: true,
      whyChoose:
        'La saponification à froid laisse la glycérine dans le savon : la peau ne tiraille pas après la douche. La liste des ingrédients tient en sept noms, tous expliqués sur le bandeau.',
      lifeBenefits:
        'Une mousse fine et crémeuse, un parfum discret, et aucun flacon qui se renverse dans la valise. Posé sur un porte-savon bien drainé, le pain dure environ six semaines pour deux personnes.',
      planetBenefits:
        'Un pain remplace à peu près deux flacons de gel douche de 250 mL. Neuf pains par an, c’est 18 flacons et environ 500 g de plastique en moins, pour neuf emballages de 2 g de papier.',
      moneySavings:
        'Environ 10 € par an pour deux personnes : neuf pains à 6,90 € coûtent 62 €, contre 72 € pour dix-huit flacons de gel douche à 4 €.',
      savingsPerYear: '10.00',
      savingsComparison: 'face au gel douche d’une année',
      impactFigure: '18.00',
      impactUnit: 'flacons en moins par an',
      images: savonSurgras,
    },
    {
      name: 'Cotons lavables en molleton de coton, lot de 12',
      productType: 'Coton lavable',
      description:
        'Douze carrés de 8 cm, molleton d’un côté, éponge de l’autre, en coton biologique labellisé GOTS (n° 000000, démonstration). Ils sont livrés dans une boîte en carton, avec un filet de lavage. Cousus dans un atelier d’insertion de Roubaix. Poids : 6 g le carré.',
      price: '14.90',
      ecoScore: '8.3',
      rating: '4.4',
      reviewCount: 92,
      whyChoose:
        'Le côté molleton (280 g/m²) applique la lotion, le côté éponge retire même un mascara tenace avec un peu d’eau. La surpiqûre empêche les bords de rouler, et le coton écru n’a reçu ni teinture ni blanchiment.',
      lifeBenefits:
        'À raison d’un carré par jour, le lot couvre douze jours entre deux lessives. Le filet garde les carrés ensemble dans le tambour, à 40 ou 60 °C, et le coton s’adoucit au fil des lavages.',
      planetBenefits:
        'Deux disques jetables évités par jour, c’est 730 disques en moins par an. Chaque carré supporte au moins 300 lavages, soit près de dix ans au rythme d’une lessive tous les douze jours.',
      moneySavings:
        'Près de 15 € par an pour 730 disques jetables à 0,02 € pièce : le lot est remboursé en un an environ. Les carrés passent avec votre linge habituel, sans lessive supplémentaire.',
      savingsPerYear: '15.00',
      savingsComparison: 'face aux jetables',
      paybackMonths: 12,
      impactFigure: '730.00',
      impactUnit: 'disques jetables en moins par an',
      images: cotonsLavables,
    },
    {
      name: 'Boîte à repas en inox et couvercle de bambou, 1,2 L',
      productType: 'Boîte à repas',
      description:
        'Boîte de 1,2 L en inox 18/8, avec une cloison amovible et un couvercle de 12 mm en bambou massif qui sert aussi de planche. Un joint en silicone et une sangle en coton ferment l’ensemble. Elle mesure 20 × 14 × 6,5 cm et pèse 620 g.',
      price: '44.90',
      ecoScore: '8.5',
      rating: '4.5',
      reviewCount: 143,
      whyChoose:
        'Le couvercle devient planche à découper : un fruit, un morceau de fromage, et la table est mise. La cloison se place au tiers ou à la moitié de la boîte, et le joint supporte 500 ouvertures avant d’être changé.',
      lifeBenefits:
        'L’inox ne se tache pas à la sauce tomate et ne garde pas l’odeur du curry. La boîte passe au four jusqu’à 180 °C et au lave-vaisselle, une fois le couvercle retiré.',
      planetBenefits:
        'Quatre déjeuners par semaine sans barquette, c’est environ 180 emballages jetables en moins par an. Le bambou est certifié FSC (n° C000001, démonstration) et le joint se remplace.',
      moneySavings:
        'Environ 540 € par an si des repas maison à 4 € remplacent des plats à emporter à 7 €, quatre fois par semaine pendant quarante-cinq semaines. À ce rythme, la boîte est remboursée en un mois.',
      savingsPerYear: '540.00',
      savingsComparison: 'face à 4 plats à emporter par semaine',
      paybackMonths: 1,
      impactFigure: '180.00',
      impactUnit: 'emballages jetables en moins par an',
      keepIf: 'Si vous avez une boîte qui ferme, même en plastique, elle évite les mêmes barquettes.',
      images: boiteARepas,
    },
    {
      name: 'Emballages à la cire d’abeille, lot de 3 formats',
      productType: 'Conservation des restes',
      description:
        'Trois carrés de 18, 25 et 33 cm en coton biologique (GOTS n° 000000, démonstration) imprégné de cire d’abeille du Gâtinais, de résine de pin et d’huile de jojoba. Le motif d’abeilles et d’alvéoles est imprimé avec des encres à base d’eau. Fabriqués à la main par une équipe de quatre personnes. Poids : 95 g le lot.',
      price: '18.50',
      ecoScore: '8.0',
      rating: '4.1',
      reviewCount: 110,
      inStock: false,
      restockDelay: 'dix jours',
      whyChoose:
        'La chaleur des mains suffit à mouler le tissu sur un bol, un demi-citron ou un quignon de pain. La résine assure l’adhérence, la cire protège, l’huile assouplit : trois ingrédients sur le coton, pas un de plus.',
      lifeBenefits:
        'Le fromage respire sans sécher et le pain reste frais un jour de plus. Un rinçage à l’eau froide, un peu de savon doux, et l’emballage est prêt à resservir ; évitez seulement la viande et le poisson crus.',
      planetBenefits:
        'À raison de quatre usages par semaine, le lot remplace environ 60 m de film plastique étirable par an. Chaque carré sert un an en moyenne et se ravive deux fois au four, avec quelques copeaux de cire.',
      moneySavings:
        'Environ 6 € par an pour deux rouleaux de film de 30 m à 3 € évités, et surtout moins de restes jetés : deux portions sauvées par mois à 1,50 € font 36 € de plus.',
      savingsPerYear: '6.00',
      savingsComparison: 'face au film étirable',
      impactFigure: '60.00',
      impactUnit: 'm de film en moins par an',
      keepIf: 'Une assiette posée sur un bol couvre aussi bien les restes.',
      images: emballagesCire,
    },
  ],
}
