import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { PackageSearch, ShoppingBag, Truck } from 'lucide-react'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { LeafRing } from '../../ui/eco/leaf-ring.tsx'

const reasons = [
  {
    icon: ShoppingBag,
    title: 'Un panier qui vous suit',
    text: 'Commencé sur le téléphone, repris sur l’ordinateur.',
  },
  {
    icon: PackageSearch,
    title: 'Vos commandes, étape par étape',
    text: 'Chaque changement d’état est daté, de l’enregistrement à la livraison.',
  },
  {
    icon: Truck,
    title: 'La livraison offerte dès 50 €',
    text: 'En 3 à 5 jours ouvrés, en France métropolitaine.',
  },
]

/** Beside the forms, where there is room: what an account is good for. */
export function AuthPanel() {
  return (
    <Flex
      as="section"
      aria-labelledby="avantages"
      hideBelow="lg"
      direction="column"
      justify="space-between"
      gap="8"
      position="relative"
      overflow="hidden"
      p="14"
      minH="3xl"
      borderRadius="2xl"
      bg="bg.plant"
    >
      <Box position="absolute" boxSize="80" top="-20" insetEnd="-20" opacity="0.35" aria-hidden>
        <LeafRing leaf="slender" score={10} color="fg.plant" />
      </Box>
      <SprigIcon boxSize="16" color="accent.fg" />
      <Stack gap="8">
        <Heading as="h2" id="avantages" textStyle="display.md" color="accent.fg">
          Votre compte, vos choix, vos repères.
        </Heading>
        <Stack as="ul" listStyleType="none" gap="6">
          {reasons.map((reason) => (
            <Flex as="li" key={reason.title} gap="4">
              <Center boxSize="11" flexShrink="0" borderRadius="full" bg="bg.panel" color="accent.fg">
                <reason.icon size={20} strokeWidth={1.75} aria-hidden />
              </Center>
              <div>
                <chakra.h3 fontWeight="semibold">{reason.title}</chakra.h3>
                <Text color="fg.muted">{reason.text}</Text>
              </div>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Flex>
  )
}
