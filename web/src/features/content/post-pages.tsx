import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'

/** Ways to newer and older articles; nothing while all are on one page. */
export function PostPages({ page, lastPage }: { page: number; lastPage: number }) {
  if (lastPage <= 1) return null
  return (
    <Flex as="nav" aria-label="Pages d’articles" wrap="wrap" align="center" justify="center" columnGap="8">
      {page > 1 && (
        <ArrowLink to={paths.ecoConsumption(page > 2 ? { page: page - 1 } : {})}>
          Articles plus récents
        </ArrowLink>
      )}
      <Text color="fg.muted" fontSize="sm">{`Page ${page} sur ${lastPage}`}</Text>
      {page < lastPage && (
        <ArrowLink to={paths.ecoConsumption({ page: page + 1 })}>Articles plus anciens</ArrowLink>
      )}
    </Flex>
  )
}
