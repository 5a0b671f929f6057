import { Heading } from '@chakra-ui/react/heading'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { PassportSection_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { Panel } from '../../../ui/layout/card.tsx'

interface PassportSectionProps {
  product: FragmentType<typeof PassportSection_ProductFragmentDoc>
}

/** Beside the measured drawing: the parts that can be had, with their prices, and the drawing to be printed. */
export function DrawingNotes({ product }: PassportSectionProps) {
  const { passport } = readFragment(PassportSection_ProductFragmentDoc, product)
  if (!passport) return null
  const parts = passport.lines.find(({ label }) => label === 'Pièces détachées')
  return (
    <div className="drawing-notes">
      {parts && (
        <p>
          Se remplace{'\u00a0'}: {parts.text}
        </p>
      )}
      <a href={`/passeport/${passport.code}#planche`}>Imprimer la planche</a>
    </div>
  )
}

/** What can be proven of a product, and the way to the page that stays when it goes; nothing where nothing is written. */
export function PassportSection({ product }: PassportSectionProps) {
  const { id, passport } = readFragment(PassportSection_ProductFragmentDoc, product)
  if (!passport || passport.lines.length === 0) return null
  return (
    <Panel as="section" p="6">
      <Heading as="h2" textStyle="display.sm" mb="4">
        Passeport du produit
      </Heading>
      <dl className="passport-lines">
        {passport.lines.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key="">{text}</dd>])}
      </dl>
      <a href={`/passeport/${passport.code}`}>Le passeport à imprimer</a>
      <br />
      <a href={`/produit/${id}/etiquette`}>Garder la fiche d’entretien</a>
    </Panel>
  )
}
