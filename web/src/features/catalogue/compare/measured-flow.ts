/** The test of what one has already: litres to fill, the flow up to which one keeps it, that of the product. */
export interface FlowTest {
  testVolume: string
  testKeepFlow: string
  ownFlow: string
}

/** Litres a minute beyond which a tap of a home is no tap: the clock was stopped too soon. */
const mostFlow = 40

/** What a test says: the flow in litres a minute, and how much of it the product would save (0 to 1); null when it says nothing. */
export type FlowResult = { flow: number; keep: true } | { flow: number; keep: false; saved: number } | null

/** @param seconds that it took to fill the litres of the test. */
export function flowResult({ testVolume, testKeepFlow, ownFlow }: FlowTest, seconds: number): FlowResult {
  const flow = (Number(testVolume) * 60) / seconds
  if (!(flow > 0) || flow > mostFlow) return null
  if (flow <= Number(testKeepFlow)) return { flow, keep: true }
  return { flow, keep: false, saved: 1 - Number(ownFlow) / flow }
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Parts that people say in a word. */
const parts = [
  [1 / 4, 'un quart'],
  [1 / 3, 'un tiers'],
  [1 / 2, 'la moitié'],
  [2 / 3, 'les deux tiers'],
  [3 / 4, 'les trois quarts'],
] as const

/** « la moitié », or « 41 % » where no such word is near. */
export function partWords(share: number): string {
  const near = parts.find(([part]) => Math.abs(part - share) <= 0.03)
  return near?.[1] ?? `${Math.round(share * 100)}\u00a0%`
}

/** What the test says, as a person would. */
export function flowWords(test: FlowTest, seconds: number): string {
  const result = flowResult(test, seconds)
  if (!result) return 'C’est trop court pour une mesure\u00a0: recommencez.'
  const flow = `${number.format(result.flow)}\u00a0L/min`
  if (result.keep) return `${flow}\u00a0: gardez le vôtre.`
  return `${flow}\u00a0: ce produit en économiserait ${partWords(result.saved)}.`
}

/** « 8 » litres from '8.0'. */
export const shownLitres = (litres: string): string => number.format(Number(litres))
