/** « Firefox sur Windows », as far as it is known. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return `${browser} sur ${system}`
  return browser ?? (system ? `Navigateur inconnu sur ${system}` : 'Navigateur inconnu')
}
