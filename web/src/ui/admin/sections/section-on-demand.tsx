import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { type ReactNode, useState } from 'react'

interface SectionOnDemandProps {
  title: string
  /** What the button says, where it is not the title. */
  button?: string
  icon: ReactNode
  /** The section, from the moment somebody asks for it; told how to close it again. */
  children: (close: () => void) => ReactNode
}

/** A part of a form that few need: a button until it is asked for, and nothing is fetched before. */
export function SectionOnDemand({ title, button = title, icon, children }: SectionOnDemandProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" mt="6" ms="-5" onClick={() => setOpen(true)}>
        {icon}
        {button}
      </Button>
    )
  return (
    <Stack as="section" aria-label={title} gap="3" mt="8">
      <Heading as="h3" textStyle="lg">
        {title}
      </Heading>
      {children(() => setOpen(false))}
    </Stack>
  )
}
