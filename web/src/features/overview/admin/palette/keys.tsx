import { chakra } from '@chakra-ui/react/styled-system'

/** Keys to press one after the other, as they are on the keyboard. */
export function Keys({ keys }: { keys: string }) {
  return (
    <chakra.span display="inline-flex" gap="1" flex="none" hideBelow="md">
      {keys.split(' ').map((key, place) => (
        <chakra.kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice
          key={place}
          fontFamily="body"
          textStyle="xs"
          minW="6"
          textAlign="center"
          px="1.5"
          py="0.5"
          rounded="sm"
          borderWidth="1px"
          borderColor="border.emphasized"
          color="fg.muted"
          bg="bg.panel"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </chakra.kbd>
      ))}
    </chakra.span>
  )
}
