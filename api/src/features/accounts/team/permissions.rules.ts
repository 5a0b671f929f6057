/** Everything that somebody of the team may be allowed to do, in the words in which people are told of it. */
export const permissionLabels = {
  administration: 'entrer dans l’administration',
  'catalogue.read': 'voir tout le catalogue, même masqué',
  'catalogue.write': 'modifier le catalogue et ses preuves',
  'content.read': 'voir les articles et les pages, même en brouillon',
  'content.write': 'modifier les articles et les pages',
  images: 'téléverser et ranger les images',
  'orders.read': 'voir les commandes',
  'orders.write': 'faire avancer les commandes',
  inbox: 'lire les messages et y répondre',
  waitlist: 'suivre la liste d’attente',
  newsletter: 'voir les abonnés à la newsletter',
  mails: 'voir et renvoyer les e-mails',
  'analytics.read': 'lire la mesure d’audience',
  settings: 'changer les réglages',
  team: 'gérer l’équipe',
  tokens: 'gérer les jetons d’API',
  operations: 'voir les tâches et la santé de la boutique',
  registry: 'tenir le registre des données personnelles',
  'persons.export': 'exporter des données de personnes',
} as const

export type PermissionName = keyof typeof permissionLabels

declare module '../../../platform/authorize.ts' {
  interface PermissionNames extends Record<PermissionName, true> {}
}

/** Every permission there is. */
export const permissions = Object.keys(permissionLabels) as PermissionName[]

/** Roles of the team, the most powerful first. */
export const roles = ['OWNER', 'CATALOGUE', 'CONTENT', 'CUSTOMERS', 'ANALYST'] as const

export type Role = (typeof roles)[number]

/** What people read for each role, and what it is for. */
export const roleLabels: Record<Role, { name: string; purpose: string }> = {
  OWNER: { name: 'Propriétaire', purpose: 'tout, l’équipe et les réglages compris' },
  CATALOGUE: { name: 'Catalogue', purpose: 'les produits, leurs images, scores et preuves' },
  CONTENT: { name: 'Contenus', purpose: 'les articles et les pages, avec leurs images' },
  CUSTOMERS: { name: 'Clients', purpose: 'les commandes, les messages, la liste d’attente et les e-mails' },
  ANALYST: { name: 'Analyse', purpose: 'la mesure d’audience, en lecture' },
}

/** What each role may do: the one table. Whoever has a role may enter the administration. */
export const permissionsOfRole: Record<Role, readonly PermissionName[]> = {
  OWNER: permissions,
  CATALOGUE: ['administration', 'catalogue.read', 'catalogue.write', 'images'],
  CONTENT: ['administration', 'content.read', 'content.write', 'images'],
  CUSTOMERS: ['administration', 'orders.read', 'orders.write', 'inbox', 'waitlist', 'newsletter', 'mails'],
  ANALYST: ['administration', 'analytics.read'],
}

/** What somebody with these roles may do. */
export const permissionsOf = (given: readonly Role[]): ReadonlySet<PermissionName> =>
  new Set(given.flatMap((role) => permissionsOfRole[role] ?? []))

/** The roles that hold a permission. */
export const rolesWith = (permission: PermissionName): Role[] =>
  roles.filter((role) => permissionsOfRole[role].includes(permission))
