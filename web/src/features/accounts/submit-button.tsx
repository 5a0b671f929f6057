import { Button } from '@chakra-ui/react/button'

/** The button of a form. While busy it says so and takes no second press, yet keeps the focus it has. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      w="full"
      aria-disabled={isBusy}
      opacity={isBusy ? '0.7' : undefined}
      cursor={isBusy ? 'progress' : undefined}
    >
      <span aria-live="polite">{isBusy ? busyText : children}</span>
    </Button>
  )
}

interface SubmitButtonProps {
  isBusy: boolean
  busyText: string
  children: string
}
