import type { Trail } from '../audit/recorded-change.ts'
import type { SiteSetting } from './site-setting.entity.ts'

/** How changes of settings are kept. */
export const settingTrail: Trail<SiteSetting> = {
  subjectType: 'SETTING',
  subjectIdOf: ({ key }) => key,
  factsOf: ({ value }) => ({ value }),
}
