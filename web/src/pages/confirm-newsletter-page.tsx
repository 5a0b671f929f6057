import { NewsletterConfirm } from '../features/engagement/newsletter-confirm.tsx'
import { NewsletterLinkPage } from './newsletter-link-page.tsx'

/** `/newsletter/confirmation?token=…`, where the mail after a subscription leads. */
export function ConfirmNewsletterPage() {
  return <NewsletterLinkPage title="Confirmer mon inscription" Content={NewsletterConfirm} />
}
