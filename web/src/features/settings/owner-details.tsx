import { Link } from '@chakra-ui/react/link'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { type SettingKey, useSettings } from './use-settings.ts'

/** What the pages call each detail of the owner. */
export const ownerLabels = {
  shop_company: 'Société',
  shop_registration: 'Immatriculation',
  shop_director: 'Direction de la publication',
  shop_address: 'Adresse postale',
  shop_email: 'Adresse e-mail',
  shop_phone: 'Téléphone',
  shop_hours: 'Horaires',
  shop_host: 'Hébergeur',
} satisfies Partial<Record<SettingKey, string>>

/** Who runs the shop, as the owner wrote it, each detail with its name. A blank one is left out. */
export function OwnerDetails({ names }: { names: readonly (keyof typeof ownerLabels)[] }) {
  const { texts, isLoading, failed, retry } = useSettings()
  if (failed) return <ErrorState onRetry={retry} />
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '14rem 1fr' }}
      columnGap="6"
      aria-busy={isLoading}
    >
      {names
        .filter((name) => isLoading || texts[name])
        .map((name) => (
          <chakra.div
            key={name}
            display="grid"
            gridColumn="1 / -1"
            gridTemplateColumns="subgrid"
            py="3"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <chakra.dt fontWeight="semibold">{ownerLabels[name]}</chakra.dt>
            <chakra.dd color="fg.muted" overflowWrap="anywhere">
              {isLoading ? <Skeleton h="6" w="60%" /> : <OwnerValue name={name} value={texts[name] ?? ''} />}
            </chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  )
}

/** What a sentence says where the shop's e-mail address is not known. */
export const unknownEmail = 'l’adresse de la page « Aide et contacts »'

/** The shop's e-mail address in the middle of a sentence; words that hold without it until it is known. */
export function InlineEmail() {
  const { texts } = useSettings()
  if (!texts.shop_email) return unknownEmail
  return <OwnerValue name="shop_email" value={texts.shop_email} />
}

const hrefs: Partial<Record<SettingKey, (value: string) => string>> = {
  shop_email: (value) => `mailto:${value}`,
  shop_phone: (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
}

/** A detail of the owner: an e-mail address or a phone number as a link, or text with its line breaks. */
export function OwnerValue({ name, value }: { name: SettingKey; value: string }) {
  const href = hrefs[name]?.(value)
  if (!href) return <chakra.span whiteSpace="pre-line">{value}</chakra.span>
  return (
    <Link href={href} variant="underline" color="accent.fg" fontWeight="medium" overflowWrap="anywhere">
      {value}
    </Link>
  )
}
