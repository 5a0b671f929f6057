import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'

interface TableOfContentsProps {
  parts: readonly { id: string; title: string }[]
}

/** Where things are in a long page; it stays in view beside the text. On a phone the text comes first. */
export function TableOfContents({ parts }: TableOfContentsProps) {
  const id = useId()
  return (
    <Box
      as="nav"
      aria-labelledby={id}
      hideBelow="lg"
      position="sticky"
      top="28"
      alignSelf="start"
      fontSize="sm"
    >
      <Text id={id} fontWeight="semibold" mb="2">
        Sur cette page
      </Text>
      <chakra.ul listStyleType="none" borderInlineStartWidth="1px" borderColor="border">
        {parts.map((part) => (
          <li key={part.id}>
            <chakra.a
              href={`#${part.id}`}
              display="flex"
              alignItems="center"
              minH="10"
              py="1"
              ps="4"
              color="fg.muted"
              lineHeight="short"
              _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
            >
              {part.title}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
