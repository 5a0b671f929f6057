import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { BellRing, PackageCheck, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { waitlistText } from '../../../../api/src/features/consent/texts/form-texts.rules.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { dialogRecipe } from '../../ui/layout/overlay-recipes.ts'
import { useJoinWaitlist } from './use-join-waitlist.ts'
import { WaitlistForm, type WaitlistPerson } from './waitlist-form.tsx'

interface WaitlistDialogProps {
  isOpen: boolean
  onClose: () => void
  onJoined: () => void
  person: WaitlistPerson
  productIds: string[]
}

const isComplete = ({ firstName, lastName, email }: WaitlistPerson) =>
  [firstName, lastName, email].every((answer) => answer?.trim())

/** « Bientôt disponible ! »: leaves one’s address for the day the sales open. A sheet from the bottom on a phone. */
export function WaitlistDialog({ isOpen, onClose, onJoined, person, productIds }: WaitlistDialogProps) {
  const { join, isJoining } = useJoinWaitlist(onJoined)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      // Nothing is left to type: the phone's keyboard would cover the button.
      initialFocusEl={isComplete(person) ? () => title.current : undefined}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            roundedBottom={{ base: 'none', md: 'xl' }}
            roundedTop="xl"
            css={{ '--dialog-margin': { base: '0px', md: 'auto' } }}
          >
            <Dialog.Header>
              <Stack gap="1" pe="8">
                <Dialog.Title ref={title} tabIndex={-1}>
                  Bientôt disponible !
                </Dialog.Title>
                <Dialog.Description>{waitlistText.text}</Dialog.Description>
              </Stack>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="6">
                <WaitlistBenefits noted={productIds.length > 0 ? ofCart : withoutProducts} />
                <WaitlistForm
                  person={person}
                  onSubmit={(answers) =>
                    void join({ ...answers, productIds, textVersion: waitlistText.version })
                  }
                >
                  <Button variant="ghost" minH="12" onClick={onClose}>
                    Peut-être plus tard
                  </Button>
                  <SubmitButton isBusy={isJoining} busyText="Inscription..." size="md" minH="12">
                    Me notifier au lancement
                  </SubmitButton>
                </WaitlistForm>
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Fermer" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const ofCart = 'Les produits que vous avez choisis notés avec votre demande'
const withoutProducts = 'Aucun produit à choisir pour vous inscrire'

const benefitsWith = (noted: string) => [
  { icon: BellRing, text: 'Un e-mail le jour de l’ouverture des ventes, et rien d’autre' },
  { icon: PackageCheck, text: noted },
  { icon: ShieldCheck, text: 'Sans engagement ni paiement' },
]

/** What one gains by leaving one’s address, with products in the cart or without. */
function WaitlistBenefits({ noted }: { noted: string }) {
  return (
    <Stack as="ul" aria-label="Vos avantages" listStyleType="none" gap="2.5" fontSize="sm">
      {benefitsWith(noted).map(({ icon: Icon, text }) => (
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
