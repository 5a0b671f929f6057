import { etiquette } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const lireLesLabelsEtLesPromesses: DemoArticle = {
  title: 'Labels et promesses vertes : ce que dit vraiment une étiquette',
  excerpt:
    'Certains mots sont interdits sur les produits, d’autres ne veulent rien dire, quelques labels se vérifient en deux minutes. Petit guide pour lire une étiquette sans se laisser bercer.',
  content: `Une feuille dessinée, un fond vert, le mot « naturel » en lettres rondes : il n’en faut pas plus pour qu’un flacon ordinaire paraisse vertueux. Lire une étiquette s’apprend pourtant en quelques minutes. Il suffit de savoir quels mots la loi écarte, lesquels ne promettent rien, et comment vérifier un label sans quitter sa chaise.

## Les mots que vous ne devriez plus voir

En France, la loi de 2020 contre le gaspillage interdit de faire figurer sur un produit ou son emballage « biodégradable », « respectueux de l’environnement » ou toute mention équivalente. La raison est simple : presque tout finit par se dégrader, mais en combien de temps, et dans quelles conditions ? Et aucun objet fabriqué ne respecte l’environnement dans son ensemble ; au mieux, il lui nuit moins qu’un autre. Une étiquette qui emploie encore ces mots vous renseigne surtout sur le sérieux de celui qui l’a écrite.

### « Neutre en carbone »

L’expression mérite la même prudence. Depuis 2023, une publicité ne peut l’affirmer en France que si l’annonceur met à la disposition de tous un bilan des émissions du produit, sa trajectoire de réduction et les modalités de la compensation. Une directive européenne de 2024 demande en outre aux États d’interdire, à partir du 27 septembre 2026, les promesses de neutralité d’un produit fondées sur la seule compensation. Nous n’employons pas cette expression.

> Planter des arbres ailleurs n’efface pas ce qui est sorti de l’usine.

## Les mots trop larges

« Naturel » ne dit rien du procédé. « Sans » suivi d’un ingrédient ne dit pas ce qui l’a remplacé. « Recyclable » décrit une possibilité, non un fait : encore faut-il qu’une filière existe près de chez vous. « Recyclé », au contraire, doit être accompagné du pourcentage de matière recyclée : **sans chiffre, passez votre chemin**. Quant à « compostable » sur un plastique, le mot est réservé à ce qui se composte à la maison, et la mention « Ne pas jeter dans la nature » doit l’accompagner.

## Les labels qui se vérifient

Un label sérieux se reconnaît à trois signes : un cahier des charges public, un contrôle par un organisme indépendant, un numéro que l’on peut chercher. Voici les plus courants :
- **l’Eurofeuille et le logo AB** : pour un aliment, au moins 95 % des ingrédients agricoles sont biologiques ; le code de l’organisme, du type FR-BIO suivi de deux chiffres, figure à côté ;
- **GOTS** : pour un textile, au moins 70 % de fibres biologiques, et 95 % pour la mention la plus exigeante, avec des critères sociaux ;
- **Oeko-Tex Standard 100** : le textile a été contrôlé pour des substances nocives, ce qui ne le rend pas biologique ;
- **FSC** : le bois ou le papier suit une chaîne contrôlée ; « 100 % », « Mix » et « Recyclé » n’ont pas le même sens ;
- **l’Écolabel européen** : des critères sur tout le cycle de vie, avec un numéro de licence.

### Les faux amis

Les deux flèches enlacées du Point vert signalent que l’entreprise cotise à la gestion des emballages usagés ; elles ne disent pas si celui que vous tenez se recycle. Le Triman indique qu’il existe une consigne de tri, rien de plus. Le chiffre de 1 à 7 dans un triangle nomme une famille de plastique. Et un logo dessiné par la marque elle-même n’est qu’un dessin.

## Quatre questions devant un produit

En rayon, ou devant votre écran, posez-les dans cet ordre :
1. Que mesure-t-on, et dans quelle unité ?
2. Par rapport à quoi ?
3. Qui l’a vérifié ?
4. Où est le numéro ?

« 30 % d’eau en moins » ne vaut que si l’on sait en moins que quoi. « Contient 70 % d’inox recyclé » se vérifie ; « conçu avec amour pour la planète » ne se vérifie pas. Voici comment nous l’écrivons nous-mêmes, sur un textile et sur un métal :

{produit:Tee-shirt col rond en coton, 180 g/m²}
{produit:Gourde isotherme « Grand Large » en inox, 750 mL}

Nous nous appliquons la même règle. Sur nos fiches, nous préférons les litres, les kilowattheures, les grammes et les kilomètres aux adjectifs. Si un mot flou nous échappe, signalez-le-nous : nous le remplacerons par un chiffre, ou nous l’enlèverons.`,
  published: true,
  featured: false,
  date: '2026-05-19T08:00:00.000Z',
  image: etiquette,
  tones: ['#F2E9DB', '#E1CEB8'],
}
