import '../../lib/form/zod-without-eval.ts'
import { Flex } from '@chakra-ui/react/flex'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { nameRules } from '../../../../api/src/features/rights/account/account-data.rules.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { NameFields } from '../../ui/form/form-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { RightsCard } from './rights-card.tsx'
import { useMyData } from './use-my-data.ts'

interface OwnNameProps {
  firstName: string
  lastName: string
  email: string
  /** Where another address is given. */
  emailPath: string
}

/** Corrects how one is called. */
export function OwnName({ firstName, lastName, email, emailPath }: OwnNameProps) {
  const { changeName } = useMyData()
  const form = useForm({ resolver: zodResolver(nameRules), defaultValues: { firstName, lastName } })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (name) => {
      const outcome = await changeName(name)
      if ('refusal' in outcome) showRefusedFields(form, ['firstName', 'lastName'], outcome.refusal.fields)
    }),
  )
  return (
    <RightsCard title="Corriger">
      <form noValidate onSubmit={onSubmit} aria-label="Corriger votre nom">
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
            <NameFields firstName={field('firstName')} lastName={field('lastName')} />
          </SimpleGrid>
          <Text color="fg.muted" overflowWrap="anywhere">
            Votre adresse e-mail : {email}
          </Text>
          <Flex>
            <ArrowLink to={emailPath}>Changer d’adresse e-mail</ArrowLink>
          </Flex>
          <Flex>
            <SubmitButton size="md" isBusy={isBusy} busyText="Enregistrement…">
              Enregistrer
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </RightsCard>
  )
}
