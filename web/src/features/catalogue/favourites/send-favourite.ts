import type { ApolloClient } from '@apollo/client'
import { maxFavourites } from '../../../../../api/src/features/favourites/favourites-limits.rules.ts'
import { paths } from '../../../app/paths.ts'
import { hasErrorCode, userMessage } from '../../../graphql/errors.ts'
import {
  AddFavouriteDocument,
  FavouritesDocument,
  MergeFavouritesDocument,
  RemoveFavouriteDocument,
} from '../../../graphql/generated/further/graphql.ts'
import { ViewerDocument } from '../../../graphql/generated/graphql.ts'
import type { QueueContext } from '../../../graphql/queue-link.ts'
import {
  forgetOfAccount,
  keepFavourite,
  keepOfAccount,
  keptFavourites,
} from '../../../lib/session/favourites.ts'
import { announce, toaster } from '../../../lib/toaster.ts'

// What the browser keeps is shown at once (lib/session/favourites.ts); here the account learns of it. Plain functions, not
// a hook: a card may be gone before its change is sent.

/** Changes reach the server in the order of the presses, and nothing of them stays in the cache. */
const asked = { context: { queue: 'favourites' } satisfies QueueContext, fetchPolicy: 'no-cache' } as const

type Answer = readonly { productId: string }[]

let underWay = 0
let latest: Answer | undefined

/**
 * Asks the account for something. Its answer is what there is, once no further change is under way: until then, what was
 * pressed counts.
 */
async function exchange(client: ApolloClient, ask: () => Promise<Answer | undefined>): Promise<void> {
  underWay++
  try {
    latest = (await ask()) ?? latest
  } finally {
    underWay--
    // Whoever has signed out meanwhile leaves nothing here.
    if (latest && client.readQuery({ query: ViewerDocument })?.me)
      keepOfAccount(underWay === 0 ? latest.map(({ productId }) => productId) : keptFavourites().ids)
    if (underWay === 0) latest = undefined
  }
}

let meeting: Promise<void> | undefined

/**
 * Brings together what this browser keeps and what the account of who is signed in has: a visitor's favourites go into
 * it, and what is there is kept here. @throws when the account cannot be asked.
 */
export function meetAccount(client: ApolloClient): Promise<void> {
  meeting ??= exchange(client, async () => {
    const { ids, isOfAccount } = keptFavourites()
    if (isOfAccount || ids.length === 0)
      return (await client.query({ query: FavouritesDocument, ...asked })).data?.favourites
    const variables = { productIds: [...ids] }
    const { data } = await client.mutate({ mutation: MergeFavouritesDocument, variables, ...asked })
    if (data?.mergeFavourites.length === maxFavourites) sayWhatIsLeftOut(ids, data.mergeFavourites)
    return data?.mergeFavourites
  }).finally(() => {
    meeting = undefined
  })
  return meeting
}

/** Tells of a press on a heart, once it is shown: the account of who is signed in, and the person where it needs words. */
export async function sendFavourite(
  client: ApolloClient,
  product: { id: string; name: string },
  isWanted: boolean,
): Promise<void> {
  if (isWanted && !keptFavourites().ids.includes(product.id)) return sayFull()
  if (isWanted) announce(`Ajouté aux favoris\u00a0: ${product.name}`)
  else offerUndo(client, product)
  const send = exchange(client, async () => {
    await meeting?.catch(() => undefined)
    const variables = { productId: product.id }
    if (!keptFavourites().isOfAccount) {
      if (await isSignedIn(client)) void meetAccount(client).catch(() => undefined)
      return undefined
    }
    if (isWanted)
      return (await client.mutate({ mutation: AddFavouriteDocument, variables, ...asked })).data?.addFavourite
    return (await client.mutate({ mutation: RemoveFavouriteDocument, variables, ...asked })).data
      ?.removeFavourite
  })
  await send.catch((error: unknown) => {
    if (hasErrorCode(error, 'UNAUTHENTICATED')) {
      // The session has ended: what was pressed is a visitor's.
      forgetOfAccount()
      keepFavourite(product.id, isWanted)
      return
    }
    keepFavourite(product.id, !isWanted)
    const description = userMessage(error) ?? 'Impossible de modifier vos favoris.'
    toaster.error({ title: 'Erreur', description })
  })
}

async function isSignedIn(client: ApolloClient): Promise<boolean> {
  const answer = await client.query({ query: ViewerDocument }).catch(() => undefined)
  return Boolean(answer?.data?.me)
}

const link = { to: paths.favourites(), label: 'Voir mes favoris' }

const sayFull = () =>
  toaster.create({
    type: 'info',
    title: 'Vos favoris sont au complet',
    description: 'Retirez-en un pour en ajouter un autre.',
    link,
  })

function sayWhatIsLeftOut(ids: readonly string[], answer: Answer): void {
  const all = new Set(answer.map(({ productId }) => productId))
  if (ids.every((id) => all.has(id))) return
  const description = `Votre compte en garde ${maxFavourites}\u00a0: les plus anciens de ce navigateur n’ont pas été repris.`
  toaster.create({ type: 'info', title: 'Vos favoris sont au complet', description, link })
}

const offerUndo = (client: ApolloClient, product: { id: string; name: string }) => {
  const onPress = () => {
    keepFavourite(product.id, true)
    void sendFavourite(client, product, true)
  }
  toaster.create({
    type: 'info',
    title: 'Retiré des favoris',
    description: product.name,
    action: { label: 'Annuler', onPress },
  })
}
