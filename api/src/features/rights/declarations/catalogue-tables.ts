import type { Declarations } from './declaration.ts'

const goods = 'Des faits sur des produits.'
const machinery = 'Ce dont la boutique a besoin pour fonctionner.'

/** Tables that hold nothing of anybody. */
export const catalogueTables: Declarations = {
  categories: { nothing: goods },
  products: { nothing: goods },
  product_images: { nothing: goods },
  product_search_rows: { nothing: goods },
  search_words: { nothing: 'Les mots des fiches de produits.' },
  price_history: { nothing: goods },
  official_costs: {
    nothing: 'Le coût environnemental déclaré d’un produit, et si la marque ou un tiers l’a déclaré.',
    soundsLike: ['declared_by'],
  },
  passports: {
    nothing:
      'Les coordonnées professionnelles du fabricant et du responsable, que la loi fait afficher (règlement (UE) 2023/988).',
  },
  evidence: { nothing: 'Des documents sur des produits\u00a0: qui les a émis, et jusqu’à quand ils valent.' },
  assessment_criteria: { nothing: goods },
  criterion_evidence: { nothing: goods },
  claim_readings: { nothing: 'Quels textes ont été relus, et leur empreinte.' },
  posts: { nothing: 'Les articles que la boutique publie.' },
  information_pages: { nothing: 'Les pages que la boutique publie.' },
  reply_templates: { nothing: 'Des réponses écrites d’avance, sans personne dedans.' },
  site_settings: { nothing: 'Les réglages et les coordonnées de la boutique.' },
  published_version: { nothing: machinery },
  job_runs: { nothing: 'Quand les tâches de fond ont tourné, et comment.' },
  retention_runs: { nothing: 'Des dates et des nombres\u00a0: ce que l’effacement automatique a fait.' },
  consent_counts: { nothing: 'Combien de visiteurs ont fait quel choix un jour\u202f; aucun ne dit qui.' },
  consent_checks: { nothing: 'Quand le registre des consentements a été relu, et s’il tient.' },
  terms_versions: { nothing: 'Les versions publiées des conditions générales de vente.' },
  migrations: { nothing: machinery },
}
