/** How much room an article takes in a list. */
export type PostCardShape = 'card' | 'lead' | 'wide'

/** A picture as high as the words beside it. */
const filled = { '&& > *': { height: 'full', aspectRatio: 'auto' } }

/** What sets the three shapes apart; on a phone all but the lead are a line, its picture small. */
export const postCardLooks = {
  card: {
    direction: { base: 'row', sm: 'column' },
    picture: { w: { base: '1/3', sm: 'full' }, css: { smDown: filled } },
    sizes: '(min-width: 62em) 24rem, (min-width: 40em) 45vw, 33vw',
    text: { p: { base: '4', md: '6' } },
    title: { base: 'lg', sm: 'display.sm' },
    excerpt: { hideBelow: 'sm' },
  },
  wide: {
    direction: { base: 'row', sm: 'column', lg: 'row' },
    picture: { w: { base: '1/3', sm: 'full', lg: '1/3' }, css: { smDown: filled, lg: filled } },
    sizes: '(min-width: 40em) 24rem, 33vw',
    text: { p: { base: '4', md: '6', lg: '8' }, justify: { lg: 'center' } },
    title: { base: 'lg', sm: 'display.sm' },
    excerpt: { hideBelow: 'sm' },
  },
  lead: {
    direction: { base: 'column', md: 'row' },
    picture: { w: { md: '1/2' }, css: { md: filled } },
    sizes: '(min-width: 48em) 36rem, 100vw',
    text: { p: { base: '5', md: '10' }, justify: 'center' },
    title: 'display.md',
    excerpt: {},
  },
} as const
