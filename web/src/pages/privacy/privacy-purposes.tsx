import { FactEntries } from './fact-entries.tsx'
import { treatments } from './treatments.ts'

const entries = treatments.map(({ purpose, data, ground, duration }) => ({
  title: purpose,
  facts: [
    { term: 'Données', detail: data },
    { term: 'Base légale', detail: ground },
    { term: 'Durée', detail: duration },
  ],
}))

/** What the data are for, one use after the other. */
export function PrivacyPurposes() {
  return (
    <>
      <p>
        Vous pouvez parcourir la boutique, lire nos articles et nous écrire sans créer de compte. Nous ne
        demandons que ce dont nous avons besoin, et nous ne prenons aucune décision automatisée à votre sujet.
      </p>
      <FactEntries entries={entries} />
    </>
  )
}
