import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { AskedProduct_ProductFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { counted } from '../../../lib/format-number.ts'
import { useMayOpen } from '../../../ui/admin/access/permissions.ts'
import { PlaceLink } from '../../../ui/admin/access/place-link.tsx'
import { ShopLink } from '../../../ui/admin/shop-link.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

interface ToOrderProps {
  products: readonly FragmentType<typeof AskedProduct_ProductFragmentDoc>[]
}

/** What to order: what is out of stock and waited for, what most people wait for, then what else is out of stock. */
export function ToOrder(props: ToOrderProps) {
  const mayOpen = useMayOpen()
  const products = readFragment(AskedProduct_ProductFragmentDoc, props.products)
  return (
    <Panel as="section" aria-labelledby="que-commander" p={{ base: '4', md: '6' }}>
      <Heading as="h2" id="que-commander" textStyle="xl" mb="3">
        Que commander{'\u202f'}?
      </Heading>
      {products.length === 0 ? (
        <Text color="fg.muted">Tout est en stock, et personne n’attend de produit.</Text>
      ) : (
        <>
          <chakra.ol listStyleType="none">
            {products.map(({ productId, name, inStock, waiting }) => (
              <chakra.li
                key={productId}
                py="1.5"
                borderTopWidth="1px"
                borderColor="border.muted"
                _first={{ borderTopWidth: '0' }}
              >
                <Flex
                  as="span"
                  align="center"
                  gap="1"
                  fontWeight="medium"
                  overflowWrap="anywhere"
                  _hover={{ textDecoration: 'underline' }}
                  css={{ '& a': { display: 'flex', alignItems: 'center', minHeight: '11' } }}
                >
                  <Link to={paths.adminRecord(productId)}>{name}</Link>
                  <ShopLink to={paths.product(productId, name)} name={name} />
                </Flex>
                <Flex gap="2" align="center" wrap="wrap" textStyle="sm" minH="11">
                  <Badge variant={inStock ? 'outline' : 'subtle'} colorPalette={inStock ? 'gray' : 'orange'}>
                    {inStock ? 'En stock' : 'Rupture'}
                  </Badge>
                  {waiting === 0 ? (
                    <Text color="fg.muted">personne n’attend</Text>
                  ) : (
                    <PlaceLink isTall to={paths.adminInbox('liste-attente', { product: productId })}>
                      {counted(waiting, 'personne attend', 'personnes attendent')}
                    </PlaceLink>
                  )}
                </Flex>
              </chakra.li>
            ))}
          </chakra.ol>
          {mayOpen(paths.adminInbox('liste-attente')) && (
            <Button asChild variant="ghost" mt="2" ms="-3" px="3">
              <Link to={paths.adminInbox('liste-attente')}>Voir toute la demande</Link>
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}
