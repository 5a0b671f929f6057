import { allegerSaFactureDEnergie } from './alleger-sa-facture-d-energie.ts'
import { comprendreLEcoScore } from './comprendre-l-eco-score.ts'
import type { DemoArticle } from './demo-article.ts'
import { entretenirSaMaisonSimplement } from './entretenir-sa-maison-simplement.ts'
import { faireDurerSesVetements } from './faire-durer-ses-vetements.ts'
import { lireLesLabelsEtLesPromesses } from './lire-les-labels-et-les-promesses.ts'
import { moinsGaspillerEnCuisine } from './moins-gaspiller-en-cuisine.ts'
import { reduireSaConsommationDeau } from './reduire-sa-consommation-d-eau.ts'
import { reparerAvantDeRemplacer } from './reparer-avant-de-remplacer.ts'
import { reussirSonCompost } from './reussir-son-compost.ts'

/** The articles of the demo shop, oldest first; the last is a draft. */
export const demoArticles: DemoArticle[] = [
  comprendreLEcoScore,
  entretenirSaMaisonSimplement,
  reussirSonCompost,
  lireLesLabelsEtLesPromesses,
  reduireSaConsommationDeau,
  moinsGaspillerEnCuisine,
  faireDurerSesVetements,
  allegerSaFactureDEnergie,
  reparerAvantDeRemplacer,
]
