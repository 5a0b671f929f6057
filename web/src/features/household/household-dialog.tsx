import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { dialogRecipe } from '../../ui/layout/overlay-recipes.ts'
import { HouseholdForm } from './household-form.tsx'

interface HouseholdDialogProps {
  /** The product whose savings are shown while one types; empty for an example. */
  productId: string
  isOpen: boolean
  onClose: () => void
}

/** « Mon foyer »: what the savings of a household depend on. A sheet from the bottom on a phone. */
export function HouseholdDialog({ productId, isOpen, onClose }: HouseholdDialogProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      scrollBehavior="inside"
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            data-private
            roundedBottom={{ base: 'none', md: 'xl' }}
            roundedTop="xl"
            css={{ '--dialog-margin': { base: '0px', md: 'auto' } }}
          >
            <Dialog.Header pb="3">
              <Stack gap="1" pe="8">
                <Dialog.Title>Mon foyer</Dialog.Title>
                <Dialog.Description textStyle="sm" color="fg.muted">
                  Les économies sont recalculées pour vous. Ces réponses restent dans ce navigateur{'\u202f'}:
                  elles ne nous sont jamais envoyées.
                </Dialog.Description>
              </Stack>
            </Dialog.Header>
            <HouseholdForm productId={productId} onDone={onClose} />
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Fermer" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
