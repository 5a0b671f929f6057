import {
  conformityReason,
  conformityWords,
  readAccessibilityAudit,
} from '../../../../api/src/features/settings/accessibility-audit.rules.ts'
import { paths } from '../../app/paths.ts'
import { InlineEmail } from '../../features/settings/owner-details.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'
import { DocumentPage } from '../../ui/layout/document-page.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'

const parts = [
  {
    id: 'etat',
    title: 'État de conformité',
    content: <Conformity />,
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
      description="Où en est l’accessibilité du site Ramure : ce que nous avons vérifié, ce qui reste à améliorer, et comment signaler une difficulté ou obtenir de l’aide."
      path={paths.accessibility()}
      lead="Ce site doit pouvoir servir à tout le monde, avec ou sans souris, avec ou sans écran. Voici où nous en sommes."
      updatedAt="2026-11-23"
      parts={parts}
    />
  )
}

/** The state of conformity, from the audit that the owner has written down. */
function Conformity() {
  const { texts, isLoading } = useSettings()
  const audit = readAccessibilityAudit(texts.accessibility_audit)
  return (
    <>
      {!isLoading && (
        <p>
          Le site {shopName} est <strong>{conformityWords(audit)}</strong> au référentiel général
          d’amélioration de l’accessibilité (RGAA 4.1). {conformityReason(audit)}
          {audit?.report && (
            <>
              {' '}
              <a href={audit.report} target="_blank" rel="noopener noreferrer">
                Lire le rapport (nouvel onglet)
              </a>
            </>
          )}
        </p>
      )}
      <p>
        Ce que nous avons vérifié nous-mêmes, et ce qui reste à améliorer, figure plus bas. Nos propres essais
        ne remplacent pas un audit.
      </p>
    </>
  )
}

function AccessibilityChecks() {
  return (
    <ul>
      <li>chaque page, en affichage clair et sombre, avec l’outil d’analyse automatique axe-core ;</li>
      <li>la navigation au clavier seul : ordre, focus visible, lien d’évitement, fermeture par Échap ;</li>
      <li>le contraste de chaque couple de couleurs du site, d’au moins 4,5 pour 1 pour le texte ;</li>
      <li>l’affichage à partir de 360 pixels de large, sans défilement horizontal ;</li>
      <li>la taille des boutons au doigt, d’au moins 44 pixels de haut ;</li>
      <li>
        le respect du réglage « réduire les animations » de l’appareil, qui arrête aussi le défilement
        automatique des articles de l’accueil.
      </li>
    </ul>
  )
}

function AccessibilityGaps() {
  return (
    <ul>
      <li>
        Le site n’a pas encore été essayé de bout en bout avec tous les lecteurs d’écran courants, ni par des
        personnes qui s’en servent chaque jour.
      </li>
      <li>
        Les descriptions des images de produits sont saisies par la boutique : certaines se limitent au nom du
        produit.
      </li>
      <li>Deux phrases de la page introuvable sont en anglais ; elles sont signalées comme telles.</li>
      <li>
        Le bac à sable de l’API, destiné aux développeurs, est un logiciel tiers que cette déclaration ne
        couvre pas.
      </li>
    </ul>
  )
}
