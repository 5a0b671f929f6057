import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { paths } from '../../app/paths.ts'
import { useConsent } from './use-consent.ts'

/** Long words on a narrow phone: a button may take two lines, and its neighbour then does too. */
const choice = { h: 'auto', minH: '12', px: '3', py: '2', whiteSpace: 'normal', lineHeight: 'short' } as const

/** Yes and no, as easy as each other and of one look, and the way to the whole story. */
export function ConsentButtons() {
  const { accept, decline } = useConsent()
  return (
    <Grid
      templateColumns={{ base: '1fr 1fr', lg: 'repeat(2, minmax(0, 17rem))' }}
      columnGap="3"
      rowGap="1"
      flexShrink="0"
    >
      <Button {...choice} onClick={accept}>
        Accepter tous les cookies
      </Button>
      <Button {...choice} onClick={decline}>
        Cookies essentiels uniquement
      </Button>
      <Button asChild variant="ghost" gridColumn="1 / -1" justifySelf="center">
        <a href={paths.privacy()} target="_blank" rel="noopener" aria-describedby="nouvel-onglet">
          En savoir plus
        </a>
      </Button>
      <VisuallyHidden id="nouvel-onglet" aria-hidden>
        S’ouvre dans un nouvel onglet
      </VisuallyHidden>
    </Grid>
  )
}
