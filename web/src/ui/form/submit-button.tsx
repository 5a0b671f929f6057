import { Button, type ButtonProps } from '@chakra-ui/react/button'

interface SubmitButtonProps extends ButtonProps {
  isBusy: boolean
  /** What it says meanwhile. */
  busyText: string
}

/** The button of a form. While busy it says so and takes no second press, yet keeps the focus it has. */
export function SubmitButton({ isBusy, busyText, children, ...look }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={isBusy}
      opacity={isBusy ? '0.7' : undefined}
      cursor={isBusy ? 'progress' : undefined}
      {...look}
    >
      <span aria-live="polite">{isBusy ? busyText : children}</span>
    </Button>
  )
}
