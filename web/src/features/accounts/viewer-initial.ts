import type { Viewer } from './use-viewer.ts'

/** What stands in for a picture: first letter of the first name, else of the e-mail, else U. */
export function viewerInitial(viewer: Pick<Viewer, 'firstName' | 'email'>): string {
  const source = viewer.firstName?.trim() || viewer.email.trim() || 'U'
  return (Array.from(source)[0] ?? 'U').toLocaleUpperCase('fr-FR')
}
