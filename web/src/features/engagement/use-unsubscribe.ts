import { useMutation } from '@apollo/client/react'
import { UnsubscribeFromNewsletterDocument } from '../../graphql/generated/graphql.ts'
import { type NewsletterLinkUse, useNewsletterLink } from './use-newsletter-link.ts'

/** Takes the reader with this token off the newsletter, when told to. */
export function useUnsubscribe(token: string): NewsletterLinkUse {
  const [mutate] = useMutation(UnsubscribeFromNewsletterDocument)
  return useNewsletterLink(token, 'Erreur de désinscription', async () => {
    const { data } = await mutate({ variables: { token } })
    return data?.unsubscribeFromNewsletter ?? false
  })
}
