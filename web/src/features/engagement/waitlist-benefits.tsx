import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { BellRing, PackageCheck, ShieldCheck } from 'lucide-react'

const benefitsWith = (hasProducts: boolean) => [
  { icon: BellRing, text: 'Un e-mail le jour de l’ouverture des ventes, et rien d’autre' },
  hasProducts
    ? { icon: PackageCheck, text: 'Les produits de votre panier notés avec votre demande' }
    : { icon: PackageCheck, text: 'Aucun produit à choisir pour vous inscrire' },
  { icon: ShieldCheck, text: 'Sans engagement ni paiement' },
]

/** What one gains by leaving one’s address, with products in the cart or without. */
export function WaitlistBenefits({ hasProducts }: { hasProducts: boolean }) {
  return (
    <Stack as="ul" aria-label="Vos avantages" listStyleType="none" gap="2.5" fontSize="sm">
      {benefitsWith(hasProducts).map(({ icon: Icon, text }) => (
        <chakra.li key={text} display="flex" gap="3" alignItems="center">
          <chakra.span color="accent.fg" flexShrink="0">
            <Icon aria-hidden size="1.3em" />
          </chakra.span>
          {text}
        </chakra.li>
      ))}
    </Stack>
  )
}
