import { DocumentPage } from '../ui/document-page.tsx'
import { PrivacyController } from './privacy/privacy-controller.tsx'
import { PrivacyDevice } from './privacy/privacy-device.tsx'
import { PrivacyMeasurement } from './privacy/privacy-measurement.tsx'
import { PrivacyPurposes } from './privacy/privacy-purposes.tsx'
import { PrivacyRecipients } from './privacy/privacy-recipients.tsx'
import { PrivacyRights } from './privacy/privacy-rights.tsx'
import { PrivacySecurity } from './privacy/privacy-security.tsx'

const parts = [
  { id: 'responsable', title: 'Qui est responsable de vos données', content: <PrivacyController /> },
  {
    id: 'finalites',
    title: 'Ce que nous traitons, pourquoi et combien de temps',
    content: <PrivacyPurposes />,
  },
  { id: 'audience', title: 'La mesure d’audience et votre choix', content: <PrivacyMeasurement /> },
  { id: 'appareil', title: 'Ce qui est enregistré sur votre appareil', content: <PrivacyDevice /> },
  { id: 'destinataires', title: 'Qui y a accès', content: <PrivacyRecipients /> },
  { id: 'securite', title: 'Comment elles sont protégées', content: <PrivacySecurity /> },
  { id: 'droits', title: 'Vos droits et comment les exercer', content: <PrivacyRights /> },
]

/** `/politique-confidentialite` (spec §2). */
export function PrivacyPage() {
  return (
    <DocumentPage
      title="Politique de confidentialité"
      lead="Quelles données nous traitons, pour quoi faire, combien de temps, et comment garder la main. Nous ne les vendons à personne."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}
