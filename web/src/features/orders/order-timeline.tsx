import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderDetails_OrderFragment } from '../../graphql/generated/graphql.ts'
import { orderStatusLook } from './order-status.ts'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** The life of an order so far, oldest first. */
export function OrderTimeline({ changes }: { changes: OrderDetails_OrderFragment['statusChanges'] }) {
  return (
    <chakra.ol listStyleType="none" aria-label="Étapes de la commande">
      {changes.map(({ id, toStatus, changedAt }, index) => {
        const { label, icon: Icon, bg, color } = orderStatusLook(toStatus)
        const isLast = index === changes.length - 1
        return (
          <Flex as="li" key={id} gap="4" aria-current={isLast ? 'step' : undefined}>
            <Flex direction="column" align="center">
              <Center boxSize="9" borderRadius="full" flexShrink="0" bg={bg} color={color}>
                <Icon size={16} aria-hidden />
              </Center>
              {!isLast && <Box flex="1" w="0.5" minH="4" bg="border" />}
            </Flex>
            <Box pb={isLast ? '0' : '5'} pt="1">
              <chakra.p fontWeight={isLast ? 'semibold' : 'medium'}>{label}</chakra.p>
              <chakra.time dateTime={changedAt} fontSize="sm" color="fg.muted">
                {moment.format(new Date(changedAt))}
              </chakra.time>
            </Box>
          </Flex>
        )
      })}
    </chakra.ol>
  )
}
