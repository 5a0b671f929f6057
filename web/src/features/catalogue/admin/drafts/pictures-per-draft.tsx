import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef } from 'react'
import { counted } from '../../../../lib/format-number.ts'

interface PicturesPerDraftProps {
  files: readonly File[]
  /** How many each product may have. */
  choices: readonly number[]
  /** Null: none of them is taken. */
  onChoose: (perDraft: number | null) => void
}

/** Asks how many pictures of a camera belong to one product, before there are drafts: thirty wrong ones are long to undo. */
export function PicturesPerDraft({ files, choices, onChoose }: PicturesPerDraftProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <chakra.section aria-label="Photos par fiche" bg="bg.plant" rounded="lg" p="4" mb="4">
      <Text fontWeight="semibold" textStyle="lg">
        {`${counted(files.length, 'photo numérotée', 'photos numérotées')} par l’appareil\u00a0: combien par fiche\u202f?`}
      </Text>
      <Text color="fg.muted" textStyle="sm" mb="3">
        Celles qui se suivent vont ensemble.
      </Text>
      <Flex gap="2" wrap="wrap">
        {choices.map((number, place) => (
          <Button
            key={number}
            ref={place === 0 ? first : undefined}
            variant="outline"
            minH="11"
            onClick={() => onChoose(number)}
          >
            {`${counted(files.length / number, 'fiche', 'fiches')} ${number === 1 ? 'd’une photo' : `de ${number}\u00a0photos`}`}
          </Button>
        ))}
        <Button variant="ghost" minH="11" onClick={() => onChoose(null)}>
          Annuler
        </Button>
      </Flex>
    </chakra.section>
  )
}
