import { draftLimits } from '../../../../../../api/src/features/catalogue/drafts/drafts.rules.ts'
import { productLimits } from '../../../../../../api/src/features/catalogue/products/product.rules.ts'
import { productImageLimits } from '../../../../../../api/src/features/catalogue/products/product-image.rules.ts'
import { imageRefusals, refusalOf } from '../../../../../../api/src/features/media/images.rules.ts'
import { cutText } from '../../../../../../api/src/platform/cut-text.rules.ts'
import { withoutUnseen } from '../../../../../../api/src/platform/field.rules.ts'

/** A product that some files are to become. */
export interface DroppedDraft {
  name: string
  /** Its pictures in their order. */
  files: File[]
}

/** A file that was left aside, and why, in French. */
export interface RefusedFile {
  name: string
  reason: string
}

/** What becomes of the files of one drop. */
interface Drop {
  drafts: DroppedDraft[]
  refused: RefusedFile[]
}

const tooMany = `Au plus ${draftLimits.pictures} photos à la fois. Déposez celle-ci ensuite.`
const noRoom = `Au plus ${draftLimits.drafts} fiches à la fois. Publiez d’abord celles-ci.`

/** In the order that a folder shows them: « photo-2 » before « photo-10 ». */
const byName = new Intl.Collator('fr', { numeric: true })

/**
 * The products that the files of a drop become: those that are called alike but for a number at the end (« gourde-1 »,
 * « gourde-2 ») are pictures of one. What is no picture, or too much, is left aside with its reason.
 * @param room how many products there may be.
 * @param perDraft so many that follow one another are pictures of one, whatever they are called.
 */
export function sortDrop(files: readonly File[], room: number, perDraft?: number): Drop {
  const refused: RefusedFile[] = []
  const groups = new Map<string, File[]>()
  let taken = 0
  for (const file of files.toSorted((a, b) => byName.compare(a.name, b.name))) {
    const leave = (reason: string) => refused.push({ name: shownName(file.name), reason })
    const refusal = refusalOf(file)
    const key = perDraft ? String(Math.floor(taken / perDraft)) : stemOf(file.name).toLocaleLowerCase('fr')
    const group = groups.get(key)
    if (refusal) leave(imageRefusals[refusal].title)
    else if (taken === draftLimits.pictures) leave(tooMany)
    else if (!group && groups.size >= room) leave(noRoom)
    else {
      taken++
      groups.set(key, [...(group ?? []), file])
    }
  }
  const drafts = [...groups.values()].map((files) => ({ name: nameOf(files), files }))
  return { drafts, refused }
}

/**
 * How many pictures a product may have where a camera has numbered them (« IMG_2034 »), so that their names do not tell:
 * the numbers that leave none over; empty where names tell, or there is nothing to choose.
 */
export function choicesPerDraft(files: readonly File[]): number[] {
  const shapes = files.filter((file) => !refusalOf(file)).map(({ name }) => bare(name).replaceAll(/\d/g, '0'))
  const isNumbered = shapes.every((shape) => shape === shapes[0] && shape.includes('000'))
  if (!isNumbered || shapes.length > draftLimits.pictures) return []
  const most = Array.from({ length: productImageLimits.images }, (_, place) => place + 1)
  const even = most.filter((number) => shapes.length % number === 0)
  return even.length > 1 ? even : []
}

/** As it is called on the screen: without what nobody sees or what turns the direction. */
const shownName = (name: string) =>
  cutText(withoutUnseen(name).replaceAll(/\p{Cc}/gu, ' '), productLimits.nameLength)

/** A number that counts the pictures of a product: « -2 », « _02 », « (3) ». « IMG_2034 » and « 75cl » count nothing. */
const counter = /[\s._-]*\(?(?<![\d])(\d{1,2})\)?$/

const bare = (name: string) => name.normalize('NFC').replace(/\.[^.]*$/, '')

function stemOf(name: string): string {
  const stem = bare(name)
  const place = Number(counter.exec(stem)?.[1])
  return place <= productImageLimits.images ? stem.replace(counter, '') || stem : stem
}

/** The name of a product, as one would write it: « savon_de-marseille-1.jpg » is « Savon de marseille ». */
function nameOf([first, ...others]: File[]): string {
  const file = first?.name ?? ''
  const words = shownName(others.length > 0 ? stemOf(file) : bare(file))
    .replaceAll(/[\s._+-]+/g, ' ')
    .trim()
  const name = words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)
  return /[\p{L}\p{N}]/u.test(name) ? name : 'Produit sans nom'
}
