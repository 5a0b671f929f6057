import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PlannedWeek_PublicationFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ShopLink } from '../../../ui/admin/shop-link.tsx'
import { formatNearTime } from '../../../ui/form/planned-time.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

interface PlannedWeekProps {
  publications: readonly FragmentType<typeof PlannedWeek_PublicationFragmentDoc>[]
}

/** What will be shown by itself within seven days, or is held back by a forbidden word, each leading to its form; nothing while there is none. */
export function PlannedWeek(props: PlannedWeekProps) {
  const publications = readFragment(PlannedWeek_PublicationFragmentDoc, props.publications)
  if (publications.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="programme" p={{ base: '4', md: '6' }}>
      <Heading as="h2" id="programme" textStyle="xl" mb="3">
        Programmé cette semaine
      </Heading>
      <chakra.ul listStyleType="none">
        {publications.map(({ kind, id, name, publishAt, heldBy }) => (
          <chakra.li
            key={kind + id}
            py="1.5"
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.span
              fontWeight="medium"
              overflowWrap="anywhere"
              _hover={{ textDecoration: 'underline' }}
              css={{ display: 'flex', '& a': { display: 'flex', alignItems: 'center', minHeight: '11' } }}
            >
              <Link to={kind === 'POST' ? paths.adminArticle(id) : paths.adminRecord(id)}>{name}</Link>
              <ShopLink
                to={kind === 'POST' ? paths.article(id, name) : paths.product(id, name)}
                name={name}
              />
            </chakra.span>
            <Flex gap="2" color="fg.muted" textStyle="sm" pb="1.5">
              <chakra.span flex="none" mt="0.5">
                <Clock aria-hidden size="1.1em" />
              </chakra.span>
              <time dateTime={publishAt}>
                {`${kind === 'POST' ? 'Article' : 'Produit'}, ${formatNearTime(new Date(publishAt))}`}
              </time>
            </Flex>
            {heldBy && (
              <chakra.p color="fg.error" textStyle="sm" pb="1.5" overflowWrap="anywhere">
                {`Toujours masqué\u00a0: la loi interdit «\u00a0${heldBy}\u00a0». Corrigez le texte, la publication suit dans la minute.`}
              </chakra.p>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
