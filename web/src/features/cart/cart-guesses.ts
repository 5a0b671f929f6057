/** What a guess needs to know of a cart. */
interface GuessedCart {
  totalQuantity: number
  lines: { id: string; quantity: number; product: { id: string } }[]
}

/** How a cart will probably look. Quantities alone are guessed: money comes from the server, always. */
type Guess = <C extends GuessedCart>(cart: C) => C

const withLines = <C extends GuessedCart>(cart: C, lines: C['lines']): C => ({
  ...cart,
  lines,
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** The cart once a line holds this many. */
export const withQuantity =
  (id: string, quantity: number): Guess =>
  (cart) =>
    withLines(
      cart,
      cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
    )

/** The cart without a line. */
export const withoutLine =
  (id: string): Guess =>
  (cart) =>
    withLines(
      cart,
      cart.lines.filter((line) => line.id !== id),
    )

/** The empty cart. */
export const emptied: Guess = (cart) => withLines(cart, [])

/** The cart with more of a product. A new product counts at once; its line, with what it costs, comes with the answer. */
export const withMore =
  (productId: string, quantity: number): Guess =>
  (cart) => ({
    ...cart,
    totalQuantity: cart.totalQuantity + quantity,
    lines: cart.lines.map((line) =>
      line.product.id === productId ? { ...line, quantity: line.quantity + quantity } : line,
    ),
  })
