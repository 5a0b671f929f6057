import { useApolloClient } from '@apollo/client/react'
import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { readFragment } from '../../../graphql/generated/security/fragment-masking.ts'
import {
  AccountSecurityDocument,
  type AccountSecurityQuery,
  type DeviceList_DeviceFragment,
  DeviceList_DeviceFragmentDoc,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from '../../../graphql/generated/security/graphql.ts'
import { useSessionEnded } from '../../../graphql/session-ended.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { DateText, DateTimeText } from '../../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { AccountCard } from '../account-sections.tsx'
import { deviceName } from './device-name.ts'

/** All that one does about one's own sessions; the page shows what the server has afterwards. */
function useSecurity() {
  const ended = useSessionEnded()
  const onSessionEnded = () => ended()
  const client = useApolloClient()
  const onDone = () => client.refetchQueries({ include: [AccountSecurityDocument] })
  const [endSession, isEnding] = useAction(EndSessionDocument, {
    onDone,
    onSessionEnded,
    success: 'Appareil déconnecté',
  })
  const [endOthers, isEndingOthers] = useAction(EndOtherSessionsDocument, {
    onDone,
    onSessionEnded,
    success: 'Les autres appareils sont déconnectés',
  })
  return { endSession, endOthers, isBusy: isEnding || isEndingOthers }
}

/** Where one is signed in, and the way to end it there. */
export function DeviceList({ devices }: { devices: AccountSecurityQuery['signedInDevices'] }) {
  const { endSession, endOthers, isBusy } = useSecurity()
  const [isAsking, setAsking] = useState(false)
  const all = devices.map((device) => readFragment(DeviceList_DeviceFragmentDoc, device))
  const others = all.filter(({ isCurrent }) => !isCurrent).length
  return (
    <AccountCard title="Vos appareils connectés">
      <Stack gap="5">
        <Text color="fg.muted" maxW="prose">
          Chaque navigateur où vous êtes connecté. Nous n’en gardons ni l’adresse ni le lieu.
        </Text>
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Appareils connectés">
          {all.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={isBusy}
              onEnd={() => void endSession({ id: device.id })}
            />
          ))}
        </Stack>
        {others > 0 && (
          <Button variant="outline" alignSelf="flex-start" onClick={() => setAsking(true)}>
            {others === 1 ? 'Déconnecter l’autre appareil' : `Déconnecter les ${others} autres appareils`}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title="Déconnecter tous les autres appareils ?"
        confirmLabel="Les déconnecter"
        isBusy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void endOthers({}).then(() => setAsking(false))}
      >
        Il faudra s’y reconnecter. Celui-ci reste connecté.
      </ConfirmDialog>
    </AccountCard>
  )
}

interface DeviceRowProps {
  device: DeviceList_DeviceFragment
  isBusy: boolean
  onEnd: () => void
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const name = deviceName(device)
  return (
    <Flex
      as="li"
      gap="4"
      py="4"
      align={{ sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Flex gap="4" flex="1" minW="0">
        <Box color="fg.plant" pt="1">
          <MonitorSmartphone aria-hidden />
        </Box>
        <Stack gap="1" minW="0">
          <Flex gap="3" wrap="wrap" align="center">
            <Text fontWeight="semibold">{name}</Text>
            {device.isCurrent && <Badge>Cet appareil</Badge>}
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            Connecté depuis le <DateText date={device.signedInAt} />
            {!device.isCurrent && (
              <>
                {' '}
                · vu le <DateTimeText date={device.lastSeenAt} />
              </>
            )}
          </Text>
        </Stack>
      </Flex>
      {!device.isCurrent && (
        <Button
          variant="ghost"
          alignSelf={{ base: 'flex-start', sm: 'center' }}
          aria-label={`Déconnecter ${name}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onEnd()}
        >
          Déconnecter
        </Button>
      )}
    </Flex>
  )
}
