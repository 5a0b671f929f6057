import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { EyeOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** What an administrator reads on the page of a product that the shop does not show. */
export function HiddenNote({ productId }: { productId: string }) {
  return (
    <Flex
      as="aside"
      aria-label="Produit masqué"
      align="center"
      gap="3"
      mt={{ base: '4', lg: '0' }}
      px="4"
      py="1"
      rounded="lg"
      bg="bg.inverted"
      color="fg.inverted"
    >
      <EyeOff aria-hidden size="1.25rem" />
      <Text flex="1" lineHeight="1.4">
        <strong>Masqué</strong>
        {'\u00a0: seule l’administration voit cette page.'}
      </Text>
      <chakra.span asChild flex="none" py="2.5" fontWeight="medium" textDecoration="underline">
        <Link to={paths.adminRecord(productId)} reloadDocument>
          Modifier la fiche
        </Link>
      </chakra.span>
    </Flex>
  )
}
