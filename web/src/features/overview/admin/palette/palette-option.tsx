import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { Keys } from './keys.tsx'
import type { PaletteChoice } from './palette-commands.ts'

interface PaletteOptionProps {
  id: string
  choice: PaletteChoice
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One choice. The focus stays in the field: the pointer chooses, the keys are the field's. */
export function PaletteOption({ id, choice, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const { label, detail, imageUrl, keys } = choice
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      minH="11"
      px="3"
      py="1.5"
      rounded="md"
      cursor="pointer"
      bg={isActive ? 'bg.plant' : undefined}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {imageUrl !== undefined && (
        <Box w="10" flex="none" rounded="sm" overflow="hidden">
          <ProductImage src={imageUrl} alt="" sizes="40px" />
        </Box>
      )}
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {label}
        {detail && (
          <chakra.span color="fg.muted" textStyle="sm">
            {` ${detail}`}
          </chakra.span>
        )}
      </chakra.span>
      {keys && <Keys keys={keys} />}
    </Flex>
  )
}
