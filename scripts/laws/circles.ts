import { pathsFile } from './directions.ts'
import { folderOf, type Module } from './source-tree.ts'

/** The imports by which one folder needs another, each as the files that it passes through. */
type Arrows = Map<string, Map<string, string[]>>

/**
 * Circles among folders that stand beside one another, at every level below `api/src` and `web/src`.
 * A folder counts with all below it. Files of the parent belong to no side and are looked through: a folder
 * that imports a file of its parent needs the siblings which that file imports.
 */
export function circleProblems(modules: Module[]): string[] {
  const files = new Map(modules.map((module) => [module.path, module]))
  const parents = new Set(modules.flatMap(({ path }) => ancestorsOf(path)))
  return [...parents].sort().flatMap((parent) => {
    const arrows = arrowsAmong(parent, files)
    return circlesIn(arrows).map((circle) => {
      const names = [...circle, circle[0]].map((name) => `${name}/`).join(' -> ')
      const examples = circle.map((from, place) => {
        const found = arrows.get(from)?.get(circle[(place + 1) % circle.length] ?? '') ?? []
        const more = found.length > 1 ? ` (and ${found.length - 1} more)` : ''
        return `    ${found[0]}${more}`
      })
      return (
        `${parent}/ has a circle: ${names}\n${examples.join('\n')}\n` +
        '    Turn the arrow with the fewest imports round: move what both need into the lower folder or the parent, ' +
        'hand it in as a parameter, or make the folders one.'
      )
    })
  })
}

/** The folders above a file, from its own up to `api/src` or `web/src`. */
function ancestorsOf(path: string): string[] {
  const folder = folderOf(path)
  const depth = folder.split('/').length
  return depth < 2 ? [] : [folder, ...ancestorsOf(folder)]
}

/** The folder directly below a parent in which a file stands; '' for a file of the parent itself. */
const childOf = (parent: string, path: string) => {
  const [child = '', ...rest] = path.slice(parent.length + 1).split('/')
  return rest.length > 0 ? child : ''
}

function arrowsAmong(parent: string, files: Map<string, Module>): Arrows {
  const arrows: Arrows = new Map()
  for (const { path } of files.values()) {
    const from = path.startsWith(`${parent}/`) ? childOf(parent, path) : ''
    if (!from) continue
    const waiting = [[path]]
    const seen = new Set<string>()
    for (const trail of waiting) {
      for (const to of files.get(trail.at(-1) ?? '')?.imports ?? []) {
        if (!to.startsWith(`${parent}/`) || to === pathsFile || seen.has(to)) continue
        seen.add(to)
        const child = childOf(parent, to)
        if (child === '') waiting.push([...trail, to])
        else if (child !== from) {
          const found = arrows.get(from) ?? new Map<string, string[]>()
          found.set(child, [...(found.get(child) ?? []), [...trail, to].join(' -> ')])
          arrows.set(from, found)
        }
      }
    }
  }
  return arrows
}

/** The shortest circle through each arrow, each circle once, beginning with its first name. */
function circlesIn(arrows: Arrows): string[][] {
  const circles = new Map<string, string[]>()
  for (const [from, targets] of arrows)
    for (const to of targets.keys()) {
      const back = shortestWay(arrows, to, from)
      if (!back) continue
      const first = back.indexOf(back.toSorted()[0] ?? '')
      const circle = [...back.slice(first), ...back.slice(0, first)]
      circles.set(circle.join(), circle)
    }
  return [...circles.values()]
}

/** The folders from one to another, both included. */
function shortestWay(arrows: Arrows, start: string, end: string): string[] | undefined {
  const waiting = [[start]]
  const seen = new Set([start])
  for (const way of waiting) {
    const last = way.at(-1) ?? ''
    if (last === end) return way
    for (const next of arrows.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push([...way, next])
    }
  }
  return undefined
}
