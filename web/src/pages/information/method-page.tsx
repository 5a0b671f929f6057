import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { criterionNames } from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../app/paths.ts'
import { evidenceNote, evidenceText, sampleNote } from '../../features/catalogue/score/score-words.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { MethodPageDocument, type MethodPageQuery } from '../../graphql/generated/score/graphql.ts'
import { counted, formatScore } from '../../lib/format-number.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { betweenSteps, StepBar } from '../../ui/eco/score-steps.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { DocumentPage } from '../../ui/layout/document-page.tsx'

type Method = MethodPageQuery['scoreMethod']
type Product = MethodPageQuery['products']['items'][number]
type Assessment = NonNullable<Product['assessment']>

/** `/methode`: what gives how many points, what proves them, and what has changed. */
export function MethodPage() {
  const { data, error, retry } = useFreshQuery(MethodPageDocument, { maxAgeMs: freshFor.products })
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <PageSpinner />
  const method = data.scoreMethod
  const example = data.products.items.find((product) => product.assessment && showsTotal(product))
  return (
    <DocumentPage
      title="Notre méthode de notation"
      description="Cinq critères de 0 à 2 points, ce qui donne chaque point, les preuves demandées et leur plafond : de quoi refaire le calcul de chaque éco-score."
      path={paths.method()}
      lead={`Version ${method.version} : ce qui donne des points, et ce qui les prouve.`}
      updatedAt={method.date}
      parts={[
        { id: 'calcul', title: 'En bref', content: <Sum method={method} /> },
        ...(example?.assessment
          ? [
              {
                id: 'exemple',
                title: 'Un exemple, point par point',
                content: <Example product={example} assessment={example.assessment} />,
              },
            ]
          : []),
        { id: 'niveaux', title: 'Lire les échelles', content: <Levels /> },
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
  const isAll = method.assessedCount === method.productCount
  return (
    <>
      <p>
        Chaque critère reçoit de 0&nbsp;à&nbsp;2&nbsp;points, par dixièmes, avec une raison écrite en une
        phrase. La somme des cinq est l’éco-score sur 10, sans autre calcul{'\u00a0'}: vous pouvez la refaire
        sur chaque fiche.
      </p>
      <p>
        Aujourd’hui,{' '}
        {isAll
          ? `chaque produit de la boutique, ${method.productCount} en tout, a`
          : `${counted(method.assessedCount, 'produit', 'produits')} sur ${method.productCount} ${method.assessedCount > 1 ? 'ont' : 'a'}`}{' '}
        une évaluation détaillée. Ces évaluations s’appuient sur{' '}
        {counted(method.evidenceCount, 'preuve', 'preuves')} de{' '}
        {counted(method.supplierCount, 'source', 'sources')}
        {'\u00a0'}: organismes, laboratoires, fournisseurs.
        {!isAll && ' Les autres produits portent une note saisie, et leur fiche le dit.'}
      </p>
    </>
  )
}

/** How the tenths between two levels come about. */
function Levels() {
  return (
    <p>
      Chacune des cinq échelles qui suivent a cinq niveaux, de demi-point en demi-point. Entre deux niveaux,
      le produit remplit tout celui du dessous, et chaque dixième vaut un cinquième du chemin vers celui du
      dessus, arrondi vers le bas{'\u00a0'}: sous chaque échelle, une phrase dit comment le compter. Ainsi,
      1,8 se lit «{'\u00a0'}
      {betweenSteps('1.8')}
      {'\u00a0'}».
    </p>
  )
}

/** Points with their small scale, and what they are given for. */
function Rung({ points, children }: { points: string; children: ReactNode }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '4.25rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' }}
      columnGap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        alignSelf="start"
        gap={{ base: '1', md: '3' }}
      >
        <chakra.strong minW="6" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatScore(points)}
        </chakra.strong>
        <StepBar points={points} />
      </chakra.span>
      <span>{children}</span>
    </chakra.li>
  )
}

/** A list of them; its rows have their own distances. */
const Ladder = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.ol
    aria-label={label}
    listStyleType="none"
    borderWidth="1px"
    rounded="xl"
    px={{ base: '4', md: '5' }}
    css={{ '&& li': { marginTop: '0' } }}
  >
    {children}
  </chakra.ol>
)

function Scale({ scale }: { scale: Method['scales'][number] }) {
  return (
    <>
      <p>{scale.question}</p>
      <Ladder label={`Échelle\u00a0: ${criterionNames[scale.criterion]}`}>
        {scale.steps.map(({ points, gives }) => (
          <Rung key={points} points={points}>
            {gives}
          </Rung>
        ))}
      </Ladder>
      <p>{scale.between}</p>
    </>
  )
}

function Example({ product, assessment }: { product: Product; assessment: Assessment }) {
  const sum = assessment.criteria.map(({ points }) => formatScore(points)).join(' + ')
  return (
    <>
      <p>
        <Link to={paths.product(product.id, product.name)}>{product.name}</Link>
        {'\u00a0'}: voici ses cinq critères, leur raison et leur preuve.
      </p>
      <Ladder label="Points de l’exemple">
        {assessment.criteria.map(({ criterion, points, reason, evidence }) => (
          <Rung key={criterion} points={points}>
            <strong>{criterionNames[criterion]}</strong>
            <Muted>{reason}</Muted>
            {evidence.map((each) => (
              <Muted key={each.id}>
                {evidenceText(each)}
                {evidenceNote(each) && ` (${evidenceNote(each)})`}.
              </Muted>
            ))}
            {betweenSteps(points) && <Muted>Sur l’échelle{`\u00a0: ${betweenSteps(points)}.`}</Muted>}
          </Rung>
        ))}
      </Ladder>
      {assessment.criteria.some(({ evidence }) => evidence.some(({ sample }) => sample)) && (
        <p>{sampleNote}</p>
      )}
      <p>
        {sum} = <strong>{formatScore(assessment.total)}</strong>
        {'\u00a0'}: c’est son éco-score sur 10.
      </p>
    </>
  )
}

const Muted = ({ children }: { children: ReactNode }) => (
  <chakra.span display="block" color="fg.muted" fontSize="sm">
    {children}
  </chakra.span>
)

function Ceilings() {
  return (
    <>
      <p>Un critère ne dépasse jamais ce que prouve sa meilleure preuve en cours de validité :</p>
      <Ladder label="Plafond selon la preuve">
        <Rung points="2.0">Certificat d’un organisme indépendant, ou rapport d’essai d’un laboratoire.</Rung>
        <Rung points="1.5">
          Déclaration signée du fournisseur, de 24 mois au plus, ou mesure faite par la boutique avec son
          protocole.
        </Rung>
        <Rung points="0.0">Facture seule, ou aucune preuve.</Rung>
      </Ladder>
      <p>
        Quand une preuve expire, les points restent 30 jours avec la mention « preuve à renouveler ». Sans
        preuve nouvelle, le plafond s’applique ensuite : la note baisse, et l’historique de la fiche le dit.
      </p>
      <p>
        Vous avez une donnée plus solide que la nôtre ? Envoyez-la avec « Contester cette note », sur la fiche
        du produit : nous répondons sous 24 heures.
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
          {`\u00a0: ${change}`}
        </li>
      ))}
    </ul>
  )
}
