import type { EntityManager } from '@mikro-orm/postgresql'
import { demoCatalogue } from './demo/catalogue.ts'
import { type ProductRow, productVariants, templateImages } from './product-variants.ts'

/** Products in one statement: more would only hold more memory, fewer would wait for the network. */
const batchSize = 500

// Products and their images in one statement: a run cut short leaves no product without images.
const insertBatch = `
  with written as (
    insert into products (name, description, price, image_url, category_id, eco_score, rating, review_count,
      in_stock, featured, weekly_special, life_benefits, planet_benefits, money_savings, why_choose, savings_per_year, savings_comparison,
      payback_months, product_type,
      created_at, updated_at)
    select row.name, row.description, price, row.image_url, categories.id, eco_score, rating, review_count,
      in_stock, featured, weekly_special, life_benefits, planet_benefits, money_savings, why_choose, savings_per_year, savings_comparison,
      payback_months, product_type,
      row.created_at, updated_at
    from jsonb_to_recordset(?::jsonb) as row (slug text, name text, description text, price numeric,
      image_url text, eco_score numeric, rating numeric, review_count int, in_stock boolean, featured boolean,
      weekly_special boolean, life_benefits text, planet_benefits text, money_savings text, why_choose text, savings_per_year numeric,
      savings_comparison text, payback_months int, product_type text,
      created_at timestamptz, updated_at timestamptz)
    join categories on categories.slug = row.slug
    returning id, name, image_url, created_at
  )
  insert into product_images (product_id, image_url, display_order, alt_text, is_primary, created_at)
  select written.id, image.image_url, display_order,
    written.name || case display_order when 0 then '' else ', vue ' || display_order + 1 end,
    display_order = 0, created_at
  from written
  join jsonb_to_recordset(?::jsonb) as image (primary_url text, image_url text, display_order int)
    on primary_url = written.image_url`

/**
 * Adds `count` products made from the demo's, batch by batch: memory does not grow with the count.
 * @param onProgress is told how many are in, after each batch.
 */
export async function addLargeCatalogue(
  em: EntityManager,
  count: number,
  onProgress: (added: number) => void,
): Promise<void> {
  await em.execute(
    `insert into categories (slug, name, description)
     select slug, name, description from jsonb_to_recordset(?::jsonb) as row (slug text, name text, description text)
     on conflict (slug) do nothing`,
    [JSON.stringify(demoCatalogue.map(({ slug, name, description }) => ({ slug, name, description })))],
  )
  const images = JSON.stringify(templateImages)
  let added = 0
  for (const batch of batches(productVariants(count))) {
    await em.execute(insertBatch, [JSON.stringify(batch), images])
    added += batch.length
    onProgress(added)
  }
  // Fresh statistics and a fresh visibility map: the first visitors would pay for their absence.
  await em.execute('vacuum analyze products')
  await em.execute('vacuum analyze product_images')
  await em.execute('vacuum analyze product_search_rows')
  await em.execute('vacuum analyze search_words')
}

function* batches(rows: Iterable<ProductRow>): Generator<ProductRow[]> {
  let batch: ProductRow[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
