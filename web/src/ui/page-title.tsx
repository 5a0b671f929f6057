import { shopName } from '../lib/shop-name.ts'

/** The title of the tab: « Nos produits — Ramure ». React lifts it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} — ${shopName}`}</title>
}
