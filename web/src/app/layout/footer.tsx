import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Stack, type StackProps } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useDepartments } from '../../features/catalogue/departments/use-departments.ts'
import { ManageCookiesButton } from '../../features/consent/manage-cookies-button.tsx'
import { SocialLinks } from '../../features/settings/social-links.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { ColorModeButton } from './color-mode-button.tsx'

const shop = [
  { label: 'Aide et contacts', to: paths.help() },
  { label: 'Notre Mission', to: paths.mission() },
  { label: 'Pourquoi nous faire confiance', to: paths.trust() },
  { label: 'Consommer écologiquement', to: paths.ecoConsumption() },
]

const legal = [
  { label: 'Mentions légales', to: paths.legalNotice() },
  { label: 'Conditions générales de vente', to: paths.terms() },
  { label: 'Politique de confidentialité', to: paths.privacy() },
  { label: 'Accessibilité : partiellement conforme', to: paths.accessibility() },
]

/** The bottom of every page. */
export function Footer() {
  const { departments = [] } = useDepartments()
  return (
    <chakra.footer bg="footer.bg" color="footer.fg" mt="auto">
      <Container py={{ base: '12', md: '16' }}>
        <Grid
          templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '1.1fr 0.8fr 1fr 1.3fr' }}
          gap={{ base: '10', lg: '12' }}
        >
          <Stack gap="4" gridColumn={{ base: '1 / -1', lg: 'auto' }} maxW="sm">
            <SprigIcon boxSize="10" color="footer.muted" />
            <Text fontFamily="heading" fontSize="2xl" lineHeight="short" textWrap="balance">
              Des objets sobres, notés un par un, pour la maison de tous les jours.
            </Text>
            <SocialLinks />
          </Stack>
          <FooterLinks
            title="Nos rayons"
            links={departments.map(({ name, slug }) => ({
              label: name,
              to: paths.products({ category: slug }),
            }))}
          />
          <FooterLinks title={shopName} links={shop} />
          <FooterLinks title="Informations" links={legal} gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <ManageCookiesButton
              color="footer.muted"
              _hover={{ color: 'footer.fg', textDecoration: 'underline' }}
            />
          </FooterLinks>
        </Grid>
        <Text
          mt="12"
          pt="6"
          borderTopWidth="1px"
          borderColor="footer.line"
          fontSize="sm"
          color="footer.muted"
        >
          {shopName}, boutique en ligne, France métropolitaine. Prix en euros, toutes taxes comprises.
        </Text>
        <ColorModeButton
          mt="2"
          ms="-3"
          color="footer.muted"
          _hover={{ bg: 'transparent', color: 'footer.fg' }}
        />
      </Container>
    </chakra.footer>
  )
}

/** A column of the footer. */
type FooterLinksProps = {
  title: string
  links: readonly { label: string; to: string }[]
  /** What stands below the links and leads nowhere: a button. */
  children?: ReactNode
} & Pick<StackProps, 'gridColumn'>

/** Links under a title, at the bottom of the page. */
function FooterLinks({ title, links, children, gridColumn }: FooterLinksProps) {
  const id = useId()
  return (
    <Stack as="nav" aria-labelledby={id} gap="2" gridColumn={gridColumn}>
      <chakra.h2 id={id} fontFamily="body" fontSize="sm" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {links.map((link) => (
          <li key={link.to}>
            <chakra.span
              asChild
              display="inline-flex"
              alignItems="center"
              minH="11"
              color="footer.muted"
              _hover={{ color: 'footer.fg', textDecoration: 'underline' }}
            >
              <Link to={link.to}>{link.label}</Link>
            </chakra.span>
          </li>
        ))}
        {children && <li>{children}</li>}
      </chakra.ul>
    </Stack>
  )
}
