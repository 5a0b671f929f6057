import { reparer } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const reparerAvantDeRemplacer: DemoArticle = {
  title: 'Réparer avant de remplacer : par où commencer',
  excerpt:
    'Chercher la panne simple, faire jouer la garantie, trouver la pièce et la bonne personne : une marche à suivre pour les objets du quotidien, et les limites à ne pas franchir.',
  content: `Le grille-pain ne descend plus, la lampe grésille, l’aspirateur n’aspire rien. La première envie est de remplacer, et la commande se passe en deux minutes. Donnez-vous plutôt une demi-heure. Une bonne part des pannes domestiques vient d’un filtre bouché, d’un cordon fatigué, d’un joint sec ou d’une pile oubliée, et se règle avec un tournevis et un peu de patience.

## Trois questions, dans cet ordre

1. **Est-ce vraiment une panne ?** Essayez une autre prise, une autre ampoule, relisez la notice.
2. **Est-ce de la saleté ?** Nettoyez filtres, grilles et contacts : un aspirateur sans force a souvent un filtre plein ou un tuyau obstrué ; une cafetière lente est entartrée.
3. **Est-ce une pièce d’usure ?** Joints, courroies, brosses, batteries et cordons sont faits pour être changés.

## Avant d’ouvrir, vérifier ses droits

En France, un objet neuf acheté à un professionnel bénéficie de la garantie légale de conformité pendant deux ans. Si le défaut apparaît dans ce délai, il est présumé exister depuis la livraison, sans que vous ayez à le prouver ; pour un objet d’occasion, cette présomption dure un an. Vous vous adressez au vendeur, et non au fabricant. La réparation ne vous coûte rien et, une fois faite à ce titre, elle prolonge de six mois cette garantie légale. Gardez donc factures et tickets, au moins en photo. Démonter l’objet vous-même pourrait compliquer la discussion.

## Passer à l’action, sans imprudence

Hors garantie, cinq règles suffisent :
- **débranchez toujours**, et retirez la batterie si elle s’enlève ;
- photographiez chaque étape, rangez les vis dans l’ordre sur un ruban adhésif ;
- ne forcez pas : il reste souvent une vis sous l’étiquette ou sous un patin ;
- notez la référence complète avant de commander une pièce, modèle et numéro de série ;
- n’ouvrez ni four à micro-ondes, ni vieux téléviseur, ni bloc d’alimentation : leurs condensateurs peuvent rester dangereux après débranchement ; le gaz se confie à un professionnel.

### Une trousse modeste

Un jeu de tournevis plats, cruciformes et étoilés, une pince, une clé à molette, de la colle à bois, de l’huile fine, du ruban de plombier, un multimètre d’une vingtaine d’euros. Ajoutez du fil et des aiguilles, et vous voilà prêt pour la majorité des petits malheurs d’une maison.

## Ne pas rester seul

Dans beaucoup de villes, des ateliers de réparation participatifs accueillent chaque mois les objets et leurs propriétaires ; des bénévoles y regardent la panne avec vous, le plus souvent contre une participation libre. Les artisans restent précieux pour les chaussures, les montres, l’électroménager. Pour certains appareils, [un bonus réparation](https://www.label-qualirepar.fr/) peut être déduit de la facture chez un professionnel labellisé : demandez le montant en vigueur avant de vous engager.

## Jusqu’où aller

Un repère courant consiste à comparer le devis au prix d’un appareil équivalent. En dessous de 30 à 40 %, réparez sans hésiter. Au-delà, regardez l’âge, la disponibilité des pièces et la consommation : un réfrigérateur de vingt ans mérite d’être mesuré avant d’être sauvé. Mais pour une chaise, un vélo ou une marmite, ce calcul oublie l’attachement, et vous avez le droit de le compter.

## Dès le jour de l’achat

La réparation se prépare aussi ce jour-là. Consultez l’indice de réparabilité ou l’indice de durabilité, notés sur 10, quand la famille d’appareils en affiche un. Demandez pendant combien d’années les pièces sont disponibles, et si l’objet s’ouvre avec des outils ordinaires. C’est exactement ce que regarde notre critère « fin de vie », pour un cinquième de [l’éco-score](/consommer-ecologiquement#eco-score).

> Un boîtier vissé vaut mieux qu’un boîtier collé, une pile standard mieux qu’une batterie soudée.

{produit:Chargeur de piles avec 4 accus AA de 2 100 mAh}
{produit:Rasoir de sûreté « Fontclaire » en laiton massif}

Et si rien n’y fait, l’objet peut encore servir. Proposez-le pour pièces à une ressourcerie, déposez-le à la déchèterie ou, s’il est électrique, faites-le reprendre par le magasin lors d’un achat équivalent. Gardez les vis, toujours : elles manquent à quelqu’un d’autre, un jeudi soir, devant un grille-pain.`,
  published: false,
  featured: true,
  date: '2026-11-12T08:00:00.000Z',
  image: reparer,
  tones: ['#EEE6D8', '#D9C8B0'],
}
