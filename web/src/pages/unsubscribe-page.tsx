import { NewsletterLeave } from '../features/engagement/newsletter-leave.tsx'
import { NewsletterLinkPage } from './newsletter-link-page.tsx'

/** `/newsletter/desinscription?token=…`, where the link at the end of each letter leads. */
export function UnsubscribePage() {
  return <NewsletterLinkPage title="Se désinscrire de la lettre" Content={NewsletterLeave} />
}
