/** A picture as the history keeps it. */
export interface KeptImage {
  imageUrl: string
  altText?: string | null
  isPrimary?: boolean
}

/** One thing that was done to the pictures of a product. */
export type GalleryStep =
  | { kind: 'added' | 'removed'; image: KeptImage }
  | { kind: 'described'; before: KeptImage; after: KeptImage }
  | { kind: 'primary'; before: KeptImage | undefined; after: KeptImage }
  | { kind: 'moved'; after: KeptImage[] }

/** Pictures have no id in the history: the same file is the same picture, the first with the first. */
function paired(before: readonly KeptImage[], after: readonly KeptImage[]) {
  const left = [...before]
  const pairs: { before: KeptImage; after: KeptImage }[] = []
  const added: KeptImage[] = []
  for (const image of after) {
    const place = left.findIndex(({ imageUrl }) => imageUrl === image.imageUrl)
    const [same] = place < 0 ? [] : left.splice(place, 1)
    if (same) pairs.push({ before: same, after: image })
    else added.push(image)
  }
  return { pairs, added, removed: left }
}

const textOf = ({ altText }: KeptImage) => altText ?? ''

/** What was done to the pictures of a product, from all of them before and after. */
export function galleryChange(before: readonly KeptImage[], after: readonly KeptImage[]): GalleryStep[] {
  const { pairs, added, removed } = paired(before, after)
  const stayed = before.filter((image) => pairs.some((pair) => pair.before === image))
  const isMoved = pairs.some((pair, place) => pair.before !== stayed[place])
  const primary = {
    before: before.find((image) => image.isPrimary),
    after: after.find((image) => image.isPrimary),
  }
  const isPrimaryOther = primary.before?.imageUrl !== primary.after?.imageUrl
  return [
    ...added.map((image) => ({ kind: 'added' as const, image })),
    ...removed.map((image) => ({ kind: 'removed' as const, image })),
    ...pairs
      .filter((pair) => textOf(pair.before) !== textOf(pair.after))
      .map((pair) => ({ kind: 'described' as const, ...pair })),
    // The first picture of all is so by itself.
    ...(primary.after && before.length > 0 && isPrimaryOther
      ? [{ kind: 'primary' as const, before: primary.before, after: primary.after }]
      : []),
    ...(isMoved ? [{ kind: 'moved' as const, after: [...after] }] : []),
  ]
}
