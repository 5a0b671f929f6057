import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ListChecks, MessageCircle, PackageCheck, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

const promises = [
  {
    icon: PackageCheck,
    title: 'Livraison gratuite dès 50 €',
    text: 'En 3 à 5 jours ouvrés, en France métropolitaine.',
    to: paths.help(),
  },
  {
    icon: Undo2,
    title: 'Retour sous 30 jours',
    text: 'À vos frais\u202f; gratuit si le produit a un défaut.',
    to: paths.terms(),
  },
  {
    icon: MessageCircle,
    title: 'Réponse sous 24 h',
    text: 'Les jours ouvrés, de 9 h à 18 h.',
    to: `${paths.help()}#contact`,
  },
  {
    icon: ListChecks,
    title: 'Des notes que vous pouvez refaire',
    text: 'Critères, preuves et calculs sont publiés.',
    to: paths.method(),
  },
]

/** What is promised with every order and every score, each with the page that says it whole. */
export function Promises() {
  return (
    <Container>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        gap={{ base: '5', md: '8' }}
        py={{ base: '8', md: '10' }}
      >
        {promises.map((promise) => (
          <Flex as="li" key={promise.title} gap="4" align="flex-start" className="promise">
            <chakra.span color="fg.plant" mt="0.5">
              <promise.icon size={24} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            <div>
              <chakra.span asChild fontWeight="semibold" _hover={{ textDecoration: 'underline' }}>
                <Link to={promise.to}>{promise.title}</Link>
              </chakra.span>
              <Text fontSize="sm" color="fg.muted">
                {promise.text}
              </Text>
            </div>
          </Flex>
        ))}
      </Grid>
    </Container>
  )
}
