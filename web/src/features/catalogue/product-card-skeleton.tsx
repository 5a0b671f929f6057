import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Panel } from '../../ui/panel.tsx'

/** The place of a product card while it loads, line for line the same height. */
export function ProductCardSkeleton() {
  return (
    <Panel display="flex" flexDirection="column" height="full" overflow="hidden" aria-hidden>
      <Skeleton aspectRatio={4 / 3} rounded="none" />
      <Flex direction="column" flex="1" gap="2" p={{ base: '3', md: '4' }}>
        <Skeleton height="4" width="40%" />
        <Box>
          <Skeleton height="5" width="90%" />
          <Skeleton height="5" width="60%" mt="1.5" />
        </Box>
        <Flex mt="auto" pt="1" justify="space-between" align="center">
          <Skeleton height="6" width="20" />
          <Skeleton height="5" width="16" hideBelow="md" />
        </Flex>
      </Flex>
      <Box borderTopWidth="1px" borderColor="border.subtle" px={{ base: '3', md: '4' }} py="2.5">
        <Skeleton height="10" width="28" />
      </Box>
    </Panel>
  )
}
