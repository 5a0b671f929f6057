import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'

let parent: string
let storage: ReturnType<typeof diskStorage>

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'disk-storage-'))
  storage = diskStorage(join(parent, 'images'))
})

afterEach(() => rm(parent, { recursive: true, force: true }))

describe('files on disk', () => {
  test('a folder is no file', async () => {
    await storage.put('products/savon.webp', Buffer.from('picture'))
    expect([await storage.open('products'), await storage.sizeOf('products')]).toEqual([null, null])
  })

  test('twenty writers of one key leave one whole file and no draft', async () => {
    const contents = Array.from({ length: 20 }, (_, i) => String(i % 10).repeat(50_000))
    await Promise.all(contents.map((content) => storage.put('products/a.webp', Buffer.from(content))))
    const kept = await readFile(join(parent, 'images/products/a.webp'), 'utf8')
    expect(contents).toContain(kept)
    expect(await readdir(join(parent, 'images/products'))).toEqual(['a.webp'])
  })
})

describe('no key leaves the folder', () => {
  test.each([
    '../secret.txt',
    'products/../../secret.txt',
    '../images-beside/secret.txt',
    '/../secret.txt',
    './../secret.txt',
    'products/../..',
    '',
    '.',
  ])('%j', async (key) => {
    await writeFile(join(parent, 'secret.txt'), 'secret')
    await mkdir(join(parent, 'images-beside'))
    await writeFile(join(parent, 'images-beside/secret.txt'), 'secret')
    await expect((async () => storage.open(key))()).rejects.toThrow('leaves its folder')
    await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toThrow('leaves its folder')
    await expect((async () => storage.remove(key))()).rejects.toThrow('leaves its folder')
    expect(await readFile(join(parent, 'secret.txt'), 'utf8')).toBe('secret')
  })

  test('an absolute key stays below the folder', async () => {
    await writeFile(join(parent, 'secret.txt'), 'secret')
    expect(await storage.open(join(parent, 'secret.txt'))).toBeNull()
    expect(await storage.open('/etc/passwd')).toBeNull()
  })
})
