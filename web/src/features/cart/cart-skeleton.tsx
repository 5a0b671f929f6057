import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { cartColumns, cartLineColumns } from './cart-styles.ts'

/** The place of a cart while it loads. */
export function CartSkeleton() {
  return (
    <Grid role="status" {...cartColumns}>
      <VisuallyHidden>Chargement du panier…</VisuallyHidden>
      <Box>
        {['one', 'two'].map((line) => (
          <Grid key={line} {...cartLineColumns}>
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
