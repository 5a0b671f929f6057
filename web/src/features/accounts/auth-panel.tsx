import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { PackageSearch, ShoppingBag, Truck } from 'lucide-react'
import { shippingRules } from '../../../../api/src/features/cart/shipping.rules.ts'
import { formatEuros } from '../../ui/display/price.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { LeafRing } from '../../ui/eco/leaf-ring.tsx'

const reasons = [
  { icon: ShoppingBag, text: 'Un panier qui vous suit, du téléphone à l’ordinateur' },
  { icon: PackageSearch, text: 'Vos commandes, étape par étape' },
  { icon: Truck, text: `La livraison offerte dès ${formatEuros(shippingRules.freeFrom)} d’achat` },
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
      // Its end in sight of a laptop.
      alignSelf="start"
      minH="xl"
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
        <Stack as="ul" listStyleType="none" gap="4">
          {reasons.map(({ icon: Icon, text }) => (
            <Flex as="li" key={text} gap="4" align="center" fontWeight="medium">
              <Center boxSize="11" flexShrink="0" borderRadius="full" bg="bg.panel" color="accent.fg">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </Center>
              {text}
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Flex>
  )
}
