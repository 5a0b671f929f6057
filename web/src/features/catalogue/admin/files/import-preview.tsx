import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { counted, formatCount } from '../../../../lib/format-number.ts'
import { DataTable } from '../../../../ui/admin/data-table.tsx'
import type { ProductImport } from './send-products-file.ts'

type Problem = ProductImport['errors'][number]
type Line = ProductImport['lines'][number]

/** « 10 produits créés, 2 modifiés, 3 sans changement ». */
export const importInWords = ({ createdCount, updatedCount, unchangedCount }: ProductImport): string =>
  [
    createdCount > 0 && counted(createdCount, 'produit créé', 'produits créés'),
    updatedCount > 0 && counted(updatedCount, 'produit modifié', 'produits modifiés'),
    unchangedCount > 0 && `${formatCount(unchangedCount)}\u00a0sans changement`,
  ]
    .filter(Boolean)
    .join(', ')

/** What is wrong with a file, cell by cell; else what each of its lines would do. */
export function ImportPreview({ told, isStale }: { told: ProductImport; isStale: boolean }) {
  const { errors, errorCount, lines, createdCount, updatedCount } = told
  const all = errorCount > 0 ? errorCount : createdCount + updatedCount
  const shown = errorCount > 0 ? errors.length : lines.length
  return (
    <Stack gap="2">
      {errorCount > 0 ? (
        <DataTable
          caption="Erreurs du fichier"
          columns={problemColumns}
          rows={errors}
          keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
          isStale={isStale}
          stacksBelow="md"
        />
      ) : (
        lines.length > 0 && (
          <DataTable
            caption="Ce que le fichier change"
            columns={lineColumns}
            rows={lines}
            keyOf={({ row }) => String(row)}
            isStale={isStale}
            stacksBelow="md"
          />
        )
      )}
      {all > shown && (
        <Text color="fg.muted" textStyle="sm">
          {`Les ${formatCount(shown)} premières lignes sur ${formatCount(all)}.`}
        </Text>
      )}
    </Stack>
  )
}

/** Where in the file, as a spreadsheet counts: « Ligne 2, Prix (€) ». */
const placeOf = ({ row, column }: Problem) =>
  [row === null ? 'Tout le fichier' : `Ligne\u00a0${row}`, column].filter(Boolean).join(', ')

/** What is wrong, without the name of the column, which stands beside it. */
function problemText({ column, message }: Problem): string {
  const [label = '', ...rest] = message.split(/\s:\s/)
  const said = rest.join('\u00a0: ')
  return said && column?.startsWith(label) ? said.slice(0, 1).toUpperCase() + said.slice(1) : message
}

const problemColumns = [
  { label: 'Où', show: (problem: Problem) => <chakra.strong>{placeOf(problem)}</chakra.strong> },
  { label: 'À corriger', show: problemText },
]

const lineColumns = [
  { label: 'Ligne', show: ({ row }: Line) => row, isNumber: true },
  { label: 'Produit', show: ({ name }: Line) => name },
  {
    label: 'Changements',
    show: ({ id, changes }: Line) =>
      id === null ? <NewProduct changes={changes} /> : <Changes changes={changes} />,
  },
]

/** A new product by its price and whether it shows; the rest is in the file. */
function NewProduct({ changes }: Pick<Line, 'changes'>) {
  const of = (beginning: string) => changes.find(({ column }) => column.startsWith(beginning))?.after
  const isShown = of('Visible') === 'oui'
  return (
    <>
      <chakra.strong color="accent.fg">Nouveau</chakra.strong>
      {`, ${of('Prix')}\u00a0€, ${isShown ? 'visible' : 'masqué'}`}
    </>
  )
}

function Changes({ changes }: Pick<Line, 'changes'>) {
  return (
    <chakra.ul listStyleType="none">
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          {`${column}\u00a0: `}
          <Text as="del" color="fg.muted" lineClamp="2" display="inline">
            {before || 'vide'}
          </Text>{' '}
          <Text as="ins" textDecoration="none" fontWeight="semibold">
            {after || 'vide'}
          </Text>
        </li>
      ))}
    </chakra.ul>
  )
}
