import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { z } from 'zod'
import { categoryRules } from '../../../../../../api/src/features/catalogue/categories/category.rules.ts'
import {
  passportFacts,
  requiredFactsRules,
  usualFacts,
} from '../../../../../../api/src/features/catalogue/categories/required-facts.rules.ts'
import { factLabels } from './passport-words.ts'

/** What a category asks for, as its form holds it: names between spaces; what is usual where it does not say. */
export const factsText = (facts: readonly string[] | null | undefined): string =>
  (facts ?? usualFacts).join(' ')

const factsOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** The rules of the form of a category. */
export const categoryFormRules = categoryRules.extend({
  passportFacts: z.string().transform(factsOf).pipe(requiredFactsRules),
})

interface RequiredFactsFieldProps {
  text: string
  onChange: (text: string) => void
}

/** What the passports of a category's products are to say. */
export function RequiredFactsField({ text, onChange }: RequiredFactsFieldProps) {
  const chosen = factsOf(text)
  const toggled = (fact: string) =>
    passportFacts.filter((each) => chosen.includes(each) !== (each === fact)).join(' ')
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="medium" mb="1.5">
        Faits demandés au passeport de ses produits
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5">
        {passportFacts.map((fact) => (
          <chakra.label key={fact} display="flex" gap="3" minH="11" alignItems="center">
            <chakra.input
              type="checkbox"
              boxSize="5"
              accentColor="accent.solid"
              checked={chosen.includes(fact)}
              onChange={() => onChange(toggled(fact))}
            />
            {factLabels[fact]}
          </chakra.label>
        ))}
      </SimpleGrid>
    </chakra.fieldset>
  )
}
