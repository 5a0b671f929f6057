import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

/** The place of a cart while it loads. */
export function CartSkeleton() {
  return (
    <Grid
      role="status"
      templateColumns={{ base: '1fr', lg: '1fr 22rem' }}
      gap={{ base: '6', lg: '12' }}
      alignItems="start"
    >
      <VisuallyHidden>Chargement du panier…</VisuallyHidden>
      <Box>
        {['one', 'two'].map((line) => (
          <Grid
            key={line}
            templateColumns={{ base: '5.5rem 1fr', sm: '9rem 1fr' }}
            columnGap={{ base: '4', sm: '6' }}
            py={{ base: '5', md: '6' }}
            borderTopWidth="1px"
            borderColor="border"
          >
            <Skeleton aspectRatio={4 / 3} rounded="lg" />
            <Flex direction="column" gap="3">
              <Skeleton height="5" width="70%" />
              <Skeleton height="4" width="90%" />
              <Skeleton height="10" width="40%" />
              <Flex justify="space-between">
                <Skeleton height="11" width="36" />
                <Skeleton height="6" width="20" />
              </Flex>
            </Flex>
          </Grid>
        ))}
      </Box>
      <Skeleton height="96" rounded="xl" />
    </Grid>
  )
}
