import { quatreProduits } from '../drawings/articles.ts'
import type { DemoArticle } from './demo-article.ts'

export const entretenirSaMaisonSimplement: DemoArticle = {
  title: 'Entretenir sa maison avec quatre produits simples',
  excerpt:
    'Savon noir, vinaigre, bicarbonate, percarbonate : les bonnes doses, les surfaces à éviter et les mélanges à ne jamais faire. De quoi alléger le placard sans renoncer à la propreté.',
  content: `Ouvrez le placard sous l’évier et comptez les flacons. Il y en a souvent dix ou quinze, un par pièce, parfois un par tache. Pour l’entretien courant d’un logement, quatre produits suffisent presque toujours, à condition de savoir ce que chacun fait bien, ce qu’il abîme, et avec quoi il ne faut pas le mélanger.

## Les quatre produits

### Le savon noir dégraisse

Pour le sol, une cuillère à soupe dans 5 L d’eau tiède suffit ; au-delà, il laisse un voile et il faut rincer. Pur sur une éponge humide, il vient à bout d’une plaque de cuisson ou d’un four encore tiède. Il convient au carrelage, au linoléum et à la plupart des bois vernis. Sur un parquet huilé, préférez le savon conseillé par le fabricant de l’huile.

### Le vinaigre ménager dissout le calcaire

Coupez-le à moitié d’eau dans un vaporisateur pour les robinets et la paroi de douche, laissez agir dix minutes, rincez. Pour la bouilloire, un mélange à parts égales d’eau et de vinaigre, chauffé puis laissé une demi-heure, remet le fond à neuf ; deux rinçages enlèvent le goût. Tenez-le loin du marbre, de la pierre calcaire et du béton ciré, qu’il attaque, et n’en abusez pas sur les joints en caoutchouc.

### Le bicarbonate frotte en douceur

Il limite aussi les odeurs. Une cuillère à soupe avec un peu d’eau forme une pâte pour l’évier en inox ou l’intérieur d’une tasse tachée de thé. Saupoudré sur un tapis, laissé une heure puis aspiré, il le rafraîchit. Il ternit l’aluminium et peut rayer les surfaces très brillantes : essayez d’abord dans un coin.

### Le percarbonate ravive le blanc

Il agit vraiment à partir de 40 °C : une à deux cuillères à soupe dans le tambour, avec votre lessive, pour le linge blanc ou grand teint. Dans la cuvette des toilettes, deux cuillères à soupe et 1 L d’eau bien chaude, une demi-heure d’attente, un coup de brosse. Portez des gants, tenez-le loin de la laine et de la soie, et ne l’enfermez jamais dilué dans un flacon : il dégage de l’oxygène et le flacon peut éclater.

## Les règles à ne pas oublier

- **jamais de vinaigre, ni d’aucun autre acide, avec de l’eau de Javel** : le mélange dégage un gaz toxique ;
- pas de vinaigre avec le bicarbonate : la mousse amuse, mais les deux se neutralisent ;
- pas de vinaigre avec le percarbonate : le mélange devient irritant ;
- chaque produit dans un récipient étiqueté, hors de portée des enfants, jamais dans une bouteille alimentaire ;
- des huiles essentielles avec parcimonie, et pas du tout en présence d’un bébé, d’une femme enceinte ou d’un chat.

## Chiffons, brosse et raclette

Pour les chiffons, inutile d’acheter : un vieux tee-shirt en coton donne huit carrés de 25 cm, qui passent à 60 °C et durent des années. Une brosse à manche remplaçable, une raclette pour la douche et un balai complètent l’équipement. 

> Trente secondes de raclette après chaque douche, et le calcaire n’a plus le temps de s’installer.

Pour le linge et les mains, deux savons qui se passent de flacon :

{produit:Lessive en paillettes de savon, sac de 2,5 kg}
{produit:Savon de Marseille à l’huile d’olive, cube de 300 g}

## L’air, que l’on oublie

L’intérieur d’un logement est souvent plus chargé en polluants que la rue : cuisson, peintures, bougies, produits ménagers. Ouvrez en grand dix minutes le matin et dix minutes le soir, même en hiver, en baissant le chauffage pendant ce temps. Les murs n’ont pas le temps de refroidir, et l’air sec se réchauffe plus vite que l’air humide.

## Finir ce que l’on a

Ne jetez pas ce que vous avez déjà. Finissez les flacons entamés, un par un, en suivant leur mode d’emploi, puis remplacez-les par l’un des quatre. Les restes de produits corrosifs ou de solvants vont à la déchèterie, jamais dans l’évier. Le placard se vide en quelques mois, le budget aussi s’allège, et le samedi matin reste libre plus tôt.`,
  published: true,
  featured: false,
  date: '2026-03-31T08:00:00.000Z',
  image: quatreProduits,
  tones: ['#F3EBDC', '#E0D1B6'],
}
