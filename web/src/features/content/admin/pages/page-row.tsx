import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import type { AdminPagesQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../../lib/format-number.ts'
import { PlaceLink } from '../../../../ui/admin/access/place-link.tsx'
import { ClaimPoints } from '../../../../ui/admin/claims/claim-points.tsx'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { DateText } from '../../../../ui/display/date-text.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'

interface PageRowProps {
  page: AdminPagesQuery['informationPages'][number]
  editHref: string
}

/** « 3 faits de démonstration » */
export const countedFacts = (count: number): string =>
  counted(
    count,
    'fait encore marqué «\u00a0démonstration\u00a0»',
    'faits encore marqués «\u00a0démonstration\u00a0»',
  )

/** An information page of the administration's list: when it was changed, and what is left of the demo on it. */
export function PageRow({ page, editHref }: PageRowProps) {
  const { title, path, updatedAt, demonstrationFacts, claimPoints, claimWords } = page
  return (
    <Panel as="article" p={{ base: '4', md: '5' }}>
      <Flex gap="4" wrap={{ base: 'wrap', md: 'nowrap' }} align="start">
        <Stack gap="1.5" flex="1 1 16rem" minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Heading as="h2" fontSize="lg" fontWeight="semibold">
              {title}
            </Heading>
            {demonstrationFacts.length > 0 && (
              <Badge variant="outline" whiteSpace="normal">
                {countedFacts(demonstrationFacts.length)}
              </Badge>
            )}
            <ClaimPoints count={claimPoints} words={claimWords} />
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            Modifiée le <DateText date={updatedAt} />
          </Text>
        </Stack>
        <Flex gap="1" ms="auto" align="center">
          <ShopLink to={path} name={title} />
          <Button asChild variant="outline" size="sm" px="3" minH="11">
            <Link to={editHref} preventScrollReset aria-label={`Modifier ${title}`}>
              Modifier
            </Link>
          </Button>
        </Flex>
      </Flex>
    </Panel>
  )
}

const placeOf = { PAGE: 'Page', SETTING: 'Paramètre', PASSPORT: 'Passeport' } as const

interface RemainingFactsProps {
  facts: AdminPagesQuery['demonstrationFacts']
  /** Where each is replaced. */
  hrefOf: (fact: AdminPagesQuery['demonstrationFacts'][number]) => string
}

/** Everything that still says that it is an example, each leading to where it is replaced. */
export function RemainingFacts({ facts, hrefOf }: RemainingFactsProps) {
  if (facts.length === 0) return null
  return (
    <Panel as="section" aria-labelledby="faits" p={{ base: '4', md: '6' }}>
      <Heading as="h2" id="faits" textStyle="lg" mb="3">
        {countedFacts(facts.length)}
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {facts.map((fact) => (
          <chakra.li
            key={`${fact.kind} ${fact.subject} ${fact.fact}`}
            borderTopWidth="1px"
            borderColor="border.muted"
            py="2"
          >
            <chakra.span overflowWrap="anywhere">{fact.fact}</chakra.span>
            <Text textStyle="sm">
              <PlaceLink isTall to={hrefOf(fact)}>
                {`${placeOf[fact.kind]}\u00a0: ${fact.name}`}
              </PlaceLink>
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
