import { withOrdinal } from '../../../platform/reading/french-dates.rules.ts'
import { formatPrice } from '../../../platform/reading/french-euros.rules.ts'
import type { Passport } from './passport.entity.ts'
import { type Guarantee, guarantorInSentence, type SparePart } from './passport.rules.ts'
import { quantityText } from './unit-price.ts'

/** A fact of a passport, as French readers are shown it. */
export interface PassportLine {
  label: string
  text: string
}

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

const together = (...parts: (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [part] : [])).join('\n')

/** « 2 ans », « 18 mois ». */
const duration = (months: number): string => {
  if (months % 12 > 0) return `${months}\u00a0mois`
  return months === 12 ? '1\u00a0an' : `${months / 12}\u00a0ans`
}

const guaranteeText = ({ by, months, covers, terms }: Guarantee): string =>
  together(`${covers}\u00a0: ${duration(months)}, par ${guarantorInSentence(by)}.`, terms)

const sparePartText = ({ name, price, until }: SparePart): string =>
  [
    name,
    ...(price ? [formatPrice(price)] : []),
    ...(until ? [`disponible jusqu’au ${withOrdinal(longDay.format(new Date(until)))}`] : []),
  ].join(', ')

/** The facts of a passport that are there, in the order in which they are read. */
export function passportLines(passport: Passport): PassportLine[] {
  const { netQuantity, netUnit, guarantees, spareParts } = passport
  const all: [label: string, text: string | null | undefined][] = [
    ['Avertissements', passport.warnings],
    ['Composition', passport.composition],
    ['Allergènes', passport.allergens],
    ['Quantité nette', netQuantity && netUnit ? quantityText(netQuantity, netUnit) : null],
    ['Classe énergétique', passport.energyClass && `${passport.energyClass}, sur une échelle de A à G`],
    ['Origine', passport.origin],
    ['Garantie commerciale', guarantees.map(guaranteeText).join('\n')],
    ['Pièces détachées', spareParts.map(sparePartText).join('\n')],
    ['Modèle', passport.model],
    ['Code-barres (GTIN)', passport.gtin],
    [
      'Fabricant',
      together(passport.manufacturerName, passport.manufacturerAddress, passport.manufacturerContact),
    ],
    [
      'Personne responsable dans l’Union européenne',
      together(passport.responsibleName, passport.responsibleAddress, passport.responsibleContact),
    ],
  ]
  return all.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}
