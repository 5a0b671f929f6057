import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useConsent } from './use-consent.ts'

/** « Gérer mes cookies »: asks again. Once there is a choice, the focus comes back here. */
export function ManageCookiesButton(style: HTMLChakraProps<'button'>) {
  const { isOpen, reopen } = useConsent()
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isOpen || !wasPressed.current) return
    wasPressed.current = false
    button.current?.focus()
  }, [isOpen])
  return (
    <chakra.button
      ref={button}
      type="button"
      minH="11"
      textAlign="start"
      cursor="button"
      _hover={{ textDecoration: 'underline' }}
      onClick={() => {
        wasPressed.current = true
        reopen()
      }}
      {...style}
    >
      Gérer mes cookies
    </chakra.button>
  )
}
