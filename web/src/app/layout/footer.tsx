import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { HStack, Stack, type StackProps } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDepartments } from '../../features/catalogue/departments/use-departments.ts'
import { ManageCookiesButton } from '../../features/consent/manage-cookies-button.tsx'
import { NewsletterFold } from '../../features/engagement/newsletter-fold.tsx'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { SocialLinks } from '../../features/settings/social-links.tsx'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'
import { paths } from '../paths.ts'

const ShopContact = lazy(async () => ({
  default: (await import('../../features/settings/shop-contact.tsx')).ShopContact,
}))

const ColorModeChoice = lazy(async () => ({
  default: (await import('./color-mode-choice.tsx')).ColorModeChoice,
}))

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
  { label: 'Cette visite', to: paths.visit() },
]

/** The bottom of every page. */
export function Footer() {
  const { departments = [] } = useDepartments()
  const { conformity, texts } = useShopFrame()
  return (
    <chakra.footer className="shop-footer" bg="deep.bg" color="deep.fg" mt="auto">
      <Container py={{ base: '4', md: '16' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)', lg: '1.1fr 0.8fr 1fr 1.3fr' }}
          gap={{ base: '0', md: '10', lg: '12' }}
        >
          <Stack
            gap={{ base: '2', md: '4' }}
            gridColumn={{ base: 'auto', md: '1 / -1', lg: 'auto' }}
            // Beside the departments, which are more than the links of the other columns.
            gridRow={{ lg: 'span 2' }}
            maxW="sm"
            pb={{ base: '4', md: '0' }}
          >
            <SprigIcon boxSize="10" color="deep.muted" hideBelow="md" />
            <Text
              fontFamily="heading"
              fontSize={{ base: 'lg', md: '2xl' }}
              lineHeight="short"
              textWrap="balance"
            >
              Des objets sobres, notés un par un, pour la maison de tous les jours.
            </Text>
            {/* On a phone the page of help is one press away, and the footer short. */}
            <Suspense>
              <ShopContact hideBelow="md" color="deep.muted" />
            </Suspense>
            <SocialLinks />
          </Stack>
          {departments.length > 0 && (
            <FooterLinks
              gridRow={{ lg: 'span 2' }}
              title="Nos rayons"
              links={departments.map(({ name, slug }) => ({
                label: name,
                to: paths.products({ category: slug }),
              }))}
            />
          )}
          <FooterLinks title={shopName} links={shop}>
            <li>
              <HouseholdButton label="Chez vous, en chiffres" />
            </li>
          </FooterLinks>
          <FooterLinks title="Informations" links={legal}>
            <li>
              <Link to={paths.accessibility()}>
                {conformity ? `Accessibilité : ${conformity}` : 'Accessibilité'}
              </Link>
            </li>
          </FooterLinks>
          <Fold
            title="La lettre de Ramure"
            gridColumn={{ md: '1 / -1', lg: '3 / -1' }}
            // The home has its own, right above.
            css={{ 'body:has(#lettre) &': { md: { display: 'none' } } }}
          >
            <NewsletterFold />
          </Fold>
        </Grid>
        <Text
          mt={{ base: '0', md: '12' }}
          pt={{ base: '4', md: '6' }}
          borderTopWidth="1px"
          borderColor="deep.line"
          fontSize="sm"
          color="deep.muted"
        >
          {shopName}, boutique en ligne, France métropolitaine. Prix en euros, toutes taxes comprises.{' '}
          {texts.demonstration_note}
        </Text>
        <HStack mt={{ base: '0', md: '2' }} justify="space-between" wrap="wrap">
          {/* In its place: a press beside it would find that its button has moved. */}
          <Suspense fallback={<i className="color-choice" />}>
            <ColorModeChoice />
          </Suspense>
          <ManageCookiesButton
            fontSize="sm"
            color="deep.muted"
            _hover={{ color: 'deep.fg', textDecoration: 'underline' }}
          />
        </HStack>
      </Container>
    </chakra.footer>
  )
}

/** A column of the footer. */
interface FooterLinksProps extends Pick<StackProps, 'gridRow'> {
  title: string
  links: readonly { label: string; to: string }[]
  /** What stands among them and is no link. */
  children?: ReactNode
}

/** On a phone what a closed column holds; without scripts nothing could open it. */
const closed = { mdDown: { '@media (scripting: enabled)': { display: 'none' } } }

/** Links under a title, at the bottom of the page. */
function FooterLinks({ links, children, ...column }: FooterLinksProps) {
  return (
    <Fold as="nav" {...column}>
      <Links>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
        {children}
      </Links>
    </Fold>
  )
}

const Links = chakra('ul', {
  base: {
    listStyleType: 'none',
    pb: { base: '3', md: '0' },
    '& a': {
      display: 'inline-flex',
      minH: '11',
      // From the top: the first line of a name that takes two stands level with its neighbours.
      py: '2.5',
      lineHeight: 'short',
      color: 'deep.muted',
      _hover: { color: 'deep.fg', textDecoration: 'underline' },
    },
  },
})

/** A column of the footer under its title; folded on a phone. */
function Fold({
  title,
  as = 'section',
  children,
  ...place
}: Pick<StackProps, 'gridRow' | 'gridColumn' | 'css'> & {
  title: string
  as?: 'nav' | 'section'
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack as={as} aria-labelledby={id} gap={{ base: '0', md: '2' }} {...place}>
      <chakra.h2 id={id} fontFamily="body" fontSize="sm" fontWeight="semibold" wordSpacing="normal">
        <chakra.span hideBelow="md">{title}</chakra.span>
        <chakra.button
          type="button"
          hideFrom="md"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          minH="11"
          borderTopWidth="1px"
          borderColor="deep.line"
        >
          {title}
          <chakra.span
            asChild
            transition="rotate"
            transitionDuration="fast"
            rotate={isOpen ? '180deg' : undefined}
          >
            <ChevronDown aria-hidden size="1.2em" />
          </chakra.span>
        </chakra.button>
      </chakra.h2>
      <chakra.div id={`${id}-content`} css={isOpen ? undefined : closed}>
        {children}
      </chakra.div>
    </Stack>
  )
}
