import { repriser } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const faireDurerSesVetements: DemoArticle = {
  title: 'Faire durer ses vêtements : laver moins, réparer tôt',
  excerpt:
    'Le vêtement le plus sobre est celui que vous portez déjà. Coût par port, lavage à 30 °C, mites, bouloches et boutons : comment lui offrir quelques années de plus.',
  content: `Pour un seul jean, les estimations les plus souvent citées parlent de 7 000 à 10 000 L d’eau, surtout pour faire pousser le coton. Cette eau est déjà dépensée quand vous l’enfilez pour la première fois. Le porter deux ans au lieu d’un est donc le geste le plus efficace, et il ne coûte rien. Voici comment faire, de l’achat au dernier chiffon.

## Avant d’acheter, divisez

Un pull à 25 € qui se déforme après vingt sorties revient à **1,25 € par port**. Un pull à 89 € porté cent cinquante fois revient à **0,59 €**. Le prix ne garantit rien, bien sûr. Regardez la matière, tirez doucement sur les coutures, tenez l’étoffe devant une lampe : si vous devinez l’ampoule au travers, le tissu risque de s’user vite. Un tissu fait d’une seule fibre se recycle plus facilement qu’un mélange.

{produit:Pull col montant en laine mérinos d’Arles}

## Laver moins

Un tee-shirt se lave après une journée, un jean après cinq à dix ports, un pull en laine quand il en a vraiment besoin : une nuit près d’une fenêtre ouverte lui rend souvent sa fraîcheur. Une tache se traite seule, tout de suite, avec un peu d’eau froide et de savon. Chaque cycle évité ménage d’abord la fibre.

### Quand il faut laver, cinq réglages

- 30 °C suffisent pour le linge peu sale ; réservez le 60 °C aux draps, aux torchons et aux périodes de maladie ;
- retournez les vêtements, remontez les fermetures éclair, videz les poches ;
- remplissez le tambour en gardant la largeur d’une main sous le haut, sauf pour la laine, qui veut de la place ;
- essorez à 800 tours par minute plutôt qu’à 1 400 ;
- dosez la lessive selon la dureté de l’eau ; trop de produit encrasse le linge et la machine.

Les tissus synthétiques perdent des fibres de plastique à chaque lavage, davantage avec de longs cycles chauds et un tambour presque vide. Des cycles courts, froids et bien remplis en limitent la quantité, sans la supprimer. Quant au sèche-linge, il consomme de 1 à 4 kWh par cycle selon sa technologie, et ce qui reste dans son filtre est fait de vos vêtements. Un étendoir près d’une fenêtre entrouverte fait le même travail, et ne coûte rien.

## Prendre soin de la laine

La laine boulochera un peu, c’est normal : les fibres courtes remontent là où l’on frotte. Passez un peigne à laine, à plat, sans appuyer. Séchez les mailles à l’horizontale et rangez-les pliées, jamais sur un cintre. Avant l’été, lavez-les : les larves de mites cherchent les traces de peau et de nourriture. Le bois de cèdre éloigne un peu les adultes, mais ne tue pas les œufs ; en cas de doute, une semaine au congélateur à −18 °C, dans un sac bien fermé, règle l’affaire.

## Réparer tôt

> Un point qui lâche prend cinq minutes, un trou demande une soirée.

Une petite boîte suffit : trois aiguilles, du fil noir, blanc et bleu marine, quelques boutons, un œuf à repriser ou une balle en bois. Commencez par recoudre un bouton, puis un ourlet ; pour un genou de jean, une pièce posée à l’intérieur et des lignes de points droits tiennent des mois. Pour un zip ou une doublure, confiez le travail à un retoucheur : certaines réparations peuvent ouvrir droit à une aide, déduite de la facture chez un professionnel labellisé QualiRépar. Demandez avant, les barèmes évoluent.

## Donner, puis trier

Quand vous ne portez plus une pièce, donnez-la propre à quelqu’un qui la portera, ou vendez-la. Usée jusqu’à la trame, elle devient chiffon, puis rejoint une borne à textiles, propre, sèche et dans un sac fermé : même abîmés, le linge et les chaussures, attachées par paire, y sont acceptés. L’éco-organisme [Refashion](https://refashion.fr/) tient la carte des bornes.

## Un exercice pour une soirée d’automne

Mettez tous vos cintres à l’envers et retournez-les à mesure que vous portez vos vêtements. Dans six mois, vous saurez ce que vous aimez vraiment, et vous achèterez moins sans y penser.`,
  published: true,
  featured: false,
  date: '2026-09-15T08:00:00.000Z',
  image: repriser,
  tones: ['#EEE8DF', '#D8CFC2'],
}
