import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ErrorState } from '../../ui/error-state.tsx'
import { OwnerValue } from './owner-value.tsx'
import { type SettingKey, useSettings } from './use-settings.ts'

const labels: Partial<Record<SettingKey, string>> = {
  shop_company: 'Société',
  shop_registration: 'Immatriculation',
  shop_director: 'Direction de la publication',
  shop_address: 'Adresse postale',
  shop_email: 'Adresse e-mail',
  shop_phone: 'Téléphone',
  shop_hours: 'Horaires',
  shop_host: 'Hébergeur',
}

/** Facts about who runs the shop, each with its name, as the owner wrote them. One left blank is left out. */
export function OwnerFacts({ names }: { names: readonly SettingKey[] }) {
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
            <chakra.dt fontWeight="semibold">{labels[name]}</chakra.dt>
            <chakra.dd color="fg.muted" overflowWrap="anywhere">
              {isLoading ? <Skeleton h="6" w="60%" /> : <OwnerValue name={name} value={texts[name] ?? ''} />}
            </chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  )
}
