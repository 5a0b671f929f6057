import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  BellDocument,
  type BellQuery,
  MarkNotificationsDocument,
  NotificationSettingsDocument,
  UpdateNotificationSettingDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction, useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { Switch } from '../../../ui/form/switch-field.tsx'

/** What is open now, and the way to choose what one is told. */
export function NotificationList() {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Stack gap="1">
      {isChoosing ? <Choices /> : <Items />}
      <Button variant="ghost" size="sm" minH="11" alignSelf="start" onClick={() => setChoosing(!isChoosing)}>
        {isChoosing ? 'Revenir aux notifications' : 'Choisir ce que je reçois'}
      </Button>
    </Stack>
  )
}

function Items() {
  const { data, error, retry } = useAdminQuery(BellDocument, { maxAgeMs: 0 })
  const [mark] = useAdminAction(MarkNotificationsDocument, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'bell' }),
  })
  const title = useRef<HTMLParagraphElement>(null)
  const markAll = async () => {
    // The button goes with what was unread.
    if ('done' in (await mark({}))) title.current?.focus({ preventScroll: true })
  }
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <PageSpinner />
  const { items, unreadCount } = data.bell
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" px="3" py="1">
        <Text ref={title} tabIndex={-1} outline="none" fontWeight="semibold">
          Notifications
        </Text>
        {unreadCount > 0 && (
          <Button variant="ghost" size="sm" minH="11" onClick={() => void markAll()}>
            Tout marquer comme lu
          </Button>
        )}
      </Flex>
      {items.length === 0 && (
        <Text px="3" pb="3" color="fg.muted">
          Rien ne vous attend.
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" aria-label="Notifications">
        {items.map((item) => (
          <li key={`${item.kind} ${item.subject}`}>
            <Item
              item={item}
              onRead={() => void mark({ kind: item.kind, subject: item.subject, isRead: true })}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}

interface ItemProps {
  item: BellQuery['bell']['items'][number]
  onRead: () => void
}

function Item({ item: { label, title, path, since, isRead }, onRead }: ItemProps) {
  return (
    <Box asChild display="block" px="3" py="2.5" borderRadius="l2" _hover={{ bg: 'bg.subtle' }}>
      <Link to={path} onClick={isRead ? undefined : onRead}>
        <Flex gap="2" align="baseline">
          <Box
            flex="none"
            boxSize="2"
            borderRadius="full"
            bg={isRead ? 'transparent' : 'offer.solid'}
            role={isRead ? undefined : 'img'}
            aria-label={isRead ? undefined : 'Non lu'}
          />
          <Stack gap="0.5" minW="0">
            <Text fontWeight={isRead ? 'normal' : 'semibold'}>{label}</Text>
            <Text textStyle="sm" lineClamp={2} overflowWrap="anywhere">
              {title}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              Depuis le <DateTimeText date={since} />
            </Text>
          </Stack>
        </Flex>
      </Link>
    </Box>
  )
}

/** Each kind, in the bell and in the mail of the morning. */
function Choices() {
  const { data, error, retry } = useAdminQuery(NotificationSettingsDocument, { maxAgeMs: 0 })
  const [update] = useAdminAction(UpdateNotificationSettingDocument, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'notificationSettings' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'bell' })
    },
    success: 'Choix enregistré',
  })
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <PageSpinner />
  return (
    <Box px="3" py="1">
      <Text fontWeight="semibold">Ce que je reçois</Text>
      <Text color="fg.muted" textStyle="sm" mb="2">
        L’e-mail part une fois par jour, à 8 h, s’il y a quelque chose que vous n’avez pas lu.
      </Text>
      <chakra.table w="full">
        <thead>
          <tr>
            <chakra.th textAlign="start" fontWeight="semibold" textStyle="sm">
              Quand…
            </chakra.th>
            {['Cloche', 'E-mail'].map((way) => (
              <chakra.th key={way} scope="col" w="16" fontWeight="semibold" textStyle="sm">
                {way}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.notificationSettings.map(({ kind, label, bell, mail }) => (
            <tr key={kind}>
              <chakra.th scope="row" textAlign="start" fontWeight="normal" textStyle="sm" py="2" pe="2">
                {label}
              </chakra.th>
              <chakra.td textAlign="center">
                <Switch
                  aria-label={`${label}\u00a0: cloche`}
                  checked={bell}
                  onChange={() => void update({ kind, bell: !bell })}
                />
              </chakra.td>
              <chakra.td textAlign="center">
                <Switch
                  aria-label={`${label}\u00a0: e-mail`}
                  checked={mail}
                  onChange={() => void update({ kind, mail: !mail })}
                />
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
