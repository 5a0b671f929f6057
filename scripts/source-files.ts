import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** TypeScript files below some folders, generated ones left out, paths relative to the project. */
export function sourceFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated'))
      .map((name) => join(folder, name)),
  )
}
