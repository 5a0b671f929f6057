import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/** Running text: paragraphs, lists and links with the rhythm of the shop. */
export function Prose(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      maxW="3xl"
      overflowWrap="anywhere"
      css={{
        '& > * + *': { marginTop: '4' },
        '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
        '& li + li': { marginTop: '2' },
        '& li::marker': { color: 'fg.plant' },
        '& h3': { fontWeight: 'semibold', marginTop: '6' },
        '& p, & li': { textWrap: 'pretty' },
        '& :is(p, ul) a': {
          color: 'accent.fg',
          fontWeight: 'medium',
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
        },
      }}
      {...props}
    />
  )
}
