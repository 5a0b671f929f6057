import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { currentDeadline, withoutDeadline } from '../request-deadline.ts'
import { type ListeningLine, openListeningLine, stateSql } from './listening-line.ts'

/**
 * What this process knows of the published versions (migrations/sql/published-version.ts): an answer that was made of
 * one state serves for as long as the state is the same.
 */
export interface PublishedVersions {
  /**
   * The state of what is published, such as « 12.4.7 »: the version of each scope, in the order of their names; or of
   * the given scopes alone. From memory while the line is healthy and nothing is suspect, else the database is asked.
   * @throws what the database throws.
   */
  current(...scopes: string[]): string | Promise<string>
  /** Somebody may have written through this process: the next `current` asks the database. */
  suspect(): void
  /** Calls `listener` whenever a version has moved. @returns ends it. */
  onMove(listener: () => void): () => void
  stop(): Promise<void>
}

/** One question to the database, and how much was suspect when it was sent. */
interface Question {
  answer: Promise<void>
  suspicions: number
}

/** Listens to the database of `orm` from now on. */
export function publishedVersions(orm: MikroORM, log: Logger): PublishedVersions {
  const known = new Map<string, number>()
  const listeners = new Set<() => void>()
  /** How often something was suspect, the start included, and for how many of these the database has been asked since. */
  let [suspicions, cleared] = [1, 0]
  let breaks = 0
  let asking: Question | undefined
  let next: Promise<void> | undefined

  /** Versions only grow: what is told late changes nothing. */
  function moved(scope: string, version: number) {
    if (version <= (known.get(scope) ?? 0)) return
    known.set(scope, version)
    for (const listener of listeners) listener()
  }
  const line: ListeningLine = openListeningLine(orm, log, {
    moved,
    broken() {
      breaks++
      suspicions++
      // After a break the database may be another one (a backup, a replica) whose versions are lower.
      known.clear()
    },
  })

  async function ask(): Promise<void> {
    const [seenSuspicions, seenBreaks] = [suspicions, breaks]
    const rows = await orm.em.fork().execute<{ scope: string; version: string }[]>(stateSql)
    // Asked before the line broke: the answer may be older than what was forgotten.
    if (breaks !== seenBreaks) return ask()
    if (rows.length === 0) throw new Error('The table published_version is empty')
    for (const { scope, version } of rows) moved(scope, Number(version))
    cleared = Math.max(cleared, seenSuspicions)
  }

  function send(): Promise<void> {
    const question: Question = { answer: Promise.resolve(), suspicions }
    // Others wait for it too: the deadline of whoever asks first is not theirs.
    question.answer = withoutDeadline(ask).finally(() => {
      if (asking === question) asking = undefined
    })
    asking = question
    return question.answer
  }

  /**
   * What a question tells that is sent from now on. One is under way at a time; one that was sent earlier may have been
   * answered before the write that this caller is to see, unless the line would have told of it.
   */
  function question(): Promise<void> {
    if (!asking) return send()
    if (line.isHealthy() && asking.suspicions === suspicions) return asking.answer
    next ??= asking.answer
      .catch(() => {})
      .then(() => {
        next = undefined
        return question()
      })
    return next
  }

  const stateOf = (scopes: string[]) =>
    (scopes.length > 0 ? scopes : [...known.keys()].toSorted())
      .map((scope) => known.get(scope) ?? 0)
      .join('.')

  async function asked(scopes: string[]): Promise<string> {
    // The line may break at the very moment of the answer, which is then forgotten.
    do {
      const answer = question()
      await (currentDeadline()?.wait(answer, () => {}) ?? answer)
    } while (known.size === 0)
    return stateOf(scopes)
  }

  return {
    current: (...scopes) => (line.isHealthy() && cleared === suspicions ? stateOf(scopes) : asked(scopes)),
    suspect() {
      suspicions++
    },
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => line.stop(),
  }
}
