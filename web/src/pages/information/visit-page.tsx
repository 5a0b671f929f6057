import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useVisit } from '../../features/analytics/visit/use-visit.ts'
import { VisitRows } from '../../features/analytics/visit/visit-rows.tsx'
import { useConsent } from '../../features/consent/use-consent.ts'
import { counted } from '../../lib/format-number.ts'
import { isTrackingRefused, onConsentChange } from '../../lib/session/consent-choice.ts'
import { keptOfVisits, switchMeasurement } from '../../lib/session/visit-storage.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'
import { TextLink } from '../../ui/layout/links.tsx'

const parts = [
  { id: 'serveur', title: 'Sur notre serveur', content: <OnServer /> },
  { id: 'navigateur', title: 'Dans ce navigateur', content: <InBrowser /> },
  { id: 'mesure', title: 'Ne plus être mesuré', content: <Measurement /> },
  {
    id: 'compte',
    title: 'Et votre compte',
    content: (
      <p>
        Votre panier, vos favoris et vos commandes, quand vous êtes connecté, appartiennent à votre compte et
        non à cette visite. Les compteurs qui protègent le site des abus gardent votre adresse IP une heure au
        plus. Tout le reste figure dans la{' '}
        <TextLink to={paths.privacy()}>politique de confidentialité</TextLink>.
      </p>
    ),
  },
]

/** `/cette-visite`: the very rows that are kept of this visit, and how to be rid of them. */
export function VisitPage() {
  return (
    <DocumentPage
      title="Cette visite"
      description="Ce que la boutique garde de votre visite en ce moment, ligne par ligne, et comment l’effacer ou ne plus être mesuré."
      path={paths.visit()}
      lead="Voici, ligne par ligne, ce que nous gardons de votre visite en ce moment. Vous pouvez l’effacer, sans compte et sans nous écrire."
      updatedAt="2026-11-23"
      parts={parts}
    />
  )
}

/** What the server keeps, asked by the browser alone: in the HTML there is nobody’s. */
function OnServer() {
  const { visit, error, refetch, showMore, erase, isErasing } = useVisit()
  const [said, setSaid] = useState('')
  if (error && !visit) return <ErrorState onRetry={() => void refetch()} />
  return (
    <Stack gap="5">
      {visit ? (
        <VisitRows visit={visit} showMore={showMore} />
      ) : (
        <Text>La liste s’affiche à votre premier geste sur cette page.</Text>
      )}
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          variant="outline"
          minH="11"
          disabled={!visit}
          loading={isErasing}
          onClick={async () => {
            const gone = await erase()
            setSaid(
              gone === null
                ? 'L’effacement n’a pas abouti. Veuillez réessayer.'
                : `Effacé\u00a0: ${counted(gone, 'ligne', 'lignes')} sur notre serveur, et ce que ce navigateur retenait.`,
            )
          }}
        >
          Effacer
        </Button>
        <Text role="status" fontSize="sm">
          {said}
        </Text>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        « Effacer » supprime ces lignes de notre serveur, les cookies de mesure et d’appareil, et ce qui est
        retenu dans ce navigateur. Si vous êtes connecté, vous le restez.
      </Text>
    </Stack>
  )
}

const keptWords = {
  recentSearches: 'Vos dernières recherches',
  favourites: 'Vos produits favoris',
  recentProducts: 'Les derniers produits regardés',
  compared: 'Les produits à comparer',
  household: 'La description de votre foyer',
} as const

/** What this browser keeps of visits; known once it is here. */
function InBrowser() {
  const [kept, setKept] = useState<ReturnType<typeof keptOfVisits>>()
  useEffect(() => {
    const look = () => setKept(keptOfVisits())
    look()
    return onConsentChange(look)
  }, [])
  if (!kept) return <p>La liste s’affiche à votre premier geste sur cette page.</p>
  if (kept.length === 0) return <p>Ce navigateur ne retient rien de vos visites.</p>
  return (
    <>
      <p>Ces listes ne quittent pas votre navigateur :</p>
      <ul>
        {kept.map((name) => (
          <li key={name}>{keptWords[name]}</li>
        ))}
      </ul>
    </>
  )
}

const consentWords = {
  accepted: 'Vous avez accepté tous les cookies\u00a0: vos visites sont distinguées les unes des autres.',
  declined: 'Vous avez refusé les cookies de mesure\u00a0: ce qui est compté ne mène à personne.',
}

/** The choice so far, and the way out of any measurement. */
function Measurement() {
  const { consent, isOff, decline } = useConsent()
  // In the HTML nobody's choice is known.
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown(true), [])
  if (!isKnown) return <p>Votre réponse s’affiche à votre premier geste sur cette page.</p>
  return (
    <Stack gap="4">
      <Text role="status">
        {isOff
          ? isTrackingRefused()
            ? 'Votre navigateur demande lui-même de ne pas être mesuré (Global Privacy Control)\u00a0: rien ne l’est, quoi que vous ayez répondu au bandeau.'
            : 'Rien n’est mesuré dans ce navigateur.'
          : consent
            ? consentWords[consent]
            : 'Vous n’avez pas encore répondu au bandeau\u00a0: ce qui est compté ne mène à personne.'}
      </Text>
      {/* What the browser itself asks for is not the page's to take back. */}
      {!(isOff && isTrackingRefused()) && (
        <Flex>
          <Button
            variant="outline"
            minH="11"
            onClick={() => {
              switchMeasurement(!isOff)
              if (!isOff) decline()
            }}
          >
            {isOff ? 'Mesurer de nouveau' : 'Ne plus mesurer'}
          </Button>
        </Flex>
      )}
      <Text fontSize="sm" color="fg.muted">
        « Ne plus mesurer » vaut pour ce navigateur, tant que vous n’effacez pas les données du site. Le
        signal Global Privacy Control de votre navigateur (Sec-GPC) a le même effet : notre serveur ne garde
        alors rien.
      </Text>
    </Stack>
  )
}
