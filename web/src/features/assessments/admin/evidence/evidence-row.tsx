import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../../../app/paths.ts'
import { counted } from '../../../../lib/format-number.ts'
import { RowActions } from '../../../../ui/admin/record-row.tsx'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'
import { EvidenceLines } from './evidence-lines.tsx'
import { ceilingOfAll, type EvidenceFacts } from './evidence-words.ts'

interface EvidenceRowProps {
  evidence: EvidenceFacts
  /** The products whose published scores rest on it. */
  products: readonly { id: string; name: string }[]
  editHref: string
  onDelete: () => void
}

/** So many products are named; the others are counted. */
const named = 3

/** What scores do with evidence: what counts no more still stands beside their points. */
const restOn = ({ state }: EvidenceFacts): [one: string, many: string] =>
  state === 'EXPIRED'
    ? ['note la nomme encore, sans en tirer de points', 'notes la nomment encore, sans en tirer de points']
    : ['note s’y appuie', 'notes s’y appuient']

/** A piece of evidence in their list: what it is, what it supports, and which scores rest on it. */
export function EvidenceRow({ evidence, products, editHref, onDelete }: EvidenceRowProps) {
  const others = products.length - named
  return (
    <Panel as="li" p="4">
      <Flex gap="4" justify="space-between" direction={{ base: 'column', md: 'row' }}>
        <div>
          <EvidenceLines evidence={evidence} />
          <Text textStyle="sm">{ceilingOfAll([evidence]).words}</Text>
          <Text textStyle="sm" color="fg.muted">
            {products.length === 0
              ? 'Aucune note publiée ne s’y appuie.'
              : `${counted(products.length, ...restOn(evidence))}${others > 0 ? ', dont' : ''}\u00a0:`}
          </Text>
          {products.length > 0 && (
            <Flex wrap="wrap" columnGap="4" textStyle="sm" color="fg.muted">
              {products.slice(0, named).map(({ id, name }) => (
                <Flex key={id} align="center" gap="1">
                  <chakra.span asChild textDecoration="underline">
                    <Link to={paths.adminRecord(id)}>{name}</Link>
                  </chakra.span>
                  <ShopLink to={paths.product(id, name)} name={name} />
                </Flex>
              ))}
            </Flex>
          )}
        </div>
        <Flex gap="1" align="center" flex="none">
          <RowActions name={evidence.title} editHref={editHref} onDelete={onDelete} />
        </Flex>
      </Flex>
    </Panel>
  )
}
