import type { EntityManager } from '@mikro-orm/postgresql'
import type { Author } from '../audit/audit.service.ts'
import { refusedClaim } from './claims.service.ts'
import type { ClaimTexts } from './register/claim-points.ts'
import type { ClaimSubject } from './register/claim-register.rules.ts'

/** Until what is held back is looked at again: a mended text is published within it. */
const pauseMs = 60_000

/**
 * What the guard keeps from being published at its planned time, because it blocks and only warned when the plan was
 * made. The plan stays, overdue: « Aujourd'hui » tells it with the word. Each process remembers its own, so as not to
 * read the same texts every second.
 */
export class HeldPublications {
  private readonly until = new Map<number, number>()
  private readonly type: ClaimSubject

  constructor(type: ClaimSubject) {
    this.type = type
  }

  /** Those that are not to be looked at yet, by id. */
  waiting(now: Date): number[] {
    for (const [id, until] of this.until) if (until <= now.getTime()) this.until.delete(id)
    return [...this.until.keys()]
  }

  /** Whether the texts of something that is due hold it back. */
  async holds(
    { clock, env }: Pick<Author, 'clock' | 'env'>,
    em: EntityManager,
    id: number,
    texts: ClaimTexts,
  ): Promise<boolean> {
    const isHeld = (await refusedClaim(env, em, this.type, id, texts)) !== null
    if (isHeld) this.until.set(id, clock.now().getTime() + pauseMs)
    return isHeld
  }
}
