import type { DemoReasons } from './list.ts'

export const hygieneBeaute: DemoReasons = {
  'Shampoing solide « Avoine douce », galet de 85 g': {
    family: 'COSMETIC',
    MATERIALS: 'Coco, avoine et pépins de raisin : 96 % de matière végétale, listée au certificat.',
    MANUFACTURING: 'Pressé à froid à Nantes : 0,1 kWh par galet ; l’eau n’a pas été relevée.',
    TRANSPORT: 'De Nantes à notre entrepôt, 680 km, dont 490 par le rail.',
    PACKAGING: 'Un étui en carton de 6 g et une cordelette : tout se trie, 45 % est recyclé.',
    END_OF_LIFE: 'Il se consomme jusqu’au bout ; l’étui se trie et la cordelette resservira.',
  },
  'Savon de Marseille à l’huile d’olive, cube de 300 g': {
    family: 'COSMETIC',
    MATERIALS: 'Huiles d’olive et de coco, soude et sel : 98 % de la masse, origines au certificat.',
    MANUFACTURING:
      'Cuit dix jours à Marseille : 0,5 kWh et 1 L d’eau par cube, chaudière à 80 % aux grignons.',
    TRANSPORT: 'De Marseille, 315 km par la route ; l’huile de coco arrive par bateau.',
    PACKAGING: 'Une bague de papier de 3 g, recyclée à 90 %, pour 300 g de savon.',
    END_OF_LIFE: 'Rien ne reste du cube ; la bague se trie avec les papiers.',
  },
  'Déodorant crème à la sauge, pot en verre de 50 g': {
    family: 'COSMETIC',
    MATERIALS: 'Coco, maïs et bicarbonate : 60 % de la masse a une origine nommée.',
    MANUFACTURING: 'Préparé à Angers par lots de 200 : 0,2 kWh et 0,4 L d’eau par pot.',
    TRANSPORT: 'Le coco et le candelilla viennent par bateau ; depuis Angers, 600 km de route.',
    PACKAGING: 'Un pot de 70 g dont le verre contient 50 % de calcin, sans étui.',
    END_OF_LIFE: 'Le pot est repris, lavé et rempli jusqu’à dix fois ; son couvercle est en aluminium.',
  },
  'Rasoir de sûreté « Fontclaire » en laiton massif': {
    family: 'METAL',
    MATERIALS: 'Laiton massif refondu à 90 %, pour les 92 g du rasoir ; les lames sont neuves.',
    MANUFACTURING: 'Usiné à Thiers : 1,2 kWh et 2 L d’eau de coupe par rasoir, relevés à l’atelier.',
    TRANSPORT: 'De Thiers, 130 km ; les lames, elles, en font 1 100 par la route.',
    PACKAGING: 'Un coffret de 34 g, en carton recyclé à 90 %, et une boîte en fer qui ressert.',
    END_OF_LIFE: 'Trois pièces se dévissent à la main ; filetage et tête se remplacent, le laiton se trie.',
  },
  'Dentifrice en pastilles à la menthe, bocal de 250': {
    family: 'COSMETIC',
    MATERIALS: 'Craie des Ardennes, xylitol de bouleau : 87 % de la masse a une origine nommée.',
    MANUFACTURING: 'Pressées à Remiremont : 0,3 kWh par bocal ; l’eau n’a pas été relevée.',
    TRANSPORT: 'De Remiremont à notre entrepôt, 400 km ; le xylitol en fait 1 300 auparavant.',
    PACKAGING: 'Un bocal de verre qui ressert, puis une recharge de papier de 8 g.',
    END_OF_LIFE: 'Le bocal va au bac du verre ; son couvercle se trie à part.',
  },
  'Huile de noisette pour visage et pointes, 100 mL': {
    family: 'COSMETIC',
    MATERIALS: 'Un seul ingrédient : des noisettes du Lot-et-Garonne, lot par lot.',
    MANUFACTURING: 'Pressée à froid au moulin : 0,3 kWh et 0,1 L d’eau par flacon, selon le producteur.',
    TRANSPORT: 'Du verger au moulin, 35 km, puis 510 jusqu’à notre entrepôt.',
    PACKAGING: 'Un flacon au verre à 50 % de calcin et un étui de 9 g, recyclé à 70 %.',
    END_OF_LIFE: 'Le compte-gouttes se garde ; le flacon vide va au bac du verre.',
  },
  'Crème visage au karité et au tilleul, pot de 50 mL': {
    family: 'COSMETIC',
    MATERIALS: 'Karité, tilleul et tournesol nommés ; la moitié de l’eau vient de la distillation.',
    MANUFACTURING: 'Préparée à Die par lots de 300 : 0,3 kWh par pot, relevés à l’atelier.',
    TRANSPORT: 'De Die, 150 km ; le karité arrive une fois par an, par bateau.',
    PACKAGING: 'Un pot de verre consigné et un étui de carton : tout se trie, dont 30 % de fibres recyclées.',
    END_OF_LIFE: 'Le pot rapporté est lavé à Valence et resservi, six fois en moyenne.',
  },
  'Peigne à dents larges en buis, taillé à la main': {
    family: 'WOOD',
    MATERIALS: 'Une seule pièce de buis d’Ariège, prélevée à moins de 40 km : 99 % de la masse.',
    MANUFACTURING: 'Taillé en Ariège : 0,3 kWh et pas d’eau par peigne, séchoir chauffé aux chutes.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 510 km par la route.',
    PACKAGING: 'L’étui de coton sert d’emballage ; une étiquette de 3 g l’accompagne, recyclée à 90 %.',
    END_OF_LIFE: 'Une dent cassée se reponce à l’atelier ; le bois finit au compost, brut et huilé au lin.',
  },
}
