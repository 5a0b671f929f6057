/** How the description of a measured drawing begins: by it the drawing is told from the other images of a product. */
const beginning = 'Dessin coté'

/** Whether an image is the measured drawing of its product: its lengths, its weight, and what can be replaced. */
export const isMeasuredDrawing = ({ altText }: { altText?: string | null }): boolean =>
  altText?.startsWith(beginning) ?? false
