import { InlineEmail } from '../features/settings/inline-email.tsx'
import { shopName } from '../lib/shop-name.ts'
import { DocumentPage } from '../ui/document-page.tsx'
import { AccessibilityChecks } from './accessibility/accessibility-checks.tsx'
import { AccessibilityGaps } from './accessibility/accessibility-gaps.tsx'

const parts = [
  {
    id: 'etat',
    title: 'État de conformité',
    content: (
      <>
        <p>
          Le site {shopName} est <strong>partiellement conforme</strong> au référentiel général d’amélioration
          de l’accessibilité (RGAA 4.1), en raison des limites énumérées plus bas.
        </p>
        <p>
          Cette déclaration repose sur nos propres essais. Aucun audit complet n’a encore été mené par un
          organisme indépendant : nous n’annonçons donc pas de pourcentage.
        </p>
      </>
    ),
  },
  { id: 'essais', title: 'Ce que nous avons vérifié', content: <AccessibilityChecks /> },
  { id: 'limites', title: 'Ce qui reste à améliorer', content: <AccessibilityGaps /> },
  {
    id: 'signaler',
    title: 'Signaler une difficulté',
    content: (
      <p>
        Une page résiste, un bouton ne répond pas au clavier, un texte se lit mal ? Écrivez à <InlineEmail />{' '}
        en indiquant l’adresse de la page, ce que vous vouliez faire, et le navigateur ou l’aide technique que
        vous utilisez. Nous répondons sous 24 h, avec une solution ou une autre façon d’obtenir l’information.
      </p>
    ),
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    content: (
      <p>
        Si nous ne vous apportons pas de réponse satisfaisante, vous pouvez saisir le{' '}
        <a
          href="https://www.defenseurdesdroits.fr/nous-contacter-355"
          target="_blank"
          rel="noopener noreferrer"
        >
          Défenseur des droits (nouvel onglet)
        </a>
        , par son formulaire, auprès de ses délégués, ou par courrier gratuit : Défenseur des droits, Libre
        réponse 71120, 75342 Paris Cedex 07.
      </p>
    ),
  },
]

/** `/accessibilite`: the statement, and how to report a difficulty. */
export function AccessibilityPage() {
  return (
    <DocumentPage
      title="Accessibilité"
      lead="Ce site doit pouvoir servir à tout le monde, avec ou sans souris, avec ou sans écran. Voici où nous en sommes."
      updatedAt="2026-11-21"
      parts={parts}
    />
  )
}
