import { Flex } from '@chakra-ui/react/flex'
import { SegmentedChoice } from '../segmented-choice.tsx'

interface PartChoiceProps<V extends string> {
  options: readonly { value: V; label: string }[]
  value: V
  /** Somebody came to this part by this choice: the focus stays here, for the next one. */
  wasChosen: boolean
  onChange: (value: V) => void
}

/** The way between the parts of a thing, each a dialog of its own with what it saves. */
export const PartChoice = <V extends string>({ wasChosen, ...choice }: PartChoiceProps<V>) => (
  <Flex mb="5" data-chosen={wasChosen || undefined}>
    <SegmentedChoice label="Partie de la fiche" {...choice} />
  </Flex>
)

/** Where the focus belongs when a part was chosen: at that choice, which the new dialog shows again. */
export const chosenPart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-chosen] input:checked')
