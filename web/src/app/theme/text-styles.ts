import { defineTextStyles } from '@chakra-ui/react/styled-system'

const plain = (size: string, lineHeight: string) => ({ value: { fontSize: size, lineHeight } })
const display = (fontSize: string, lineHeight: string, letterSpacing = 'tight') => ({
  value: {
    fontFamily: 'heading',
    fontSize,
    lineHeight,
    fontWeight: '500',
    letterSpacing,
    textWrap: 'balance',
  },
})

/** How text is set: sizes of running text, and the display styles of headings, fluid from phone to desk. */
export const textStyles = defineTextStyles({
  '2xs': plain('2xs', 'short'),
  xs: plain('xs', 'short'),
  sm: plain('sm', 'moderate'),
  md: plain('md', 'tall'),
  lg: plain('lg', 'tall'),
  xl: plain('xl', 'moderate'),
  '2xl': plain('2xl', 'short'),
  '3xl': plain('3xl', 'shorter'),
  '4xl': plain('4xl', 'shorter'),
  display: {
    sm: display('clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', '1.25'),
    md: display('clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', '1.15'),
    lg: display('clamp(2.375rem, 1.5rem + 3.4vw, 4rem)', '1.06', 'tighter'),
  },
  eyebrow: {
    value: { fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'wider', textTransform: 'uppercase' },
  },
})
