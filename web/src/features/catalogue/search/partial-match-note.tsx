import { Text } from '@chakra-ui/react/text'

/** Says that no product has all of the searched words, so that what follows is not taken for it. */
export const PartialMatchNote = ({ search }: { search: string }) => (
  <Text textStyle="sm" color="fg.muted">
    {`Rien ne correspond exactement à «\u00a0${search}\u00a0». Voici les produits qui s’en approchent le plus.`}
  </Text>
)
