import { calculDeLEcoScore } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const comprendreLEcoScore: DemoArticle = {
  title: 'Comment nous calculons l’éco-score, critère par critère',
  excerpt:
    'Cinq critères, deux points au plus pour chacun, une note sur 10. Voici ce que nous regardons, ce qui fait perdre des points, et ce que la note ne dit pas.',
  content: `Chaque produit de Ramure porte une note sur 10. Elle ne sert pas à décorer la page : elle résume ce que nous avons trouvé en posant toujours les cinq mêmes questions, à une gourde comme à un pull. Chaque réponse vaut de 0 à 2 points, au dixième près, et la somme donne l’éco-score. Voici comment nous comptons, pour que vous puissiez nous contredire.

## Les cinq critères

### Les matériaux

Nous cherchons d’où vient la matière, quelle part en est recyclée ou renouvelable, et si quelqu’un d’extérieur l’a vérifié. Un plastique neuf sans origine connue reste près de 0. Un inox recyclé à plus de 90 % ou un coton biologique certifié, avec un numéro de certificat en cours de validité, s’approche de 2.

### La fabrication

Combien d’eau et d’énergie faut-il, dans quel pays, avec quelle électricité ? Une poterie cuite à haute température demande beaucoup d’énergie, même quand elle est belle et locale ; un assemblage à la main en demande peu. **Quand le fabricant ne répond pas, nous ne devinons pas en sa faveur : le point est perdu.**

### Le transport

Nous comptons les kilomètres et surtout le moyen. À distance égale et pour le même poids, l’avion émet bien davantage que le camion, et le camion bien davantage que le bateau. Un objet venu de loin par la mer peut donc faire mieux que ce que l’on imagine, sans jamais rejoindre un objet fabriqué à 200 km de chez vous.

### L’emballage

Ici, nous pesons. Un étui de 20 g en carton recyclé, que l’on plie et que l’on trie, obtient presque tout. Une coque en plastique dans une boîte, elle-même dans un film, n’obtient presque rien. Le carton d’expédition est traité à part, puisqu’il ne dépend pas du produit.

### La fin de vie

L’objet s’ouvre-t-il avec un tournevis ordinaire ? Les pièces d’usure se vendent-elles séparément, et pendant combien d’années ? Peut-on séparer les matières pour les trier ? Un objet collé perd ici l’essentiel de ses points, même si tout le reste est soigné.

## Un exemple, point par point

Prenons une gourde en inox imaginaire. Elle obtient :
- **1,6** pour les matériaux : inox recyclé à 80 %, bouchon en plastique neuf ;
- **1,5** pour la fabrication : procédé sobre, données du fabricant complètes ;
- **1,2** pour le transport : bateau puis camion ;
- **1,9** pour l’emballage : une simple bague, en carton recyclé à 90 % ;
- **1,8** pour la fin de vie : joint remplaçable, métal facile à recycler.
Total : **8,0 sur 10**. À titre de comparaison, voici la note de deux gourdes de notre boutique.

{produit:Gourde isotherme « Grand Large » en inox, 750 mL}
{produit:Gourde en verre à bouchon de bambou, 550 mL}

## Lire la note

Quatre paliers vous aident à lire le chiffre. À partir de 8,5, le produit est excellent. De 7 à 8,4, il est éco-responsable au sens de notre grille. De 5 à 6,9, son impact est modéré : la moitié des points ou davantage, et des progrès à faire. En dessous de 5, son impact est élevé, et nous l’écrivons.

## Ce que la note ne dit pas

Elle n’est ni un label officiel ni une analyse complète du cycle de vie, qui demanderait des mois de mesures par produit. Elle compare mal deux objets qui ne rendent pas le même service : un 9 pour un savon et un 7 pour un pommeau de douche ne s’opposent pas. Enfin, elle ignore votre usage. 

> Une boîte à repas notée 9 qui dort dans un placard fera toujours moins bien que le vieux bocal dont vous vous servez chaque midi.

C’est pourquoi l’éco-score arrive en second. La première question reste : en avez-vous besoin, et pour combien de temps ? Si la réponse est oui, la note vous aide à choisir. Et si l’une d’elles vous paraît trop généreuse, écrivez-nous par [le formulaire de contact](/aide-et-contacts) : une donnée mieux établie peut la faire monter comme la faire baisser.`,
  published: true,
  featured: true,
  date: '2026-03-10T08:00:00.000Z',
  image: calculDeLEcoScore,
  tones: ['#E9EFE2', '#D3DEC9'],
}
