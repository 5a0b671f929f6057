import { featureOf, foundations } from './directions.ts'
import type { Module } from './source-tree.ts'

/** Which part of the api each table belongs to; entities and migrations are held against it. */
const tablesOf: Record<string, string[]> = {
  platform: ['outgoing_mails', 'published_version', 'rate_limits', 'sessions'],
  team: ['team_invitations'],
  accounts: [
    ...[
      'account_links',
      'api_tokens',
      'factor_removals',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'second_factors',
    ],
    ...['sign_ins', 'users'],
  ],
  consent: ['consent_checks', 'consent_counts', 'consent_entries', 'consent_people', 'terms_versions'],
  audit: ['audit_entries'],
  settings: ['site_settings'],
  views: ['saved_views'],
  claims: ['claims', 'claim_readings'],
  media: ['stored_images'],
  content: ['information_pages', 'posts'],
  catalogue: [
    ...['categories', 'official_costs', 'passports', 'price_history', 'product_images', 'products'],
    ...['product_search', 'product_search_rows', 'search_words'],
    ...[
      'evidence',
      'assessments',
      'assessment_criteria',
      'criterion_evidence',
      'score_authors',
      'score_history',
    ],
  ],
  cart: ['cart'],
  favourites: ['favourites'],
  orders: ['order_items', 'order_requests', 'order_status_changes', 'orders'],
  previews: ['preview_links'],
  operations: ['job_runs', 'notification_reads', 'notification_settings'],
  rights: ['account_deletions', 'retention_runs'],
  engagement: [
    ...['contact_messages', 'contact_replies', 'newsletter', 'reply_templates', 'restock_requests'],
    'waitlist',
  ],
  analytics: ['analytics', 'analytics_counts', 'analytics_erased', 'analytics_people', 'analytics_seen'],
}

const name = '(?:only\\s+)?(?:"?public"?\\.)?"?(\\w+)"?'
const namedTable = new RegExp(`\\b(?:from|join|update|into|using)\\s+${name}`, 'gi')
/** What follows the first table of `from a as x, b`: a comma and another name. */
const nextTable = new RegExp(`^(?:\\s+(?:as\\s+)?[a-z_]+)?\\s*,\\s*${name}`, 'i')

/** The names that stand in a text where SQL has a table; not in its comments. */
export function tablesIn(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '')
  return [...text.matchAll(namedTable)].flatMap((match) => {
    const names = [match[1] ?? '']
    let rest = text.slice(match.index + match[0].length)
    for (let next = nextTable.exec(rest); next; next = nextTable.exec(rest)) {
      names.push(next[1] ?? '')
      rest = rest.slice(next[0].length)
    }
    return names
  })
}

/** Tables named in SQL below the feature that they belong to, and tables that the list does not place. */
export function tableProblems(modules: Module[], owners = tablesOf): string[] {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([owner, list]) => list.map((table) => [table, owner])),
  )
  const api = modules.filter(({ path }) => path.startsWith('api/src/'))
  return [...misplacedSql(api, ownerOf), ...listProblems(api, ownerOf)]
}

/** The part of the api whose order binds a file; undefined for edges, start and history: they may name all. */
const partOf = (path: string) => (path.startsWith('api/src/platform/') ? 'platform' : featureOf(path))

function misplacedSql(api: Module[], ownerOf: Map<string, string>): string[] {
  return api.flatMap(({ path, texts }) => {
    const part = partOf(path)
    if (!part) return []
    const below = part === 'platform' ? [] : ['platform', ...(foundations[part] ?? [])]
    return [...new Set(texts.flatMap(tablesIn))].flatMap((table) => {
      const owner = ownerOf.get(table)
      if (!owner || owner === part || below.includes(owner)) return []
      return [
        `${path} names the table ${table} of ${owner} in SQL\n` +
          `    A table is read in its own feature or one above it: call a service of ${owner}, ` +
          'take the fact as a parameter, or move the query up.',
      ]
    })
  })
}

/** The list and the tables that entities declare and migrations create say the same. */
function listProblems(api: Module[], ownerOf: Map<string, string>): string[] {
  const problems: string[] = []
  const declared = api.flatMap(({ path, tables }) => tables.map((table) => ({ path, table })))
  for (const { path, table } of declared) {
    const part = partOf(path) ?? ''
    if (!table)
      problems.push(`${path} has an entity without a table name\n    Write it: @Entity({ tableName: '…' }).`)
    else if (ownerOf.get(table) !== part)
      problems.push(
        `${path} declares the table ${table}, which the list of tables gives to ${ownerOf.get(table) ?? 'nobody'}\n` +
          `    Write it under ${part} in scripts/laws/tables.ts.`,
      )
  }
  const entityTables = declared.flatMap(({ table }) => table ?? [])
  const created = createdTables(api)
  for (const table of created)
    if (!ownerOf.has(table))
      problems.push(
        `The migrations create the table ${table}, which the list of tables does not know\n` +
          '    Write it under its feature in scripts/laws/tables.ts.',
      )
  for (const [table, owner] of ownerOf)
    if (!entityTables.includes(table) && !created.has(table))
      problems.push(
        `The list of tables gives ${table} to ${owner}, but no entity declares and no migration creates it\n` +
          '    Remove it from scripts/laws/tables.ts.',
      )
  // A check that reads nothing would always be green.
  if (entityTables.length === 0 || created.size === 0)
    problems.push(
      `${entityTables.length} tables of entities and ${created.size} of migrations were found\n` +
        '    The check has lost sight of them: mend the check.',
    )
  return problems
}

/** Tables and views that the migrations leave behind; a partition counts as the table that it is a part of. */
function createdTables(api: Module[]): Set<string> {
  const sql = api.filter(({ path }) => path.startsWith('api/src/migrations/')).flatMap(({ texts }) => texts)
  const named = (pattern: RegExp) =>
    sql.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
  const created = named(/\bcreate\s+(?:table|view)\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?(?!\s+partition)\b/gi)
  const dropped = named(/\bdrop\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?/gi)
  return new Set(created.filter((table) => !dropped.includes(table)))
}
