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

it.each([
  ['8.7', 8, 1],
  ['9.0', 9, 0],
  ['0.4', 0, 1],
  ['10.0', 10, 0],
])('colours of %s points %d leaves whole and %d in part', (score, whole, inPart) => {
  render(<EcoScoreDial score={score} band="EXCELLENT" />)
  const [ring, full, ...rest] = document.querySelectorAll('svg > path')
  const leavesOf = (path?: Element) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0
  expect([leavesOf(ring), leavesOf(full), rest.length]).toEqual([10, whole, inPart])
})
