import type { PassportFact } from '../../../../graphql/generated/admin/graphql.ts'
import { rowWords } from './passport-rows.ts'

/** French names of a passport's fields. */
export const passportLabels = {
  manufacturerName: 'Fabricant',
  manufacturerAddress: 'Adresse postale du fabricant',
  manufacturerContact: 'Adresse électronique du fabricant',
  responsibleName: 'Personne responsable dans l’Union européenne',
  responsibleAddress: 'Adresse postale de cette personne',
  responsibleContact: 'Adresse électronique de cette personne',
  model: 'Modèle',
  gtin: 'Code-barres (GTIN)',
  netQuantity: 'Quantité nette',
  netUnit: 'Unité',
  origin: 'Origine',
  energyClass: 'Classe énergétique',
  warnings: 'Avertissements',
  composition: 'Composition ou ingrédients',
  allergens: 'Allergènes',
  guarantees: 'Garanties commerciales',
  spareParts: 'Pièces détachées',
}

/** French names of what a category can ask for. */
export const factLabels: Record<PassportFact, string> = {
  MANUFACTURER: 'Fabricant, avec ses adresses',
  RESPONSIBLE_PERSON: 'Personne responsable dans l’UE',
  WARNINGS: 'Avertissements',
  MODEL: 'Modèle',
  GTIN: 'Code-barres',
  NET_QUANTITY: 'Quantité nette',
  COMPOSITION: 'Composition ou ingrédients',
  ALLERGENS: 'Allergènes',
  ENERGY_CLASS: 'Classe énergétique',
  GUARANTEES: 'Garanties commerciales',
  SPARE_PARTS: 'Pièces détachées',
  ORIGIN: 'Origine',
}

/** The words in which the history of passports is shown. */
export const passportHistoryWords = {
  labels: passportLabels,
  show: (field: string, value: unknown) => (Array.isArray(value) ? rowWords(field, value) : undefined),
}
