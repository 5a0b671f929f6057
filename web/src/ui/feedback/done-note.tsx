import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that has been done, where it was asked for. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <Text
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      color="accent.fg"
      fontWeight="medium"
    >
      <Check aria-hidden size="1.2em" />
      {children}
    </Text>
  )
}
