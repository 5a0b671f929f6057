import type { TestProject } from 'vitest/node'
import { prepareTemplate, testRunOf } from './cloned-database.ts'

/** Vitest global setup of the api projects: one migrated database a run, copied by each test file. */
export default function setup(project: TestProject) {
  return prepareTemplate(testRunOf(project.config.env))
}
