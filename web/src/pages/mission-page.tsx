import { PageTitle } from '../ui/page-title.tsx'
import { MissionHero } from './mission/mission-hero.tsx'
import { MissionHistory } from './mission/mission-history.tsx'
import { MissionValues } from './mission/mission-values.tsx'

/** `/qui-nous-sommes` (spec §2): mission, values and history. */
export function MissionPage() {
  return (
    <>
      <PageTitle>Notre Mission</PageTitle>
      <MissionHero />
      <MissionValues />
      <MissionHistory />
    </>
  )
}
