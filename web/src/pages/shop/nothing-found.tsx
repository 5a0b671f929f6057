import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { addressWords, paths } from '../../app/paths.ts'
import { DepartmentRow } from '../../features/catalogue/departments/department-row.tsx'
import { helpSuggestions } from '../../features/catalogue/search/help-suggestions.ts'
import { Recommended } from './found-shelf.tsx'

interface NothingFoundProps {
  search: string
  /** Not even a text speaks of it. */
  isEmpty: boolean
}

/** Where a search ends that finds no product of its name: the page that answers it, if it asked the shop something; the departments, what the shop recommends, and how to tell what is missing. */
export function NothingFound({ search, isEmpty }: NothingFoundProps) {
  const answers = helpSuggestions(search)
  return (
    <Stack gap="12">
      {answers.length > 0 && (
        <Stack as="nav" aria-label="Réponses" align="center" mt={isEmpty ? '-8' : undefined}>
          <p>Vous cherchiez peut-être&nbsp;:</p>
          {answers.map(({ label, to }) => (
            <Button key={to} asChild variant="outline" minH="11">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </Stack>
      )}
      <nav aria-label="Rayons de la boutique">
        <DepartmentRow />
      </nav>
      {isEmpty && <Recommended />}
      <chakra.form action={`${paths.help()}#contact`} bg="bg.plant" rounded="xl" p={{ base: '5', md: '7' }}>
        <Field.Root>
          <Field.Label textStyle="display.sm">Dites-nous ce que vous cherchiez</Field.Label>
          <Field.HelperText fontSize="sm" mb="2">
            Une personne vous répond, et cela nous aide à choisir les prochains produits.
          </Field.HelperText>
          <Flex gap="3" w="full" direction={{ base: 'column', sm: 'row' }}>
            <Input
              key={search}
              name={addressWords.help.wanted}
              defaultValue={search}
              maxLength={catalogueLimits.typedSearchLength}
              required
              minH="12"
              bg="bg.panel"
            />
            <Button type="submit" minH="12">
              Nous écrire
            </Button>
          </Flex>
        </Field.Root>
      </chakra.form>
    </Stack>
  )
}
