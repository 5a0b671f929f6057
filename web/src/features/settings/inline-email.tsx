import { OwnerValue } from './owner-value.tsx'
import { useSettings } from './use-settings.ts'

/** The shop's e-mail address in the middle of a sentence; words that hold without it until it is known. */
export function InlineEmail() {
  const { texts } = useSettings()
  if (!texts.shop_email) return <>l’adresse de la page « Aide et contacts »</>
  return <OwnerValue name="shop_email" value={texts.shop_email} />
}
