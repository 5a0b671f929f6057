import type { AuditAction, AuditSubject } from '../../graphql/generated/admin/graphql.ts'

/** What people call each kind of thing whose changes are kept. */
export const subjectWords: Record<AuditSubject, string> = {
  PRODUCT: 'Produit',
  PRODUCTS: 'Plusieurs produits',
  CATEGORY: 'Catégorie',
  PASSPORT: 'Passeport de produit',
  OFFICIAL_COST: 'Coût environnemental officiel',
  POST: 'Article',
  PAGE: 'Page',
  SETTING: 'Paramètre',
  TOKEN: 'Jeton d’API',
  EXPORT: 'Export',
  MEMBER: 'Membre de l’équipe',
  MESSAGE: 'Message',
  REPLY_TEMPLATE: 'Modèle de réponse',
  IMAGE: 'Image',
  ASSESSMENT: 'Évaluation',
  EVIDENCE: 'Preuve',
  CLAIM: 'Allégation',
  MAIL: 'E-mail',
}

const actionWords: Record<AuditAction, string> = {
  CREATED: 'Création',
  UPDATED: 'Modification',
  DELETED: 'Suppression',
  RESTORED: 'Restauration',
  PUBLISHED: 'Publication programmée',
  EXPORTED: 'Export',
}

/** Kinds of things with words of their own for what is done with them. */
const ownActionWords: Partial<Record<AuditSubject, Partial<Record<AuditAction, string>>>> = {
  // Published by hand, never by the clock.
  ASSESSMENT: { PUBLISHED: 'Publication' },
  // Who is made and deleted here is no person, but an invitation.
  MEMBER: { CREATED: 'Invitation', UPDATED: 'Changement de rôles', DELETED: 'Invitation retirée' },
  TOKEN: { DELETED: 'Révocation' },
  MAIL: { UPDATED: 'Nouvel envoi' },
}

/** What was done, in French. */
export const actionOf = ({ action, subjectType }: { action: AuditAction; subjectType: AuditSubject }) =>
  ownActionWords[subjectType]?.[action] ?? actionWords[action]
