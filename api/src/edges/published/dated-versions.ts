import type { Clock } from '../../platform/clock.ts'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { dayInFrance, endOfDayInFrance } from '../../platform/time-in-france.ts'

/**
 * The same versions with the day in France behind them: an answer may tell of today, such as the opening that a passed
 * day no longer announces, and no answer outlives the day on which it was made.
 */
export function datedVersions(versions: PublishedVersions, clock: Clock): PublishedVersions {
  let day = { name: '', from: 0, until: 0 }
  const today = () => {
    const now = clock.now()
    if (!(now.getTime() >= day.from && now.getTime() < day.until))
      day = { name: dayInFrance(now), from: now.getTime(), until: endOfDayInFrance(now).getTime() }
    return day.name
  }
  const dated = (version: string) => `${version} ${today()}`
  return {
    ...versions,
    current(...scopes) {
      const version = versions.current(...scopes)
      return typeof version === 'string' ? dated(version) : version.then(dated)
    },
  }
}
