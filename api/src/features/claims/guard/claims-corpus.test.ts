import { describe, expect, test } from 'vitest'
import { checkClaims } from './check-claims.rules.ts'

/** What the guard finds in a sentence: the rules, in the order of the sentence. */
const found = (sentence: string) => checkClaims(sentence).map(({ rule }) => rule)

/** Sentences with a claim, by the rule that must find it. */
const claims: Record<string, string[]> = {
  biodegradable: [
    'Notre savon est biodégradable.',
    'Des éponges 100 % BIODÉGRADABLES !',
    'Sac bio-dégradable, fabriqué à Lyon.',
    'Un film bio dégradable en trois mois.',
    'Sa biodégradabilité a été testée.',
    'Un emballage qui se dégrade naturellement.',
    'Une formule biode\u0301gradable.',
    'Un sac bi\u043edégradable.',
    'Une éponge bio\u200bdégradable.',
    'Lingettes b i o d é g r a d a b l e s',
    'Ne cherchez plus : voici la brosse biodégradable.',
    'Il ne pollue pas, il est biodégradable.',
  ],
  'environment-friendly': [
    'Respecte la peau et l’environnement.',
    'Un produit respectueux de l’environnement.',
    'Des matières respectueuses de la planète.',
    'Une lessive qui respecte la nature.',
    "Fabriqué dans le respect de l'environnement.",
    'RESPECTUEUX DE L’ENVIRONNEMENT',
    'Plus respectueuse de notre environnement que les autres.',
    'Nos colis respectent la planète.',
  ],
  'friend-of-the-planet': [
    'Un shampoing ami de la nature.',
    'Une gamme eco-friendly.',
    'L’allié de la planète au quotidien.',
  ],
  'good-for-the-planet': [
    'Bon pour vous, bon pour la planète.',
    'Une alternative meilleure pour l’environnement.',
    'Ce choix fait du bien à la planète.',
    'Douce avec la nature, efficace sur les taches.',
  ],
  'saves-the-planet': [
    'Sauvez la planète avec cette gourde.',
    'Un savon qui préserve l’environnement.',
    'En achetant ce sac, vous protégez les océans.',
  ],
  harmless: [
    'Sans danger pour l’environnement.',
    'Une peinture inoffensive pour la planète.',
    'Nettoie sans nuire à la nature.',
  ],
  'zero-impact': [
    'Une livraison zéro émission.',
    'Aucun impact sur l’environnement.',
    'Un tee-shirt à empreinte carbone nulle.',
    'Zéro carbone, de la matière à la livraison.',
    'Sans impact environnemental.',
  ],
  'non-polluting': ['Un nettoyant non polluant.', 'Cette encre ne pollue pas.'],
  'carbon-neutral': [
    'Livraison neutre en carbone.',
    'Une marque carbone neutre depuis 2022.',
    'Produit climatiquement neutre.',
    'Nous sommes neutres pour le climat.',
    'La neutralité carbone de nos emballages est atteinte.',
    'Un colis carbon neutral.',
  ],
  offset: [
    'Nous compensons les émissions de CO2 de chaque colis.',
    'Le transport est entièrement compensé.',
    'Une empreinte carbone compensée par des forêts.',
  ],
  'planted-tree': [
    'Un arbre planté pour chaque commande.',
    'Pour un achat, deux arbres sont plantés : un arbre planté par produit.',
  ],
  'climate-positive': ['Un coton climat positif.', 'Un produit à impact positif.'],
  'own-label': ['Notre label maison distingue les meilleurs produits.', 'Une gamme autocertifiée.'],
  'eco-guaranteed': ['Une lessive 100 % écologique.', 'Une maison totalement verte.'],
  ecological: [
    'Une gourde écologique.',
    'Des produits écolos à petit prix.',
    'Nettoyant ÉCOLOGIQUE',
    'N’hésitez pas à choisir ce savon écologique.',
    'Notre gourde « écologique » tient au chaud.',
    'Elle n’est pas seulement belle, elle est écologique.',
    'Un geste éco-logique.',
  ],
  'eco-responsible': ['Une mode éco-responsable.', 'Des achats écoresponsables.'],
  'eco-designed': ['Un sac éco-conçu en Bretagne.', 'Une lampe issue de l’écoconception.'],
  green: [
    'Une énergie verte pour la maison.',
    'Passez au vert !',
    'Des produits verts pour toute la famille.',
    'La livraison verte, c’est chez nous.',
    'Un quotidien plus vert.',
  ],
  sustainable: [
    'Une mode durable.',
    'Des matériaux durables.',
    'Un choix durable pour la cuisine.',
    'Engagés pour le développement durable.',
  ],
  responsible: ['Un produit responsable.', 'Notre démarche responsable.', 'Une consommation responsable.'],
  ethical: ['Une marque éthique.', 'Des bijoux éthiques.'],
  natural: [
    'Un savon naturel.',
    'Des ingrédients naturels.',
    'Une cosmétique 100 % naturelle.',
    'Parfum d’origine naturelle.',
  ],
  healthy: ['Une maison saine.', 'Une alternative plus saine.'],
  clean: ['Une énergie propre.', 'La clean beauty française.'],
  'low-impact': ['Un jean à faible impact.', 'Pollue moins.', 'Une empreinte réduite.'],
  'low-carbon': ['Un béton bas carbone.', 'Une assiette bas-carbone.'],
  'gesture-for-the-planet': ['Un geste pour la planète.', 'Agissez pour le climat.'],
  'plant-based': ['Un plastique biosourcé.', 'Une coque en bioplastique.'],
  compostable: ['Une capsule compostable.'],
  recyclable: ['Un emballage recyclable.', 'Flacon recyclable à l’infini.'],
  renewable: ['Fabriqué avec des énergies renouvelables.'],
  virtuous: ['Une filière vertueuse.'],
  'recycled-share': [
    'Une gourde en plastique recyclé.',
    'Tissé en matières recyclées.',
    'Du papier recyclé.',
    'Le boîtier est recyclé.',
  ],
  upcycled: ['Un sac upcyclé.', 'Fait de plastique récupéré dans l’océan.'],
  'percent-compared': [
    '30 % de plastique en moins.',
    'Réduit la consommation de 40 %.',
    'Deux fois moins d’emballage.',
    'Jusqu’à 50 % d’économies.',
    'Divise votre facture par deux.',
    'Consomme 20 pour cent de moins.',
  ],
  'reduced-impact': [
    'Réduit votre empreinte.',
    'Moins de CO2 à chaque lavage.',
    'Nous limitons notre impact.',
  ],
  frugal: ['Économe en énergie.', 'Une lampe basse consommation.'],
  'without-substance': [
    'Sans parabène.',
    'Une crème sans perturbateurs endocriniens.',
    'Un matelas sans produits chimiques.',
    '0 % de silicone.',
  ],
  'without-plastic': ['Livré sans plastique.', 'Un rayon zéro plastique.'],
  'zero-waste': ['Le coffret zéro déchet.'],
  organic: ['Un tee-shirt en coton bio.', 'Miel issu de l’agriculture biologique.'],
  certified: ['Un bois certifié.', 'Nos tissus sont labellisés.'],
  'fair-trade': ['Un café équitable.', 'Issu du commerce équitable.'],
  vegan: ['Une crème vegan.', 'Non testé sur les animaux.'],
  'managed-forest': ['Du bois de forêts gérées durablement.'],
  local: ['100 % local.', 'Made in France', 'Des producteurs locaux.'],
  everlasting: ['Une poêle inusable.', 'Réparable à vie.'],
  'future-promise': ['Neutre d’ici 2030 : c’est notre cap.'],
  superlative: [
    'Aucun savon n’est plus écologique que le nôtre.',

    'Le savon le plus écologique du monde.',
    'La plus durable des gourdes.',
    'Le meilleur choix pour la maison.',
    'Rien de plus naturel.',
  ],
  'made-in-france': ['Fabriqué en France.', 'Une gourde moulée en France.', 'Origine France garantie.'],
  'saves-resource': ['Économise l’eau.', 'Ce rideau économise le chauffage.'],
  'number-one': ['N° 1 de la gourde en France.', 'Une tenue inégalée.', 'Leader du savon solide.'],
  guaranteed: ['Garanti dix ans.', 'Résultat garanti.', 'Elle est garantie à vie.', 'Efficacité garantie.'],
  'money-back': ['Satisfait ou remboursé.'],
  free: ['Livraison gratuite.', 'Un échantillon offert.', 'La sixième vous est offerte.'],
  reviews: [
    'Les plus appréciés',
    '412 avis',
    'Plébiscité par nos clients.',
    '95 % de clients satisfaits.',
    'La plus vendue.',
  ],
  'expert-approved': ['Testé dermatologiquement.', 'Recommandé par les dentistes.', 'Cliniquement prouvé.'],
  hypoallergenic: ['Hypoallergénique.'],
  'non-toxic': ['Une peinture non toxique.'],
  antibacterial: ['Un torchon antibactérien.', 'Purifie l’air de la chambre.'],
  health: ['Bon pour la santé.', 'Une tisane détox.', 'Renforce l’immunité.'],
  pure: ['100 % pure.'],
  'energy-class': ['Classe énergétique C.'],
  'weekly-renewal': ['Une sélection renouvelée chaque semaine.'],
  'life-cycle': ['Son impact est calculé.'],
}

/** Sentences in which nothing may be found. */
const innocent = `Ce sac durable trois ans se répare.
Un manche durable plusieurs années.
Le sac vert existe aussi en bleu.
Une écharpe vert sauge, en 190 cm.
Un pull vert bouteille à col rond.
Des haricots verts cueillis en juillet.
Un thé vert du Japon.
Les matières vertes nourrissent le compost.
Teinte naturelle, sans motif.
La lumière naturelle suffit jusqu’à 18 h.
Une ventilation naturelle de la pièce.
Le gaz naturel chauffe l’eau du ballon.
Le caoutchouc naturel vient d’un arbre.
Les ressources naturelles s’épuisent.
Les parcs naturels de France.
Il est naturel de se poser la question.
La transition écologique demande du temps.
Le bilan écologique de l’objet n’est pas connu.
Le ministère de la Transition écologique publie un guide.
Méfiez-vous du mot « biodégradable ».
Le mot « biodégradable » est interdit sur un produit.
La mention biodégradable est interdite depuis 2022.
Nous n’écrivons jamais « respectueux de l’environnement ».
N’écrivez pas « écologique » : dites combien.
« Écologique » ne veut rien dire sans chiffre.
Biodégradable ne veut pas dire sans effet.
Un produit naturel n’est pas forcément doux.
Ce savon n’est pas biodégradable.
Aucun objet neuf n’est écologique.
Aucun objet neuf n’est sans impact.
Nous ne sommes pas neutres en carbone.
Nous ne compensons pas nos émissions de CO2.
Le silicone n’est ni biodégradable, ni compostable.
Vos produits sont-ils vraiment écologiques ?
Qu’est-ce qu’un produit biodégradable ?
Que signifie « neutre en carbone » ?
Un emballage peut-il être vraiment biodégradable ?
Évitez les mots « vert », « naturel » et « durable ».
Méfiez-vous des mots vagues : vert, écologique, naturel.
Le greenwashing aime les mots « planète » et « naturel ».
La loi interdit de dire un produit biodégradable.
Plastique non recyclable.
Contient au moins 60 % de plastique recyclé.
Produit comportant au moins 42 % de matières recyclées.
Le verre se recycle avec les autres emballages.
Recyclez le carton avec le papier.
30 % d’eau en moins que notre modèle de 2023.
Consomme 5 W au lieu de 42 W.
Réduit le débit de 12 à 6 L/min.
Le coton est certifié GOTS (n° 000000).
Bois certifié PEFC (n° 10-31-0000).
Coton biologique certifié GOTS (n° 000000).
Miel issu de l’agriculture biologique (FR-BIO-01).
Livraison gratuite dès 50 € d’achat.
Le retour est gratuit si le produit présente un défaut.
La garantie légale de conformité dure deux ans.
Le fabricant garantit cinq ans le régulateur, en plus des garanties légales.
Le prix ne garantit rien.
Faites jouer la garantie légale.
Hors garantie, cinq règles suffisent.
Sans outil ni colle.
Sans abonnement ni application.
Une capsule compostable en unité industrielle.
Classe énergétique C, sur une échelle de A à G.
Les joints et la clé de montage sont fournis.
Le laiton se recycle, et le joint est la seule pièce d’usure.
Un quart de tour coupe l’eau.
La cuve tient une semaine d’arrosage.
Il pèse 380 g et mesure 27 cm.
Vous répondez de vos appareils : la personne responsable est le vendeur.
Le directeur responsable de la publication est nommé.
Une impression durable reste dans la mémoire.
Objectifs de développement durable de l’ONU.
L’indice de durabilité est affiché.
Une terre propre à la culture.
Une chemise propre chaque matin.
Lavez-vous les mains avec de l’eau propre.
Un esprit sain dans un corps sain.
Prenez soin de vos plantes.
Le vinaigre protège la peinture du calcaire.
La cire protège le bois.
Il respecte les dimensions de la niche.
Cette graine pousse bien en terre.
Une bonne terre de jardin.
L’appartement est neutre et clair.
Le pH est neutre.
Une couleur neutre.
Le ressort compense la baisse du débit.
Un arbre planté dans le jardin donne de l’ombre.
Le code de l’environnement l’interdit.
Le plus simple reste le bac en bois.
Le plus petit des trois bols.
C’est le meilleur moment pour semer.
Réparer avant de remplacer.
Un kilo donne 125 tasses.
Le service public France Rénov’ est gratuit.
Une note de 9 sur 10 n’est pas un label.
Elle n’est ni un label officiel ni une analyse du cycle de vie.
Le commerce vend aussi des recharges.
Le café pousse à 1 900 m d’altitude.
Finissez d’abord votre bidon : il est déjà payé.
Biodégradable ? Non, et nous le disons.
Rien ne prouve qu’il soit biodégradable.
On ne peut pas dire qu’il est écologique.
Ne dites plus « vert », dites « 30 % d’acier recyclé ».
Qui dit naturel ne dit pas inoffensif.
Un pouce vert et un feu vert.
Sans bouton ni écran.
Personne ne peut se dire neutre en carbone.
Nos voisins se disent écologiques.
Économisez de l’eau.
Évitez les produits dits écologiques.
Un produit n’est jamais neutre en carbone.
Gare aux promesses : « neutre en carbone » en est une.
Comment reconnaître un vrai savon naturel ?
Un lavage à 30 °C suffit.`.split('\n')

describe('claims', () => {
  test.each(
    Object.entries(claims).flatMap(([rule, sentences]) => sentences.map((one) => [one, rule] as const)),
  )('%s → %s', (sentence, rule) => expect(found(sentence)).toContain(rule))
})

describe('innocent sentences', () => {
  test.each(innocent)('%s', (sentence) => expect(found(sentence)).toEqual([]))
})

test('the corpus has a sentence for nearly each rule, and many innocent ones', () => {
  expect(Object.values(claims).flat().length + innocent.length).toBeGreaterThan(250)
})
