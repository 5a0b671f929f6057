import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

/** The name of the shop, as shoppers read it. « Ramure » : the crown of a tree. */
export const shopName = 'Ramure'

/** The one h1 of a page, and the sentence that goes with it. */
export function PageHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <Stack gap="3" maxW="3xl">
      <Heading as="h1" textStyle="display.md">
        {title}
      </Heading>
      {lead && (
        <Text fontSize="lg" color="fg.muted">
          {lead}
        </Text>
      )}
    </Stack>
  )
}

/**
 * The title of the tab: « Mon Panier — Ramure », and that search engines leave the page out. A page for everybody has
 * a `PageHead`.
 */
export function PageTitle({ children, isUnlisted = true }: { children: string; isUnlisted?: boolean }) {
  return (
    <>
      <title>{`${children} — ${shopName}`}</title>
      {isUnlisted && <meta name="robots" content="noindex, follow" />}
    </>
  )
}
