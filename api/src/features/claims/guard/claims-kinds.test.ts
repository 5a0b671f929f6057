import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkClaims } from './check-claims.rules.ts'
import type { ClaimKind } from './claim-rule.rules.ts'

/** What is to be done about a sentence, the gravest of it. */
function verdict(sentence: string): ClaimKind | 'NOTHING' {
  const kinds = checkClaims(sentence).map(({ kind }) => kind)
  return (['FORBIDDEN', 'PROVE', 'PRECISE'] as const).find((kind) => kinds.includes(kind)) ?? 'NOTHING'
}

/** Sentences as shops write them, by what is to be done about them; the last two kinds are claims of nothing. */
const sentences = {
  forbidden: `Cette lessive se biodégrade en vingt-huit jours.
Un tissu totalement biodégradable, même en mer.
La première brosse à dents qui respecte vraiment la planète.
Un entretien de la maison dans le plus grand respect de la nature.
Doux pour votre peau et pour l’environnement.
L’amie de votre peau et de la planète.
Ensemble, sauvons les océans, une gourde à la fois.
Prenez soin de la planète en lavant votre vaisselle.
Sans aucun effet néfaste sur l’environnement.
Un produit qui n’abîme pas la planète.
Chaque envoi est neutre en CO₂.
Un t-shirt neutre pour la planète.
Notre bilan carbone est nul.
Zéro pollution, zéro compromis.
Une boutique climate neutral depuis 2021.
Nous avons compensé 100 % de nos émissions.
Vos livraisons sont compensées par la plantation d’arbres.
Pour chaque gourde vendue, un arbre est planté.
Un produit achetĕ, un arbre planté.
Ce coton capte plus de CO2 qu’il n’en émet.
Une lessive à impact positif sur les rivières.
Garanti écologique par notre label interne.
Une peinture 100 % éco-responsable.
Emballage B.I.O.D.É.G.R.A.D.A.B.L.E
Une éponge bіodégradable.
Sans phtalates ni plomb : rassurant.
Des encres non polluantes.
La planète vous remercie.
Net zéro dès aujourd’hui.
Sac oxo-biodégradable pour le congélateur.`,
  precise: `Une alternative écologique au film étirable.
Passez à une cuisine écolo.
Le réflexe éco-responsable au bureau.
Un mobilier éco-conçu pour durer.
Une teinture plus verte.
Optez pour une mode responsable.
Une garde-robe durable et désirable.
Un shampoing naturel à la camomille.
Composé d’ingrédients naturels.
Une marque éthique et engagée.
Une maison plus saine, tout simplement.
Une beauté clean et joyeuse.
Un produit à faible empreinte carbone.
Un matelas bas carbone.
Faites un geste pour la planète.
Agir pour le climat, une ampoule à la fois.
Un gobelet compostable.
Une barquette recyclable.
Un film en plastique végétal.
Une toile biosourcée.
Chauffé aux énergies renouvelables.
Une démarche vertueuse de bout en bout.
Un achat malin et green.
Pour un avenir plus durable.
Une consommation plus responsable commence ici.`,
  proven: `Réduit de 70 % la consommation d’eau.
Trois fois moins de plastique.
Économisez jusqu’à 60 % sur votre facture.
Consomme moitié moins d’électricité.
Fabriqué en aluminium recyclé.
Tricoté en laine recyclée.
Doublure en matières recyclées.
Une crème sans paraben ni silicone.
Cuisinez sans PFAS.
Livré sans emballage plastique.
Le bocal zéro déchet par excellence.
Un tee-shirt en coton biologique.
Chocolat issu du commerce équitable.
Tissu certifié et contrôlé.
Fabrication 100 % française.
La poêle la plus écologique du marché.
Le meilleur savon de France.
Numéro un des couches lavables.
Garantie à vie.
Résultats garantis en sept jours.
Frais de port offerts.
Une recharge gratuite.
Satisfait ou remboursé pendant un an.
Recommandé par les dermatologues.
Un textile antibactérien.
Une formule hypoallergénique.
Ampoule de classe énergétique D.
Élu produit de l’année.
Noté 4,8 sur 5 par 1 200 clients.
Un bois issu de forêts gérées durablement.`,
  quoted: `Le mot « écologique » n’apparaît sur aucune de nos fiches.
Nous refusons le terme « neutre en carbone ».
« Biodégradable » est un mot que la loi interdit depuis 2022.
Pourquoi ne lisez-vous nulle part « respectueux de l’environnement » ?
Fuyez les produits qui se disent « naturels » sans le prouver.
L’allégation « zéro impact » est trompeuse.
Que veut dire « compostable » ?
Un plastique est-il vraiment recyclable ?
Aucun vêtement n’est neutre en carbone.
Ce sac n’est pas biodégradable : rapportez-le.
Nous ne disons pas « vert » : nous donnons un chiffre.
Méfiez-vous d’un « label maison ».
La DGCCRF sanctionne l’expression « ami de la planète ».
Recyclable ne veut pas dire recyclé.
Durable ne signifie rien sans une durée.`,
  harmless: `Une gourde de 50 cL en acier 18/8.
Le bouchon se dévisse d’un quart de tour.
Lavage à 40 °C, séchage à l’air libre.
Un torchon vert amande et blanc.
La façade végétale fleurit en mai.
Fabriqué à Thiers (Puy-de-Dôme) depuis 1921.
Poids : 320 g, bouchon compris.
Les piles se déposent dans le bac du magasin.
Il faut deux personnes pour monter l’étagère.
Ne pas jeter avec les ordures ménagères.
Le bois fonce à la lumière.
Se range dans un tiroir de 40 cm.
Contient au moins 80 % d’acier recyclé.
Certifié GOTS par Ecocert (certificat n° 12345).
Livraison offerte dès 60 € d’achat.
Le fabricant garantit deux ans le moteur, en plus des garanties légales.
La ressource en eau manque l’été.
L’empreinte de la semelle reste visible.
Prenez une terre légère pour vos semis.
Le prix comprend l’éco-participation.`,
}

const verdicts = {
  forbidden: 'FORBIDDEN',
  precise: 'PRECISE',
  proven: 'PROVE',
  quoted: 'NOTHING',
  harmless: 'NOTHING',
} as const

describe.each(Object.entries(sentences))('what is %s', (kind, lines) => {
  test.each(lines.split('\n'))('%s', (sentence) =>
    expect(verdict(sentence)).toBe(verdicts[kind as keyof typeof verdicts]),
  )
})

test('these are 120 sentences, none of them twice', () => {
  const all = Object.values(sentences).flatMap((lines) => lines.split('\n'))
  expect([all.length, new Set(all).size]).toEqual([120, 120])
})

/** More of them, as they are typed: a kind and a sentence on each line, with `\n` and `\u00ad` for what is not seen. */
const typed = readFileSync(new URL('claims-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([kind, sentence = '']) => [kind, sentence.includes('\\') ? JSON.parse(`"${sentence}"`) : sentence])

test.each(['FORBIDDEN', 'PROVE', 'PRECISE', 'NOTHING'])('what is typed and is %s', (kind) => {
  const sentences = typed.flatMap(([of, sentence = '']) => (of === kind ? [sentence] : []))
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => verdict(sentence) !== kind)).toEqual([])
})

test('these are thirteen hundred, none of them twice', () => {
  expect([typed.length > 1_300, new Set(typed.map(([, sentence]) => sentence)).size]).toEqual([
    true,
    typed.length,
  ])
})
