import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { EcoScoreDial } from './eco-score-dial.tsx'

it('says the mark and its band in words', () => {
  render(<EcoScoreDial score="8.7" band="EXCELLENT" size="md" />)
  const dial = screen.getByRole('img', { name: 'Éco-score : 8,7 sur 10, Excellent' })
  expect(dial).toHaveTextContent('8,7/10')
  expect(dial).toHaveTextContent('Excellent')
})
