import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import {
  type PagePiece,
  type PagePlaceholder,
  pagePlaceholders,
  piecesOf,
} from '../../../../../api/src/features/content/pages/page-marks.rules.ts'
import { postBlocks, wordsIn } from '../../../../../api/src/features/content/post-marks.rules.ts'
import { OwnerValue, unknownEmail } from '../../../features/settings/owner-details.tsx'
import { type SettingTexts, useSettings } from '../../../features/settings/use-settings.ts'
import { shopName } from '../../../ui/layout/page-heading.tsx'

/** What stands in the place of a fact that is not known. */
const missing: Partial<Record<PagePlaceholder, string>> = {
  contact_email: unknownEmail,
  contact_phone: 'le numéro de la page «\u00a0Aide et contacts\u00a0»',
  company: 'l’éditeur de cette boutique',
  delivery_info:
    'En dessous de 50\u00a0€ d’achat, elle coûte 5,99\u00a0€. Votre commande arrive en 3 à 5 jours ouvrés en France métropolitaine.',
  return_policy:
    'Vous avez 30 jours pour changer d’avis. Le retour est à vos frais, et gratuit si le produit a un défaut.',
  packaging_info: 'Nous choisissons le carton le plus petit possible et nous le calons avec du papier.',
}

const factOf = (name: PagePlaceholder, texts: SettingTexts): string => {
  const { setting } = pagePlaceholders[name]
  if (setting === null) return shopName
  return texts[setting] ?? missing[name] ?? ''
}

/** Words of a page with the facts of the settings in their places; a fact of the demo says that it is one. */
export const PageWords = ({ words }: { words: string }) => <Pieces pieces={piecesOf(words)} />

const Pieces = ({ pieces }: { pieces: readonly PagePiece[] }) =>
  pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else to tell them apart.
    return <Fragment key={index}>{pieceOf(piece)}</Fragment>
  })

function pieceOf(piece: PagePiece) {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'placeholder') return <Fact name={piece.name} />
  return (
    <>
      <Pieces pieces={piece.pieces} />{' '}
      <chakra.small fontSize="xs" color="fg.muted" borderWidth="1px" rounded="sm" px="1" whiteSpace="nowrap">
        Exemple de démonstration
      </chakra.small>
    </>
  )
}

/** A fact of the settings: they are asked for where a text names one, and nowhere else. */
function Fact({ name }: { name: PagePlaceholder }) {
  const { texts } = useSettings()
  const { setting } = pagePlaceholders[name]
  const value = setting && texts[setting]
  return value ? <OwnerValue name={setting} value={value} /> : factOf(name, texts)
}

const plainPiece = (piece: PagePiece, texts: SettingTexts): string => {
  if (typeof piece === 'string') return piece
  if (piece.kind === 'placeholder') return factOf(piece.name, texts)
  return piece.pieces.map((each) => plainPiece(each, texts)).join('')
}

/** A text of a page without its marks, for search engines. */
export const plainPageText = (text: string, texts: SettingTexts): string =>
  [...postBlocks(text)]
    .flatMap((block) => {
      if (block.kind === 'products') return []
      return block.kind === 'list' ? block.items.map(wordsIn) : [wordsIn(block.parts)]
    })
    .map((words) =>
      piecesOf(words)
        .map((piece) => plainPiece(piece, texts))
        .join(''),
    )
    .join(' ')
