import { avantLHiver } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const allegerSaFactureDEnergie: DemoArticle = {
  title: 'Alléger sa facture d’énergie avant l’hiver, pièce par pièce',
  excerpt:
    'Chauffage, eau chaude, froid, veilles, éclairage : où partent les kilowattheures, lesquels se rattrapent sans travaux, et comment le vérifier avec un compteur et un crayon.',
  content: `Dans un logement français, le chauffage représente en moyenne près des deux tiers de l’énergie consommée. L’eau chaude vient ensuite, puis la cuisson et les appareils électriques. Les veilles dont on parle tant arrivent loin derrière. Autant le savoir avant de courir éteindre la box : l’ordre des gestes compte plus que leur nombre.

## Le chauffage, les deux tiers de la note

Baisser la consigne de 1 °C **réduit d’environ 7 % la consommation de chauffage**, selon le logement. Visez 19 °C dans les pièces où l’on vit, 17 °C dans les chambres, 16 °C quand vous partez pour la journée. Un thermostat programmable le fait à votre place et n’oublie pas.

{produit:Thermostat programmable filaire pour chaudière}

S’il fait 19 °C et que vous avez froid, cherchez la cause : un courant d’air sous la porte, une vitre nue, un radiateur caché derrière le canapé.

### Cinq travaux d’une heure, avant les premiers froids

- purgez les radiateurs à eau : s’ils gargouillent ou restent tièdes en haut, ils contiennent de l’air ;
- dégagez-les de 20 à 30 cm et retirez le linge qui les couvre ;
- posez un joint sur les fenêtres qui sifflent et un boudin au bas des portes ;
- fermez volets et rideaux dès la nuit tombée, sans recouvrir les radiateurs ;
- ne bouchez jamais les grilles de ventilation : l’humidité coûte plus cher que l’air frais.

## L’eau chaude, ensuite

Réglez le ballon entre 55 et 60 °C : plus chaud, il s’entartre et perd davantage ; plus froid, des bactéries peuvent s’y développer. S’il se trouve dans un garage, une jaquette isolante limite ses pertes. Et puisque l’on paie surtout pour chauffer l’eau de la douche, un pommeau à 6 L/min au lieu de 12 évite, pour deux douches de cinq minutes par jour, près de 590 kWh par an avec un chauffe-eau électrique : environ 117 € à 0,20 € le kWh.

## Cuisine, froid et linge

En cuisine, couvrez les casseroles : maintenir une ébullition sans couvercle demande plusieurs fois plus d’énergie. Éteignez les plaques électriques, hors induction, cinq minutes avant la fin : elles restent chaudes. Faites bouillir la quantité d’eau utile : une tasse, c’est 0,25 L, pas une bouilloire pleine. Côté froid, 4 °C au réfrigérateur et −18 °C au congélateur suffisent ; dégivrez dès que la glace atteint 3 mm et laissez quelques centimètres d’air derrière l’appareil.

Pour le linge, un cycle à 30 °C consomme, selon la machine, environ moitié moins d’électricité qu’un cycle à 60 °C. Le programme éco dure plus longtemps, et c’est voulu : il chauffe moins et laisse agir.

## Veilles et lampes

Une box qui absorbe 10 W en permanence utilise environ 88 kWh par an, soit près de 18 €. Si vous l’éteignez huit heures par nuit, vous en économisez 29, c’est-à-dire environ 6 €. Ce n’est pas rien, mais ce n’est pas le chauffage. Pour débusquer les surprises, un mesureur branché une semaine sur chaque appareil vaut mieux qu’une liste : un vieil ampli ou un second réfrigérateur dans le garage réservent parfois des découvertes.

{produit:Prise connectée avec mesureur de consommation}
{produit:Ampoules LED E27 de 5 W et 806 lumens, lot de 4}

Pour l’éclairage, le calcul est vite fait. Remplacer une ampoule halogène de 42 W, allumée trois heures par jour, par une LED de 5 W économise environ 40 kWh par an, soit 8 €. Commencez par le salon et la cuisine ; l’ampoule de la cave peut attendre la fin de sa vie.

## Un mot d’honnêteté

Ces gestes réunis peuvent alléger la note d’environ 10 à 20 %, selon votre point de départ. Au-delà, c’est l’isolation qui parle, souvent celle du toit en premier. Avant de signer un devis, prenez conseil auprès du service public [France Rénov’](https://france-renov.gouv.fr/), gratuit et indépendant, et méfiez-vous du démarchage.

Enfin, notez votre compteur chaque lundi. Comparez une semaine à celle de l’année passée, en tenant compte du temps qu’il a fait. 

> Un chiffre écrit à la main, sur un calendrier de cuisine, fait plus pour la sobriété que bien des applications.`,
  published: true,
  featured: true,
  date: '2026-10-13T08:00:00.000Z',
  image: avantLHiver,
  tones: ['#F3EEDD', '#DDD5BE'],
}
