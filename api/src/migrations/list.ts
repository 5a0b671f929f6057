import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121034504_foundation } from './Migration20261121034504_foundation.ts'
import { Migration20261121040000_productSearch } from './Migration20261121040000_product-search.ts'
import { Migration20261121041000_catalogueVersion } from './Migration20261121041000_catalogue-version.ts'
import { Migration20261121042336_accounts_cart_orders } from './Migration20261121042336_accounts-cart-orders.ts'
import { Migration20261121044629_articles_settings_mail } from './Migration20261121044629_articles-settings-mail.ts'
import { Migration20261121064046_administration } from './Migration20261121064046_administration.ts'
import { Migration20261121070000_searchRanking } from './Migration20261121070000_search-ranking.ts'
import { Migration20261121071000_mail_unsubscribe_address } from './Migration20261121071000_mail-unsubscribe-address.ts'
import { Migration20261121103000_analytics } from './Migration20261121103000_analytics.ts'
import { Migration20261121150521_newsletter_left_at } from './Migration20261121150521_newsletter-left-at.ts'
import { Migration20261121203225_session_owner } from './Migration20261121203225_session-owner.ts'

/** Every migration in the order in which they run. Once released, one is never changed. */
export const migrationsList: MigrationObject[] = [
  { name: '20261121034504_foundation', class: Migration20261121034504_foundation },
  { name: '20261121040000_product-search', class: Migration20261121040000_productSearch },
  { name: '20261121041000_catalogue-version', class: Migration20261121041000_catalogueVersion },
  { name: '20261121042336_accounts-cart-orders', class: Migration20261121042336_accounts_cart_orders },
  { name: '20261121044629_articles-settings-mail', class: Migration20261121044629_articles_settings_mail },
  { name: '20261121064046_administration', class: Migration20261121064046_administration },
  { name: '20261121070000_search-ranking', class: Migration20261121070000_searchRanking },
  {
    name: '20261121071000_mail-unsubscribe-address',
    class: Migration20261121071000_mail_unsubscribe_address,
  },
  { name: '20261121103000_analytics', class: Migration20261121103000_analytics },
  { name: '20261121150521_newsletter-left-at', class: Migration20261121150521_newsletter_left_at },
  { name: '20261121203225_session-owner', class: Migration20261121203225_session_owner },
]
