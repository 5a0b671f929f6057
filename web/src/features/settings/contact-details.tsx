import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { OwnerValue } from './owner-details.tsx'
import { type SettingKey, useSettings } from './use-settings.ts'

const ways: { name: SettingKey; icon: LucideIcon; label: string; note?: string }[] = [
  { name: 'shop_email', icon: Mail, label: 'E-mail', note: 'Réponse sous 24 h.' },
  { name: 'shop_phone', icon: Phone, label: 'Téléphone' },
  { name: 'shop_address', icon: MapPin, label: 'Adresse postale', note: 'Sur rendez-vous uniquement.' },
  { name: 'shop_hours', icon: Clock, label: 'Horaires' },
]

/** How to reach the shop (specification, section 2). */
export function ContactDetails() {
  const { texts, isLoading, failed, retry } = useSettings()
  if (failed) return <ErrorState onRetry={retry} />
  return (
    <Stack as="ul" aria-label="Coordonnées" aria-busy={isLoading} listStyleType="none" gap="6">
      {ways
        .filter(({ name }) => isLoading || texts[name])
        .map(({ name, icon: Icon, label, note }) => (
          <chakra.li key={name} display="flex" gap="4" alignItems="flex-start">
            <chakra.span color="fg.plant" mt="0.5" flexShrink="0">
              <Icon size={24} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            <chakra.div minW="0" flex="1">
              <Text fontWeight="semibold">{label}</Text>
              <Text as="div" overflowWrap="anywhere">
                {isLoading ? (
                  <Skeleton h="6" w="60%" />
                ) : (
                  <OwnerValue name={name} value={texts[name] ?? ''} />
                )}
              </Text>
              {note && (
                <Text fontSize="sm" color="fg.muted">
                  {note}
                </Text>
              )}
            </chakra.div>
          </chakra.li>
        ))}
    </Stack>
  )
}
