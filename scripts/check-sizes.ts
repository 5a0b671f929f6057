import { medianOf, sizeProblems } from './laws/sizes.ts'
import { readTree } from './laws/source-tree.ts'

const files = readTree(['api/src', 'web/src', 'scripts', 'e2e', 'bench'], /\.(tsx?|mjs|graphql)$/)
const problems = sizeProblems(files)
if (problems.length > 0) {
  console.error(`File sizes: ${problems.length} to mend\n  ${problems.join('\n  ')}`)
  process.exit(1)
}
const medians = ['api', 'web'].map((tree) => `${tree} ${medianOf(files, tree)}`).join(', ')
console.log(`File sizes: ${files.length} files, median lines: ${medians}.`)
