import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Panel } from '../layout/card.tsx'
import { ShopLink } from './shop-link.tsx'

interface RecordRowProps {
  name: string
  /** The address that opens its form. */
  editHref: string
  onDelete: () => void
  /** The address at which the shop shows it. */
  shopHref?: string
  badges?: ReactNode
  /** What else can be done with it. */
  actions?: ReactNode
  image?: ReactNode
  /** What else is known of it. */
  children: ReactNode
}

/** A thing of a list of the administration, with what can be done to it. */
export function RecordRow({ badges, actions, image, children, ...record }: RecordRowProps) {
  return (
    <Panel as="article" p={{ base: '4', md: '5' }}>
      <Flex gap="5" wrap={{ base: 'wrap', md: 'nowrap' }} align="start">
        {image}
        <Stack gap="1.5" flex="1 1 16rem" minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
              {record.name}
            </Heading>
            {badges}
          </Flex>
          {children}
        </Stack>
        <Flex gap="1" ms="auto">
          {actions}
          <RowActions {...record} />
        </Flex>
      </Flex>
    </Panel>
  )
}

interface RowActionsProps {
  /** What is edited or deleted, for those who hear the buttons alone. */
  name: string
  /** The address that opens its form. */
  editHref: string
  onDelete: () => void
  /** Where a copy can be made. */
  onDuplicate?: () => void
  /** The address at which the shop shows it. */
  shopHref?: string
}

/** What can be done with a thing of a list. */
export function RowActions({ name, editHref, onDelete, onDuplicate, shopHref }: RowActionsProps) {
  return (
    <>
      {shopHref && <ShopLink to={shopHref} name={name} />}
      <Button asChild variant="outline" size="sm" px="3">
        <Link to={editHref} preventScrollReset aria-label={`Modifier ${name}`}>
          <Pencil aria-hidden />
          Modifier
        </Link>
      </Button>
      {onDuplicate && (
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          aria-label={`Dupliquer ${name}`}
          onClick={onDuplicate}
        >
          <Copy aria-hidden />
        </IconButton>
      )}
      <IconButton
        variant="ghost"
        size="sm"
        color="fg.muted"
        aria-label={`Supprimer ${name}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}

/** The places of a list's rows while they load. */
export function RowSkeletons({ count = 5, height = '28' }: { count?: number; height?: '14' | '28' }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
    <Skeleton key={place} h={height} rounded="xl" aria-hidden />
  ))
}

interface RecordListProps<R extends { id: string }> {
  label: string
  /** Absent while they load for the first time. */
  records: readonly R[] | undefined
  /** Newer ones are on their way. */
  isStale: boolean
  children: (record: R) => ReactNode
}

/** The records of one page, beneath each other. */
export function RecordList<R extends { id: string }>({
  label,
  records,
  isStale,
  children,
}: RecordListProps<R>) {
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={label} aria-busy={isStale}>
      {!records && <RowSkeletons />}
      {records?.map((record) => (
        <li key={record.id}>{children(record)}</li>
      ))}
    </Stack>
  )
}
