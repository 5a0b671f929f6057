import type { DemoReasons } from './list.ts'

export const maisonJardin: DemoReasons = {
  'Jardinière en liège « Alcine », 60 cm': {
    family: 'WOOD',
    MATERIALS: 'Liège de l’Alentejo pour 92 % de la masse ; le liant vient d’une résine végétale.',
    MANUFACTURING: 'Moulée au Portugal : 2,4 kWh et 1 L d’eau par bac, four chauffé à la poudre de liège.',
    TRANSPORT: 'De l’Alentejo à notre entrepôt, 1 700 km, en partie en camion-remorque sur le rail.',
    PACKAGING: 'Une feuille de carton de 60 g, recyclée à 90 %, pour 1,6 kg de liège.',
    END_OF_LIFE: 'Le liège se broie en paillis ou retourne à l’atelier, qui le moule de nouveau.',
  },
  'Mélange de graines mellifères « Butine », 250 g': {
    family: 'FOOD',
    MATERIALS: 'Dix-huit espèces, aucune semence traitée : 100 % du poids, récoltes nommées.',
    MANUFACTURING: 'Triées dans la Drôme : 0,2 kWh par sachet et aucun lavage, relevés au trieur.',
    TRANSPORT: 'De la Drôme, 120 km ; deux espèces viennent du Maine-et-Loire, à 600 km.',
    PACKAGING: 'Un sachet de papier de 9 g, recyclé à 85 %, pour 250 g de graines.',
    END_OF_LIFE: 'Tout se sème ; le sachet vide se trie avec les papiers.',
  },
  'Nichoir à mésanges « Fauvel » en mélèze du Jura': {
    family: 'WOOD',
    MATERIALS: 'Mélèze brut du Jura pour 97 % des 2,8 kg, sans lasure ni vernis.',
    MANUFACTURING: 'Assemblé à Lons-le-Saunier : 0,9 kWh et pas d’eau par nichoir, relevés à l’atelier.',
    TRANSPORT: 'Le bois fait moins de 60 km, le nichoir 130 ; les vis viennent de plus loin.',
    PACKAGING: 'Une étiquette et une ficelle de lin de 5 g ; le carton d’envoi est recyclé à 80 %.',
    END_OF_LIFE: 'La façade se dévisse ; chaque planche se remplace ou finit en bois de chauffe.',
  },
  'Hôtel à insectes « Cinq Chambres » en châtaignier': {
    family: 'WOOD',
    MATERIALS:
      'Châtaignier coupé à moins de 80 km, roseaux et paille : les trois quarts ont une origine nommée.',
    MANUFACTURING: 'Fabriqué en Corrèze : 1,2 kWh et pas d’eau par structure, relevés à l’atelier.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 350 km par la route.',
    PACKAGING: 'Un carton de 180 g qui se trie en entier, dont 45 % de fibres recyclées.',
    END_OF_LIFE: 'Les cinq garnitures se renouvellent ; les pattes d’acier se dévissent.',
  },
  'Lessive en paillettes de savon, sac de 2,5 kg': {
    family: 'COSMETIC',
    MATERIALS: 'Savon d’huiles végétales et sels minéraux : 78 % de la masse a une origine nommée.',
    MANUFACTURING: 'Préparée près de Salon-de-Provence : 0,8 kWh et 1 L d’eau par sac.',
    TRANSPORT: 'De l’atelier, 280 km ; les cristaux de soude en font 640 auparavant.',
    PACKAGING: 'Un sac de papier de 45 g, à 55 % recyclé, sans doublure ni bouchon.',
    END_OF_LIFE: 'La poudre est consommée ; le sac vide se trie avec les papiers.',
  },
  'Coffret de trois outils de jardin en acier forgé et frêne': {
    family: 'METAL',
    MATERIALS: 'Acier à 60 % recyclé, frêne et peuplier : 90 % de la masse, origines nommées.',
    MANUFACTURING: 'Forgés en Haute-Marne : 4,6 kWh et 3 L d’eau de trempe par coffret, relevés à la forge.',
    TRANSPORT: 'Avec le frêne et le peuplier, 620 km en tout par la route.',
    PACKAGING: 'Le coffret en peuplier sert de rangement ; autour, 25 g de carton recyclé à 88 %.',
    END_OF_LIFE: 'La lame de 60 g se change seule ; manches et têtes se démontent.',
  },
  'Bougie « Crépuscule » en cire de colza, figue et cèdre': {
    family: 'COSMETIC',
    MATERIALS: 'Cire de colza de Beauce, cultivée à moins de 120 km : 89 % du poids sans le verre.',
    MANUFACTURING: 'Coulée à la main à Chartres : 0,6 kWh par bougie, relevés à l’atelier.',
    TRANSPORT: 'De Chartres à notre entrepôt, 560 km ; le verre en fait 300 auparavant.',
    PACKAGING: 'Un étui de 21 g, en carton recyclé à 87 %, ouvert sur le dessus.',
    END_OF_LIFE: 'Le pot se remplit de nouveau ; sinon, il va au bac du verre.',
  },
  'Peinture murale mate « Craie douce », seau de 2,5 L': {
    family: 'PLASTIC',
    MATERIALS: 'Liant à 96 % végétal, mais pigments minéraux : 64 % de la masse a une origine nommée.',
    MANUFACTURING: 'Broyée à Quimper : 3,8 kWh et 5 L d’eau par seau, relevés à l’atelier.',
    TRANSPORT: 'Avec les pigments venus de Finlande, 3 900 km par la mer et la route.',
    PACKAGING: 'Le seau contient 75 % de plastique recyclé et se trie ; son anse est en acier.',
    END_OF_LIFE: 'Le seau rincé va en déchèterie ; un fond de peinture y est repris à part.',
  },
}
