import { defineTokens } from '@chakra-ui/react/styled-system'

const values = <V extends string | number>(scale: Record<string, V>) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]))

// Quarters of a rem: 2 is the 8 px of the grid.
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56,
  64, 72, 80, 96,
]
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]))

const sizes = {
  ...spacing,
  ...values({
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    content: '79rem',
    prose: '60ch',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    dvh: '100dvh',
    vw: '100vw',
    '1/2': '50%',
    '1/3': '33.333%',
    '2/3': '66.667%',
    '1/4': '25%',
    '3/4': '75%',
    '2/5': '40%',
    '3/5': '60%',
  }),
}

/** What is set where a font is not there (fonts.css): a device has one of each row. */
export const standIns = {
  heading: "'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', serif",
  body: "'Inter Arial', 'Inter Roboto', system-ui, sans-serif",
}

/** Sizes, spacings and fonts. Only what is used: each one becomes a CSS variable. */
export const tokens = defineTokens({
  spacing,
  sizes,
  fonts: values({
    heading: `'Fraunces Variable', ${standIns.heading}`,
    body: `'Inter Variable', ${standIns.body}`,
  }),
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ shorter: 1.2, short: 1.35, moderate: 1.5, tall: 1.65 }),
  letterSpacings: values({ tight: '-0.02em', tighter: '-0.03em', wide: '0.02em', wider: '0.08em' }),
  radii: values({
    none: '0',
    sm: '0.375rem',
    md: '0.5rem',
    lg: '0.75rem',
    xl: '1rem',
    '2xl': '1.5rem',
    full: '9999px',
  }),
  durations: values({ fast: '150ms', moderate: '200ms', slow: '250ms', slower: '250ms', slowest: '250ms' }),
  easings: values({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
  animations: values({ spin: 'spin 0.9s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
  borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid' }),
  cursor: values({
    button: 'pointer',
    disabled: 'not-allowed',
    checkbox: 'pointer',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    switch: 'pointer',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
})
