import { constants } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { sqlStateOf } from '../database-errors.ts'

/** Lies in the folder of an embedded database whose creation was finished. */
const marker = 'shop-initialised'

/** Lies beside a folder while its database is being created. */
const creatingNote = (folder: string) => `${folder}.creating`

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Looks at the folder of an embedded database before PGlite opens it, which would write a new database over one that
 * lacks its PG_VERSION. Only a creation that was cut short (kill, power) is set aside and made anew: nothing is lost,
 * for the shop has never served from it; it is renamed and not deleted all the same.
 * @returns whether a database is to be created in it.
 * @throws Error, one French sentence, when it was a database and lacks what none opens without.
 */
export async function prepareFolder(folder: string, log: Logger | undefined): Promise<{ isNew: boolean }> {
  const entries = await readdir(folder)
  const isMarked = entries.includes(marker)
  const wasCutShort = !isMarked && (await exists(creatingNote(folder))) && !(await holdsTablesOfOurs(folder))
  if (wasCutShort && entries.length > 0) {
    const aside = `${folder}.unfinished-${Date.now()}`
    await rename(folder, aside)
    await mkdir(folder, { mode: 0o700 })
    log?.warn(
      { aside },
      'La création de la base avait été interrompue : elle est mise de côté et recommence.',
    )
  }
  if (wasCutShort || entries.length === 0) {
    await writeFile(creatingNote(folder), '')
    return { isNew: true }
  }
  await requireEssentials(folder)
  if (!isMarked)
    log?.warn({ folder }, `Le fichier ${marker} manquait : la base est ouverte telle qu’elle est.`)
  return { isNew: false }
}

/** Says that the database in this folder was created whole. */
export async function markInitialised(folder: string): Promise<void> {
  await writeFile(join(folder, marker), '')
  await rm(creatingNote(folder), { force: true })
}

/** PostgreSQL numbers what is created after its own tables from here on. */
const firstOfOurs = 16_384

async function holdsTablesOfOurs(folder: string): Promise<boolean> {
  const files = await readdir(join(folder, 'base'), { recursive: true }).catch(() => [])
  return files.some((file) => Number(basename(file)) >= firstOfOurs)
}

async function requireEssentials(folder: string): Promise<void> {
  for (const name of ['PG_VERSION', 'global/pg_control']) {
    const { size } = await stat(join(folder, name)).catch(() => ({ size: 0 }))
    if (size === 0) throw damaged(folder, `${name} manque ou est vide`)
  }
  const log = await readdir(join(folder, 'pg_wal')).catch(() => [])
  if (!log.some((name) => /^[0-9A-F]{24}$/.test(name))) throw damaged(folder, 'pg_wal manque ou est vide')
}

/** What to tell the person at the terminal, with what to do. */
const damaged = (folder: string, why: string, cause?: unknown) =>
  new Error(
    `La base de données du dossier ${folder} est endommagée ou incomplète (${why})\u202f; rien n’y a été renommé ni effacé\u00a0: ` +
      'boutique arrêtée, mettez le dossier de données de côté et restaurez votre dernière sauvegarde, ' +
      'par «\u00a0mv data data.abimee && tar -xzf backup.tgz\u00a0» (README, « Embedded database or PostgreSQL »).',
    { cause },
  )

/** PostgreSQL's words for data that cannot be right, and for files that are not there. */
const damagedStates = /^(XX|58)/

/**
 * What a failure of an embedded database means to the person at the terminal: a full disk, a folder that may not be
 * written, or a damage. A failure that is none of these is returned as it is.
 * @param isOpening PGlite then fails in riddles (« Aborted() »), whatever is the matter.
 */
export async function explainFailure(folder: string, error: unknown, isOpening: boolean): Promise<unknown> {
  const isNoRoom = (error as NodeJS.ErrnoException).code === 'ENOSPC'
  const isDamage = isOpening || isAbort(error) || damagedStates.test(sqlStateOf(error) ?? '')
  // Too little memory is no damage.
  if (!isNoRoom && (!isDamage || error instanceof RangeError)) return error
  if (isNoRoom || (await isDiskFull(folder)))
    return new Error(
      `Le disque du dossier ${folder} est plein\u00a0: faites de la place, puis recommencez.`,
      {
        cause: error,
      },
    )
  for (const file of [folder, join(folder, 'PG_VERSION'), join(folder, 'global/pg_control')]) {
    const refused = await access(file, constants.R_OK | constants.W_OK).then(
      () => null,
      ({ code }: NodeJS.ErrnoException) => code,
    )
    if (refused)
      return new Error(`La boutique ne peut pas lire et écrire ${file} (${refused}).`, { cause: error })
  }
  return damaged(folder, 'ses fichiers ne se lisent pas', error)
}

/** PGlite does not say so itself. */
async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < roomToOpen
}

const roomToOpen = 1024 * 1024

/** PGlite's own end, which is told by no SQLSTATE. */
const isAbort = (error: unknown) => /^(RuntimeError|Error): (Aborted\(|PGlite failed)/.test(String(error))

/**
 * Reads the first and the last row of every table by its primary key. A table whose file was cut off looks empty, and the
 * shop would fill it anew, administrator included; its index still knows where the rows were.
 * @throws the database's error about what it cannot read.
 */
export async function readEveryTable(em: EntityManager): Promise<void> {
  await em.execute(`do $probe$
    declare one record; direction text;
    begin
      perform set_config('enable_seqscan', 'off', true), set_config('enable_indexonlyscan', 'off', true);
      for one in
        select i.indrelid::regclass as name, array_agg(quote_ident(a.attname) order by k.place) as columns
        from pg_index i
        join pg_class c on c.oid = i.indrelid and c.relkind = 'r'
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indisprimary
        group by i.indrelid
      loop
        foreach direction in array array['asc', 'desc'] loop
          execute format('select * from %s order by %s limit 1', one.name,
            array_to_string(one.columns, format(' %s, ', direction)) || ' ' || direction);
        end loop;
      end loop;
    end $probe$`)
}
