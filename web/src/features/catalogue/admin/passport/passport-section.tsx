import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  PassportForm_PassportFragmentDoc,
  PassportSheetDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { SectionOnDemand } from '../../../../ui/admin/sections/section-on-demand.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { PassportForm } from './passport-form.tsx'
import { factLabels } from './passport-words.ts'

interface PassportSectionProps {
  productId: string
  /** Its history. */
  children: ReactNode
}

/** The passport of a product, asked for when somebody wants to see it. */
export const PassportSection = (props: PassportSectionProps) => (
  <SectionOnDemand title="Passeport" icon={<IdCard aria-hidden />}>
    {(close) => <OpenedPassport {...props} onClose={close} />}
  </SectionOnDemand>
)

function OpenedPassport({ productId, children, onClose }: PassportSectionProps & { onClose: () => void }) {
  const { data, error, retry, refetch } = useAdminRecord(PassportSheetDocument, {
    variables: { id: productId },
  })
  if (error && !data) return <ErrorState onRetry={retry} />
  if (!data) return <Text aria-busy>Chargement…</Text>
  const { percent, missing, passport } = data.passportSheet
  const known = readFragment(PassportForm_PassportFragmentDoc, passport)
  return (
    <>
      <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline">
        <Text fontWeight="semibold">{`Complet à ${percent}\u00a0%`}</Text>
        {missing.length > 0 && (
          <Text color="fg.muted">{`Il manque\u00a0: ${missing.map((fact) => factLabels[fact].toLowerCase()).join(' · ')}.`}</Text>
        )}
        {known && (
          <a href={`/passeport/${known.code}`} target="_blank" rel="noopener">
            <Text as="span" textDecoration="underline">
              Ouvrir la page à imprimer
            </Text>
          </a>
        )}
      </Flex>
      <PassportForm
        productId={productId}
        passport={known ?? null}
        reload={() => refetch()}
        onSaved={onClose}
      />
      {known && children}
    </>
  )
}
