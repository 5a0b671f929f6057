import { useApolloClient } from '@apollo/client/react'
import { keepFavourite, keptFavourites, useIsFavourite } from '../../../lib/session/favourites.ts'
import { HeartIcon } from '../../../ui/display/heart-icon.tsx'

/** Puts a product among the favourites or takes it out, at once; what tells the account comes with the first press. */
export function FavouriteButton({ id, name }: { id: string; name: string }) {
  const isFavourite = useIsFavourite(id)
  const client = useApolloClient()
  const press = () => {
    keepFavourite(id, !isFavourite)
    import('./send-favourite.ts').then(
      ({ sendFavourite }) => sendFavourite(client, { id, name }, !isFavourite),
      // Without a connection: what the account does not learn is taken back.
      () => keptFavourites().isOfAccount && keepFavourite(id, isFavourite),
    )
  }
  return (
    <button
      type="button"
      className="heart"
      data-private
      aria-pressed={isFavourite}
      aria-label={isFavourite ? `Retirer ${name} des favoris` : `Ajouter ${name} aux favoris`}
      onClick={press}
    >
      <HeartIcon />
      <span>Favoris</span>
    </button>
  )
}
