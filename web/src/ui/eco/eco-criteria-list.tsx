import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Factory, Package, Recycle, Sprout, Truck } from 'lucide-react'

interface EcoCriteriaListProps {
  /** Says beside each criterion what it can give. */
  hasPoints?: boolean
}

/** What is looked at to give an eco-score. */
export function EcoCriteriaList({ hasPoints }: EcoCriteriaListProps) {
  return (
    <Stack as="ul" aria-label="Les cinq critères" listStyleType="none" gap="0">
      {ecoCriteria.map(({ icon: Icon, name, question }) => (
        <chakra.li
          key={name}
          display="flex"
          gap="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.subtle"
          _first={{ borderTopWidth: '0' }}
        >
          <chakra.span color="accent.fg" pt="0.5" flexShrink="0">
            <Icon aria-hidden size="1.3em" />
          </chakra.span>
          <chakra.span flex="1">
            <chakra.span display="flex" justifyContent="space-between" gap="4">
              <chakra.strong fontWeight="semibold">{name}</chakra.strong>
              {hasPoints && (
                <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
                  0 à 2 points
                </chakra.span>
              )}
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {question}
            </chakra.span>
          </chakra.span>
        </chakra.li>
      ))}
    </Stack>
  )
}

/** The five criteria of the method, 0 to 2 points each (specification, section 9). */
const ecoCriteria = [
  {
    icon: Sprout,
    name: 'Matériaux',
    question: 'D’où viennent les matières, quelle part est recyclée ou renouvelable ?',
  },
  { icon: Factory, name: 'Fabrication', question: 'Combien d’eau et d’énergie, et dans quel pays ?' },
  { icon: Truck, name: 'Transport', question: 'Combien de kilomètres, et par quel moyen ?' },
  { icon: Package, name: 'Emballage', question: 'Combien pèse-t-il, de quoi est-il fait, se trie-t-il ?' },
  {
    icon: Recycle,
    name: 'Fin de vie',
    question: 'Le produit se répare-t-il, se démonte-t-il, se recycle-t-il ?',
  },
]
