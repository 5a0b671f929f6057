import { economiserLEau } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const reduireSaConsommationDeau: DemoArticle = {
  title: 'Réduire sa consommation d’eau sans se priver',
  excerpt:
    'Chercher les fuites, mesurer ses débits, équiper deux robinets et pailler le potager : des gestes à prendre dans l’ordre, avec le calcul pour les adapter à votre foyer.',
  content: `En France, une personne utilise environ 150 L d’eau potable par jour à la maison. L’essentiel part dans la douche, les toilettes, le linge et la vaisselle ; boire et cuisiner n’en demandent qu’une dizaine de litres. La bonne nouvelle, c’est que tout se joue à quelques robinets, et que la plupart des gestes ne réclament ni travaux ni privation. Encore faut-il commencer par le bon bout.

## D’abord, le compteur

Relevez ses chiffres le soir, ne tirez plus d’eau, relevez-les au réveil. S’ils ont bougé, vous avez une fuite. **Un robinet qui goutte perd environ 4 L par heure**, soit près de 100 L par jour et 35 m³ par an : à 4,50 € le m³, la facture grimpe d’environ 158 €. Une chasse d’eau qui coule en silence peut perdre bien davantage, jusqu’à 600 L par jour. Pour la démasquer, versez quelques gouttes de colorant alimentaire dans le réservoir et attendez vingt minutes : si la cuvette se teinte, le joint est à changer, souvent pour quelques euros.

## Mesurer ses débits

Placez une bassine sous le pommeau, ouvrez en grand pendant dix secondes, pesez l’eau et multipliez par six : 2 kg en dix secondes font 12 L/min. À ce rythme, une douche de cinq minutes demande 60 L ; à 6 L/min, elle en demande 30. Pour deux douches par jour, l’écart atteint 21 900 L par an, et l’énergie qui chauffait cette eau disparaît avec elle. Une fois les fuites réparées, c’est presque toujours le geste qui rapporte le plus.


{produit:Pommeau de douche économiseur d’eau « Bruine », 6 L/min}

Aux lavabos et à l’évier, un mousseur de 5 L/min mêle de l’air au jet et se visse à la main. Gardez en revanche le plein débit là où vous remplissez un récipient : pour une casserole de 3 L, un robinet lent ne fait gagner que de l’attente.

### Les habitudes qui font le reste

- **coupez l’eau** pendant le savonnage : deux minutes à 9 L/min, c’est 18 L ;
- **recueillez** dans un seau l’eau froide qui précède l’eau chaude, pour les plantes ou le sol ;
- **lancez** lave-linge et lave-vaisselle pleins, en programme éco ;
- **lavez** les légumes dans une bassine et versez cette eau au pied des pots.

## Vaisselle et toilettes

Au sujet de la vaisselle, pas de dogme. Un lave-vaisselle récent utilise une dizaine de litres par cycle ; à la main, deux bacs bien gérés s’en approchent, mais un robinet laissé ouvert cinq minutes à 12 L/min en prend 60. Inutile, en tout cas, de rincer les assiettes avant de les ranger dans la machine : racler suffit.

Les toilettes viennent souvent en deuxième place. Une chasse ancienne envoie 9 à 10 L, un mécanisme à double commande 3 ou 6 L. Si le remplacer n’est pas possible, des plaquettes glissées dans le réservoir retiennent environ 3 L à chaque fois. Évitez la brique, qui s’effrite et peut bloquer le mécanisme.

## Au jardin, la pluie travaille pour vous

Un millimètre d’eau sur un mètre carré de toit donne un litre : une averse de 10 mm sur 30 m² remplit donc une cuve de 300 L, aux pertes près. Cette eau n’est pas potable, mais vos tomates la préfèrent.

Arrosez tôt le matin ou le soir, au pied, rarement et longtemps plutôt que souvent et peu. Un paillis de 5 à 7 cm, fait de tontes sèches ou de feuilles, garde la terre fraîche et espace nettement les arrosages, selon le sol et la chaleur.

## Par quoi commencer ce week-end

Dans l’ordre :
1. le relevé du compteur ;
2. le joint qui fuit ;
3. le pommeau ;
4. les mousseurs ;
5. la cuve, si vous avez une gouttière.

{produit:Mousseurs d’eau en laiton 5 L/min, lot de 2}
{produit:Récupérateur d’eau de pluie mural « Averse », 300 L}

Notez le relevé du premier de chaque mois sur une feuille collée au réfrigérateur. C’est le meilleur professeur qui soit.

> Au bout d’un trimestre, vous saurez ce que chaque geste vous a rapporté, chez vous et non dans un article.`,
  published: true,
  featured: false,
  date: '2026-06-09T08:00:00.000Z',
  image: economiserLEau,
  tones: ['#E6EEEA', '#CDDDD8'],
}
