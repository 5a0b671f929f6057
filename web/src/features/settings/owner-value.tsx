import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SettingKey } from './use-settings.ts'

const hrefs: Partial<Record<SettingKey, (value: string) => string>> = {
  shop_email: (value) => `mailto:${value}`,
  shop_phone: (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
}

/** A fact of the owner: an address to write to, a number to call, or words with their line breaks. */
export function OwnerValue({ name, value }: { name: SettingKey; value: string }) {
  const href = hrefs[name]?.(value)
  if (!href) return <chakra.span whiteSpace="pre-line">{value}</chakra.span>
  return (
    <Link href={href} variant="underline" color="accent.fg" fontWeight="medium">
      {value}
    </Link>
  )
}
