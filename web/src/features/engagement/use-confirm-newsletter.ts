import { useMutation } from '@apollo/client/react'
import { ConfirmNewsletterDocument } from '../../graphql/generated/graphql.ts'
import { type NewsletterLinkUse, useNewsletterLink } from './use-newsletter-link.ts'

/** Confirms the subscription with this token, when told to. */
export function useConfirmNewsletter(token: string): NewsletterLinkUse {
  const [mutate] = useMutation(ConfirmNewsletterDocument)
  return useNewsletterLink(token, 'Erreur de confirmation', async () => {
    const { data } = await mutate({ variables: { token } })
    return data?.confirmNewsletter ?? false
  })
}
