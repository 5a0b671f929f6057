import type { FilterQuery } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../platform/request-context.ts'
import { StoredImage } from './stored-image.entity.ts'

/** What taking in a picture needs; there is nobody behind a picture that is merely looked at. */
export type MediaParts = Pick<RequestContext, 'em' | 'storage' | 'clock'>

/** The right to take in the file of one upload, until `until`. */
export interface Claim {
  name: string
  until: Date
}

/** Longer than any file takes: reading, its turn, encoding. A copy of the shop that died then holds up nobody. */
const claimMs = 10 * 60_000

/** When a claim from now on ends. */
export const claimEnd = (now: Date) => new Date(now.getTime() + claimMs)

/** Of all who ask at once, one gets the claim; the others, and whoever asks after the file has come, null. */
export async function claimUpload({ em, clock }: MediaParts, name: string): Promise<Claim | null> {
  const now = clock.now()
  const claim = { name, until: claimEnd(now) }
  const free: FilterQuery<StoredImage> = {
    name,
    $or: [{ state: 'issued' }, { state: 'receiving', expiresAt: { $lt: now } }],
  }
  const claimed = await em.nativeUpdate(StoredImage, free, { state: 'receiving', expiresAt: claim.until })
  return claimed === 1 ? claim : null
}

/** Gives a claim back: the file may be sent again until `expiresAt`. */
export const releaseUpload = ({ em }: MediaParts, claim: Claim, expiresAt: Date) =>
  em.nativeUpdate(StoredImage, held(claim), { state: 'issued', expiresAt })

/** What became of the file. @returns whether the claim still held. */
export async function settleUpload(
  { em }: MediaParts,
  claim: Claim,
  facts: { width: number; height: number; byteSize: number },
): Promise<boolean> {
  return (await em.nativeUpdate(StoredImage, held(claim), { state: 'stored', ...facts })) === 1
}

const held = ({ name, until }: Claim) => ({ name, state: 'receiving', expiresAt: until }) as const
