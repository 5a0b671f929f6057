import { useMemo } from 'react'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { SettingsDocument } from '../../graphql/generated/graphql.ts'

/** The texts that the shop's owner writes, and the shop reads. */
export type SettingKey =
  | 'delivery_info'
  | 'return_policy'
  | 'packaging_info'
  | 'shop_company'
  | 'shop_registration'
  | 'shop_director'
  | 'shop_address'
  | 'shop_email'
  | 'shop_phone'
  | 'shop_hours'
  | 'shop_host'
  | 'accessibility_audit'

/** Those that are known and not blank. */
export type SettingTexts = Partial<Record<SettingKey, string>>

/** The settings, where they are: on their way, known, or not to be had. */
export type Settings = { texts: SettingTexts; isLoading: boolean; failed: boolean; retry: () => void }

/** The texts of the owner, five minutes fresh (specification, section 9). A blank one counts as missing. */
export function useSettings(): Settings {
  const { data, error, retry } = useFreshQuery(SettingsDocument, { maxAgeMs: freshFor.settings })
  const texts = useMemo<SettingTexts>(
    () =>
      Object.fromEntries(
        data?.settings.map(({ key, value }) => [key, value.trim()]).filter(([, value]) => value) ?? [],
      ),
    [data],
  )
  return {
    texts,
    isLoading: !data && !error,
    failed: !data && error !== undefined,
    retry,
  }
}
