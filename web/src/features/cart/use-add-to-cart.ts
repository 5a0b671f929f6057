import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Time to read why before the sign-in page comes (spec, section 8). */
const redirectDelayMs = 1000

/** What a press on « Ajouter au panier » needs. */
export interface AddToCart {
  add: (productId: string, quantity: number) => void
  /** True while an earlier press is being served: a second one does nothing. */
  isAdding: boolean
}

/**
 * Adds a product to the cart. The cart belongs to signed-in customers: a visitor is told so, then brought to
 * the sign-in page. Nobody can sign in yet, so every visitor takes that way.
 */
export function useAddToCart(): AddToCart {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(redirect.current), [])
  const add = () => {
    if (isAdding) return
    setAdding(true)
    toaster.create({
      type: 'info',
      title: 'Connexion requise',
      description: 'Vous devez vous connecter pour ajouter des produits au panier.',
    })
    redirect.current = setTimeout(() => navigate(paths.auth()), redirectDelayMs)
  }
  return { add, isAdding }
}
