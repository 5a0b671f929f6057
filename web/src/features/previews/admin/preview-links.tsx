import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import {
  CreatePreviewLinkDocument,
  type PreviewLifetime,
  PreviewLinksDocument,
  type PreviewSubject,
  RevokePreviewLinkDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction, useAdminRecord } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { SectionOnDemand } from '../../../ui/admin/sections/section-on-demand.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

interface PreviewLinksProps {
  subject: PreviewSubject
  subjectId: string
}

/** Links by which others see what the shop does not show yet; asked for when somebody wants to see them. */
export const PreviewLinks = (props: PreviewLinksProps) => (
  <SectionOnDemand title="Liens d’aperçu" button="Lien d’aperçu" icon={<Link2 aria-hidden />}>
    {() => (
      <>
        <Text color="fg.muted" textStyle="sm">
          Qui a le lien voit cette fiche comme la boutique la montrera, sans compte, jusqu’à ce qu’il expire.
        </Text>
        <OpenedLinks {...props} />
      </>
    )}
  </SectionOnDemand>
)

const lifetimes: Record<PreviewLifetime, string> = { HOUR: '1 heure', DAY: '1 jour', WEEK: '7 jours' }

function OpenedLinks({ subject, subjectId }: PreviewLinksProps) {
  const [lifetime, setLifetime] = useState<PreviewLifetime>('WEEK')
  const [address, setAddress] = useState('')
  const { data, error, retry, refetch } = useAdminRecord(PreviewLinksDocument, {
    variables: { subject, subjectId },
  })
  const [create] = useAdminAction(CreatePreviewLinkDocument, { success: 'Lien d’aperçu créé' })
  const [revoke] = useAdminAction(RevokePreviewLinkDocument, { success: 'Lien d’aperçu révoqué' })
  const { isBusy, run } = usePending()
  const make = () =>
    run(async () => {
      const outcome = await create({ subject, subjectId, lifetime })
      if ('done' in outcome) setAddress(location.origin + paths.preview(outcome.done.createPreviewLink.token))
      await refetch().catch(() => undefined)
    })
  const end = (id: string) =>
    run(async () => {
      await revoke({ id })
      setAddress('')
      await refetch().catch(() => undefined)
    })
  return (
    <>
      <Flex gap="3" align="end" wrap="wrap">
        <SelectField
          label="Valable"
          value={lifetime}
          onChange={(value) => setLifetime(value as PreviewLifetime)}
        >
          {Object.entries(lifetimes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button minH="12" variant="outline" onClick={() => void make()} aria-disabled={isBusy}>
          Créer un lien
        </Button>
      </Flex>
      {address && <NewAddress key={address} address={address} />}
      {error && !data && <ErrorState onRetry={retry} />}
      {data && data.previewLinks.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Liens valables">
          {data.previewLinks.map(({ id, createdBy, createdAt, expiresAt }) => (
            <Flex
              as="li"
              key={id}
              gap="3"
              py="2"
              align="center"
              wrap="wrap"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1 1 16rem" textStyle="sm" overflowWrap="anywhere">
                {'Visible jusqu’au '}
                <DateTimeText date={expiresAt} />
                <Text color="fg.muted">
                  {`Créé par ${createdBy}, le `}
                  <DateTimeText date={createdAt} />
                </Text>
              </Box>
              <Button variant="outline" size="sm" px="3" onClick={() => void end(id)} aria-disabled={isBusy}>
                Révoquer
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
    </>
  )
}

/** The address of a link that was just made: told once, the shop does not keep it. */
function NewAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <Box flex="1 1 20rem">
        <FormField
          label="Adresse du lien"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          hint={'Copiez-la maintenant\u00a0: elle ne sera plus affichée.'}
        />
      </Box>
      <Button minH="12" onClick={copy} mb="6">
        {isCopied ? 'Copiée' : 'Copier'}
      </Button>
    </Flex>
  )
}
