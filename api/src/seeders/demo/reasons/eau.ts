import type { DemoReasons } from './list.ts'

export const eau: DemoReasons = {
  'Mousseurs d’eau en laiton 5 L/min, lot de 2': {
    family: 'METAL',
    MATERIALS: 'Laiton coulé à 96 % de métal recyclé ; la part a été mesurée sur trois pièces.',
    MANUFACTURING: 'Décolletés en Haute-Savoie : 0,4 kWh et 1 L d’eau par mousseur, relevés au compteur.',
    TRANSPORT: 'De l’atelier à notre entrepôt, 190 km par la route ; les joints font 560 km.',
    PACKAGING: 'Un étui en carton de 14 g, fait à 90 % de fibres recyclées, sans film.',
    END_OF_LIFE: 'La grille et les joints se changent ; le laiton part avec les métaux.',
  },
  'Pommeau de douche économiseur d’eau « Bruine », 6 L/min': {
    family: 'PLASTIC',
    MATERIALS: 'ABS recyclé à 50 % au moins et inox refondu des buses : 88 % de la masse en tout.',
    MANUFACTURING: 'Assemblé dans l’Ain : 0,9 kWh et 2 L d’eau par pommeau, relevés à l’atelier.',
    TRANSPORT: 'De l’Ain à notre entrepôt, 60 km ; la plaque d’inox en fait 510 avant l’assemblage.',
    PACKAGING: 'Un étui de 31 g en carton, recyclé à 85 %, qui se plie dans le bac de tri.',
    END_OF_LIFE: 'La poignée et le régulateur se démontent avec un tournevis.',
  },
  'Récupérateur d’eau de pluie mural « Averse », 300 L': {
    family: 'PLASTIC',
    MATERIALS: 'Polyéthylène à 70 % recyclé au moins : 11 kg des 16 kg de la cuve.',
    MANUFACTURING:
      'Moulé dans le Finistère : 21 kWh et 6 L d’eau par cuve, avec 45 % d’électricité éolienne.',
    TRANSPORT: 'Du mouleur à notre entrepôt, 1 180 km en camion complet, sans rupture de charge.',
    PACKAGING: 'Une housse et deux cornières de carton, recyclées à 60 %, toutes à trier.',
    END_OF_LIFE: 'Le robinet et le couvercle se dévissent ; la cuve part en déchèterie, bac des plastiques.',
  },
  'Programmateur d’arrosage à sonde d’humidité': {
    family: 'ELECTRONICS',
    MATERIALS: 'Le boîtier en polypropylène, recyclé à 80 %, fait les trois quarts du poids.',
    MANUFACTURING:
      'Assemblé en Slovaquie : 1,6 kWh et 3 L d’eau par boîtier, selon les compteurs de l’atelier.',
    TRANSPORT: 'De l’usine à notre entrepôt, 4 200 km avec les composants, par mer puis par la route.',
    PACKAGING: 'Une boîte de 62 g, recyclée à 70 %, et une notice ; tout va au bac de tri.',
    END_OF_LIFE: 'La membrane et la sonde se remplacent ; le boîtier va au point de collecte.',
  },
  'Stop-douche à levier en laiton chromé': {
    family: 'METAL',
    MATERIALS: 'Corps de 5 cm en laiton massif, refondu à 94 % à partir de chutes d’usinage.',
    MANUFACTURING: 'Usiné en Italie : 0,7 kWh et 1,5 L d’eau de coupe par pièce, selon le fournisseur.',
    TRANSPORT: 'Du Piémont à notre entrepôt, 640 km par la route, dont 120 sur le rail.',
    PACKAGING: 'Un simple étui de 9 g, en carton recyclé à 95 %, pour 210 g de laiton.',
    END_OF_LIFE: 'Deux joints de rechange sont fournis ; le reste est du laiton, à trier avec les métaux.',
  },
  'Oyas à enterrer en terre cuite, lot de 3': {
    family: 'GLASS',
    MATERIALS: 'Argile pour 99 % de la masse, tirée à 12 km de la poterie.',
    MANUFACTURING:
      'Tournées dans la Drôme : 2,3 kWh et 4 L d’eau par jarre, four chauffé pour partie au bois.',
    TRANSPORT: 'De la poterie à notre entrepôt, 130 km ; l’émail du col vient de plus loin.',
    PACKAGING: 'Calées dans 90 g de carton, recyclé à 92 %, sans mousse ni film.',
    END_OF_LIFE: 'Une jarre cassée finit en tessons au fond d’un pot ; les couvercles se rachètent seuls.',
  },
  'Plaquettes de chasse d’eau pour réservoir de WC': {
    family: 'METAL',
    MATERIALS: 'L’inox, recyclé à 65 %, fait 80 % du poids ; la gaine de silicone est neuve.',
    MANUFACTURING: 'Découpées en Allemagne : 0,5 kWh et 0,8 L d’eau par paire, selon l’atelier.',
    TRANSPORT: 'De la Sarre à notre entrepôt, 530 km par la route.',
    PACKAGING: 'Un sachet de papier et un feuillet : tout se trie, dont 25 % de fibres recyclées.',
    END_OF_LIFE: 'La gaine se fend au couteau ; l’inox rejoint le bac des métaux.',
  },
  'Détecteur de fuite d’eau à sirène de 85 dB': {
    family: 'ELECTRONICS',
    MATERIALS: 'Coque en ABS recyclée à 45 % ; la carte et le câble sont neufs.',
    MANUFACTURING: 'Assemblé en Pologne : 1,1 kWh par boîtier ; la consommation d’eau n’est pas connue.',
    TRANSPORT: 'Les composants font 7 400 km en cargo, puis 1 600 par la route.',
    PACKAGING: 'Une boîte en carton et un calage moulé en papier : les deux se trient.',
    END_OF_LIFE: 'Deux vis ouvrent le boîtier, et la pile de 9 V se remplace.',
  },
  'Pommeau de douche à main « Giboulée » chromé, 7 L/min': {
    family: 'PLASTIC',
    MATERIALS: 'ABS recyclé à 60 % sous le chrome ; le tamis est en inox.',
    MANUFACTURING: 'Moulé et chromé en Italie : 1,4 kWh et 5 L d’eau par pommeau, relevés par l’atelier.',
    TRANSPORT: 'De la Vénétie à notre entrepôt, 1 550 km avec l’étape de chromage, par la route.',
    PACKAGING: 'Un étui de 28 g, recyclé à 75 %, que l’on plie à plat.',
    END_OF_LIFE: 'La tête se dévisse et le tamis se retire ; le chrome complique le tri de l’ABS.',
  },
}
