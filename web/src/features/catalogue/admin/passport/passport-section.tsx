import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import {
  PassportForm_PassportFragmentDoc,
  PassportSheetDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { useAdminRecord } from '../../../../graphql/use-admin-data.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { PassportForm } from './passport-form.tsx'
import { factLabels } from './passport-words.ts'

interface PassportSectionProps {
  productId: string
  /** Its history. */
  children: ReactNode
}

/** The passport of a product, asked for when somebody wants to see it. */
export function PassportSection(props: PassportSectionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" mt="6" ms="-5" onClick={() => setOpen(true)}>
        <PassportMark />
        Passeport
      </Button>
    )
  return (
    <Stack as="section" aria-label="Passeport" gap="4" mt="8">
      <Heading as="h3" textStyle="lg">
        Passeport
      </Heading>
      <OpenedPassport {...props} onClose={() => setOpen(false)} />
    </Stack>
  )
}

/** Not of the icons' package: those are fetched with the shop, this one is not. */
const PassportMark = () => (
  <svg
    aria-hidden
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M6 3h12v18H6zM9 16h6M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />
  </svg>
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
