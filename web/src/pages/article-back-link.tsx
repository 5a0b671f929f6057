import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../app/paths.ts'

/** The way from an article to all of them. */
export function BackToArticles() {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      mb={{ base: '2', md: '6' }}
      fontSize="sm"
      fontWeight="medium"
      color="fg.muted"
      _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
    >
      <Link to={paths.ecoConsumption()}>
        <ArrowLeft size={18} aria-hidden />
        Consommer écologiquement
      </Link>
    </chakra.span>
  )
}
