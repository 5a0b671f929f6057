import { cuisineDuJeudi } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const moinsGaspillerEnCuisine: DemoArticle = {
  title: 'Moins gaspiller en cuisine : la méthode du jeudi soir',
  excerpt:
    'Un inventaire de cinq minutes, un repas de restes, des dates bien comprises et un réfrigérateur rangé : de quoi jeter moins et manger mieux, sans tableur ni culpabilité.',
  content: `Un demi-concombre mou, trois cuillerées de riz, un paquet de biscuits dont la date est passée d’hier : le gaspillage se fait rarement par kilos, il se fait par restes. Mis bout à bout, ils comptent. En France, les estimations tournent autour de 25 kg de nourriture encore consommable jetée à la maison, par personne et par an. Pour une famille de quatre, c’est environ 100 kg, soit plusieurs centaines d’euros selon ce que l’on achète.

## Le rendez-vous du jeudi

Notre méthode tient en un rendez-vous. Le jeudi soir, avant les courses de la fin de semaine, ouvrez le réfrigérateur et posez sur la table tout ce qui doit être mangé dans les trois jours. C’est le dîner. Une soupe, une poêlée, une tarte, une omelette ou un riz sauté accueillent à peu près n’importe quoi. Ce qui ne rentre pas part au congélateur, avec une étiquette : le nom, la date, le nombre de parts.

### Ensuite, la liste

Alors seulement, écrivez la liste des courses. Partez de trois ou quatre repas, pas de sept : il y aura une invitation, une fatigue, un reste. Notez les quantités. Pour quatre personnes, 250 à 300 g de lentilles sèches ou 320 g de pâtes suffisent ; au-delà, vous cuisinez pour la poubelle ou pour le lendemain, ce qui est très bien si vous le savez d’avance.

## Deux dates à ne pas confondre

**« À consommer jusqu’au »** protège votre santé : viande, poisson, plats frais ; on ne la dépasse pas.

**« À consommer de préférence avant »** parle de goût : pâtes, riz, café, conserves, biscuits restent consommables après, si l’emballage est intact. Regardez, sentez, goûtez. En revanche, une conserve bombée, ou dont le contenu jaillit à l’ouverture, se jette sans goûter.

## Ranger pour voir

Le rangement fait beaucoup :
- réglez le réfrigérateur à 4 °C et vérifiez avec un thermomètre, car la molette ment souvent ;
- viande et poisson dans la zone la plus froide, dont la place dépend du modèle ;
- ce qui presse à hauteur des yeux, dans une boîte transparente ;
- tomates, ail, oignons, bananes dehors, et les pommes à part, car elles font mûrir les voisins ;
- herbes et salades dans un linge humide, au bac à légumes ;
- pommes de terre au noir, loin des oignons.

{produit:Bocaux de conservation en verre, lot de 6}
{produit:Cloche de conservation en silicone, 26 cm}

## Sauver les restes

Pour les restes cuits, une règle de prudence : au frais dans les deux heures, mangés dans les trois jours, réchauffés une seule fois et à cœur. Le riz demande un peu plus de soin : refroidissez-le vite et finissez-le le lendemain. Pour les personnes fragiles et les femmes enceintes, soyez plus strict encore.

### Quatre sauvetages que nous pratiquons

Le pain rassis, passé sous un filet d’eau puis cinq minutes au four à 180 °C, redevient croustillant ; sinon, chapelure ou pain perdu. Les fanes de radis et de carottes, bien lavées, font un pesto avec une poignée de noix. Les parures de légumes, gardées au congélateur, donnent un bouillon dès que le sac atteint 500 g environ. Une banane noire sucre un gâteau à elle seule. Un fond de lait ou de crème, avant sa date, passe dans une pâte à crêpes ou une quiche.

## Ce que l’on cuisine compte aussi

D’après les bases de données publiques, une portion de lentilles émet de dix à plusieurs dizaines de fois moins de gaz à effet de serre qu’une portion de bœuf, selon les élevages et les recettes. Inutile de tout changer : deux repas de légumes secs par semaine, c’est déjà une centaine de repas par an. Sèches, les légumineuses se gardent un an ou davantage, et ne se gaspillent presque jamais.

{produit:Lentilles noires du Gers, sac en papier de 1 kg}

## Peser, un mois durant

Pendant un mois, posez un bol sur le plan de travail et mettez-y, avant de jeter, ce qui aurait pu être mangé. Pesez-le le dimanche. Vous verrez vite revenir le même coupable : la salade, le pain, la crème. Achetez-en moins, ou autrement.

> C’est le seul régime que nous conseillons : celui de la poubelle.`,
  published: true,
  featured: false,
  date: '2026-07-07T08:00:00.000Z',
  image: cuisineDuJeudi,
  tones: ['#F6EBDD', '#E7CFB8'],
}
