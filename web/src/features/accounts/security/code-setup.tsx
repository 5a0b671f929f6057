import '../../../lib/form/zod-without-eval.ts'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import qrcode from 'qrcode-generator'
import { useForm } from 'react-hook-form'
import { oneTimeCodeRules } from '../../../../../api/src/features/accounts/security/second-factor/second-factor.rules.ts'
import {
  type BeginSecondFactorMutation,
  ConfirmSecondFactorDocument,
} from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { fieldsOf } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface CodeSetupProps {
  setup: BeginSecondFactorMutation['beginSecondFactor']
  onCancel: () => void
  /** With the recovery codes, which are shown once. */
  onDone: (recoveryCodes: string[]) => void
}

/** What the application reads, and the first code that it gives back. */
export function CodeSetup({ setup, onCancel, onDone }: CodeSetupProps) {
  const form = useForm({ resolver: zodResolver(oneTimeCodeRules), defaultValues: { code: '' } })
  // Said in the form.
  const [confirm] = useAction(ConfirmSecondFactorDocument, { failure: () => null })
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (input) => {
      const outcome = await confirm({ input })
      if ('done' in outcome) return onDone(outcome.done.confirmSecondFactor)
      form.setError('code', { message: outcome.refusal.message })
      form.setFocus('code', { shouldSelect: true })
    }),
  )
  return (
    <Flex gap="6" direction={{ base: 'column', md: 'row' }}>
      <QrCode text={setup.address} />
      <Stack gap="5" flex="1" minW="0">
        <Text>
          Ouvrez votre application de codes (2FAS, Aegis, Google Authenticator…), ajoutez un compte et
          photographiez ce carré. Sans appareil photo, saisissez cette clé :
        </Text>
        <chakra.code overflowWrap="anywhere" fontSize="sm" bg="bg.plant" p="3" rounded="md">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.code>
        <form noValidate onSubmit={onSubmit} aria-label="Activer les codes">
          <Stack gap="5" align="flex-start">
            <FormField
              label="Code de l’application"
              hint="Les 6 chiffres qu’elle affiche maintenant."
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...fieldsOf(form)('code')}
            />
            <Flex gap="3" wrap="wrap">
              <SubmitButton size="md" isBusy={isBusy} busyText="Vérification…">
                Activer
              </SubmitButton>
              <Button variant="ghost" onClick={onCancel}>
                Annuler
              </Button>
            </Flex>
          </Stack>
        </form>
      </Stack>
    </Flex>
  )
}

/** Modules of free room that readers need around the code. */
const margin = 4

/** Dark on white in either colour mode: readers need it so. */
function QrCode({ text }: { text: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const places = Array.from(
    { length: count * count },
    (_, at) => [Math.floor(at / count), at % count] as const,
  )
  const dark = places.filter(([row, column]) => code.isDark(row, column))
  const size = count + 2 * margin
  return (
    <Box asChild w="13rem" h="13rem" flexShrink="0" bg="white" rounded="md">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code à lire avec l’application"
        shapeRendering="crispEdges"
      >
        <path
          d={dark.map(([row, column]) => `M${column + margin} ${row + margin}h1v1h-1z`).join('')}
          fill="black"
        />
      </svg>
    </Box>
  )
}
