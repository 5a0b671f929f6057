import { OwnerFacts } from '../../features/settings/owner-facts.tsx'

/** Who answers for the data. */
export function PrivacyController() {
  return (
    <>
      <p>
        La société qui édite cette boutique décide de l’usage de vos données. Elle est votre seule
        interlocutrice pour toute question à leur sujet.
      </p>
      <OwnerFacts names={['shop_company', 'shop_registration', 'shop_address', 'shop_email']} />
    </>
  )
}
