import { FactEntries } from './fact-entries.tsx'
import { storedItems } from './stored-items.ts'

const entries = storedItems.map(({ name, kind, purpose, duration }) => ({
  title: name,
  facts: [
    { term: 'Nature', detail: kind },
    { term: 'Rôle', detail: purpose },
    { term: 'Durée', detail: duration },
  ],
}))

/** What the shop keeps in the visitor's browser. */
export function PrivacyDevice() {
  return (
    <>
      <p>
        Voici la liste complète de ce qui s’y trouve quand on visite la boutique. Un seul élément sert à la
        mesure d’audience : le cookie « visite », que vous n’avez que si vous l’avez accepté. Tout le reste
        est nécessaire au service que vous demandez ou au respect de votre choix. Rien n’y sert à la
        publicité, et rien n’est lu par un autre site.
      </p>
      <FactEntries entries={entries} />
    </>
  )
}
