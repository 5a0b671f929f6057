import { compostReussi } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const reussirSonCompost: DemoArticle = {
  title: 'Réussir son compost, au jardin comme en appartement',
  excerpt:
    'Composteur, lombricomposteur ou bokashi : choisir selon la place dont vous disposez, équilibrer les apports et corriger les petits ratés. Le reste se trie, et c’est plus simple qu’avant.',
  content: `Épluchures, marc de café, restes d’assiette : les biodéchets représentent environ un tiers du poids d’une poubelle ordinaire. Enfouis, ils sont perdus pour la terre ; incinérés, ils brûlent mal, puisqu’ils sont surtout faits d’eau. Compostés, ils deviennent une terre noire qui sent le sous-bois. Depuis 2024, les collectivités doivent d’ailleurs proposer une solution pour les trier : composteur, point d’apport ou collecte. Renseignez-vous à la mairie, certaines prêtent le matériel.

## Avec un jardin

Le plus simple reste le bac en bois, posé à même la terre pour que les vers y montent. Comptez 300 à 400 L pour un foyer de quatre personnes. Choisissez un coin à mi-ombre, à l’abri du vent, pas trop loin de la cuisine : un composteur au fond du terrain se remplit beaucoup moins souvent.

{produit:Composteur de jardin « Sous-Bois » en mélèze, 400 L}

### Un seau de brun pour un seau de vert

Tout l’art tient dans un équilibre. Les **matières vertes**, humides et riches en azote, nourrissent : épluchures, marc, tontes fraîches. Les **matières brunes**, sèches et riches en carbone, aèrent : feuilles mortes, carton brun déchiré, petits branchages. Visez à peu près un seau de brun pour un seau de vert. 

> Un sac de feuilles mortes à côté du bac : c’est l’outil le plus utile de tous.

Trois gestes, une fois par semaine, suffisent :
- remuez les 20 premiers centimètres avec une fourche, pour faire entrer l’air ;
- pressez une poignée dans la main : elle doit mouiller les doigts sans goutter ;
- recouvrez chaque apport frais d’une couche de brun, contre les moucherons.

### Corriger les ratés

Une odeur d’œuf pourri signale un manque d’air : mélangez et ajoutez du carton. Un tas sec qui ne bouge plus demande un arrosoir d’eau de pluie. Des fourmis annoncent elles aussi la sécheresse. Évitez les litières d’animaux carnivores, les plantes malades, ainsi que la viande, le poisson et les produits laitiers, qui attirent les rongeurs. Les peaux d’agrumes sont acceptées en petite quantité, coupées fin ; les coquilles d’œufs, écrasées.

## En appartement

Le lombricomposteur tient sur 40 cm de côté. Des vers de fumier y transforment de 1 à 3 kg d’épluchures par semaine, selon leur nombre et la saison. Ils aiment l’ombre et une température de 15 à 25 °C ; ils n’aiment ni l’ail, ni l’oignon, ni les agrumes. Bien conduit, le bac ne sent que la terre. Il donne aussi un jus brun, à diluer dans dix volumes d’eau pour vos plantes.

Le seau bokashi, lui, fermente sans air. Il accepte presque tout, y compris un peu de viande et de restes cuits, que l’on tasse et que l’on saupoudre de ferments. Une fois plein, on le laisse fermé deux à trois semaines, puis on enterre son contenu à 20 cm de profondeur ou on le confie à un composteur collectif. Ce n’est donc qu’une première étape : prévoyez où finira la matière.

{produit:Lombricomposteur d’appartement « Tourelle », 4 plateaux}
{produit:Seau bokashi à robinet de 16 L avec ferments}

## Récolter

Au bac, le compost mûrit en six à douze mois, selon le climat et les soins. Il est prêt quand on n’y reconnaît plus rien, sauf peut-être un noyau de pêche et deux étiquettes de fruits oubliées. Étalez-en 1 à 2 cm au pied des légumes, au printemps, sans l’enfouir. En pot, ne dépassez pas un quart du mélange : pur, il est trop riche pour les racines.

## Et le reste de la poubelle ?

La règle s’est simplifiée : presque partout en France, tous les emballages vont au même bac de tri, y compris les pots, les barquettes et les films en plastique. Videz-les sans les laver, ne les emboîtez pas, laissez-les en vrac. Le verre part à la borne, sans bouchon et sans vaisselle, dont le verre ne fond pas à la même température. En cas de doute, la consigne Info-tri imprimée sur l’emballage indique le bon bac, et le site [Que faire de mes déchets](https://quefairedemesdechets.ademe.fr/) répond objet par objet. Mais le déchet qui pèse le moins lourd reste celui que vous n’avez pas rapporté à la maison.`,
  published: true,
  featured: false,
  date: '2026-04-22T08:00:00.000Z',
  image: compostReussi,
  tones: ['#EAEEE0', '#D3D8BF'],
}
