import { circleProblems } from './laws/circles.ts'
import { directionProblems } from './laws/directions.ts'
import { isTest, isTestHelper, moduleOf, readTree } from './laws/source-tree.ts'
import { tableProblems } from './laws/tables.ts'

const modules = readTree(['api/src', 'web/src'], /\.tsx?$/)
  .filter(({ path }) => !isTest(path) && !isTestHelper(path))
  .map(moduleOf)
const problems = [...directionProblems(modules), ...circleProblems(modules), ...tableProblems(modules)]
if (problems.length > 0) {
  console.error(`Directions: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
console.log(`Directions: ${modules.length} files follow the architecture, without circles.`)
