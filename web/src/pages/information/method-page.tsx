import { chakra } from '@chakra-ui/react/styled-system'
import { criterionNames } from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { MethodPageDocument, type MethodPageQuery } from '../../graphql/generated/score/graphql.ts'
import { counted, formatScore } from '../../lib/format-number.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'

type Method = MethodPageQuery['scoreMethod']

/** `/methode`: what gives how many points, what proves them, and what has changed. */
export function MethodPage() {
  const { data, error, retry } = useFreshQuery(MethodPageDocument, { maxAgeMs: freshFor.products })
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <PageSpinner />
  const method = data.scoreMethod
  return (
    <DocumentPage
      title="Notre méthode de notation"
      description="Cinq critères de 0 à 2 points, ce qui donne chaque point, les preuves demandées et leur plafond : de quoi refaire le calcul de chaque éco-score."
      path={paths.method()}
      lead={`Version ${method.version} : ce qui donne des points, et ce qui les prouve.`}
      updatedAt={method.date}
      parts={[
        { id: 'calcul', title: 'Le calcul', content: <Sum method={method} /> },
        ...method.scales.map((scale) => ({
          id: scale.criterion.toLowerCase().replaceAll('_', '-'),
          title: criterionNames[scale.criterion],
          content: <Scale scale={scale} />,
        })),
        { id: 'preuves', title: 'Les preuves et leur plafond', content: <Ceilings /> },
        { id: 'changements', title: 'Ce qui a changé', content: <Changes method={method} /> },
      ]}
    />
  )
}

function Sum({ method }: { method: Method }) {
  return (
    <>
      <p>
        Chaque critère reçoit de 0 à 2 points, par dixièmes, avec une raison écrite en une phrase. La somme
        des cinq est l’éco-score sur 10, sans autre calcul : vous pouvez la refaire sur chaque fiche.
      </p>
      <p>
        Aujourd’hui, {counted(method.assessedCount, 'produit', 'produits')} sur {method.productCount}{' '}
        {method.assessedCount > 1 ? 'ont' : 'a'} une évaluation détaillée, appuyée sur{' '}
        {counted(method.evidenceCount, 'preuve', 'preuves')} de{' '}
        {counted(method.supplierCount, 'source', 'sources')} : organismes, laboratoires, fournisseurs. Les
        autres portent une note saisie, et leur fiche le dit.
      </p>
    </>
  )
}

function Scale({ scale }: { scale: Method['scales'][number] }) {
  return (
    <>
      <p>{scale.question}</p>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="2">
        {scale.steps.map(({ points, gives }) => (
          <chakra.div key={points} display="contents">
            <chakra.dt fontWeight="semibold" whiteSpace="nowrap">
              {formatScore(points)}
            </chakra.dt>
            <dd>{gives}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <p>Entre deux marches, les dixièmes disent de laquelle le produit est le plus proche.</p>
    </>
  )
}

function Ceilings() {
  return (
    <>
      <p>Un critère ne dépasse jamais ce que prouve sa meilleure preuve en cours de validité :</p>
      <ul>
        <li>certificat d’un organisme indépendant, ou rapport d’essai d’un laboratoire : 2,0 points ;</li>
        <li>
          déclaration signée du fournisseur, de 24 mois au plus, ou mesure faite par la boutique avec son
          protocole : 1,5 point ;
        </li>
        <li>facture seule, ou aucune preuve : 0.</li>
      </ul>
      <p>
        Quand une preuve expire, les points restent 30 jours avec la mention « preuve à renouveler ». Sans
        preuve nouvelle, le plafond s’applique ensuite : la note baisse, et l’historique de la fiche le dit.
      </p>
      <p>
        Une donnée plus solide que la nôtre ? Sur chaque fiche, « Contester cette note » nous l’envoie ; nous
        répondons sous 24 heures.
      </p>
    </>
  )
}

function Changes({ method }: { method: Method }) {
  return (
    <ul>
      {method.changes.map(({ version, date, change }) => (
        <li key={version}>
          Version {version}, <DateText date={date} />
           : {change}
        </li>
      ))}
    </ul>
  )
}
