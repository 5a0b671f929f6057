import { expect, it } from 'vitest'
import { viewerInitial } from './viewer-initial.ts'

it.each([
  [{ firstName: 'élise', email: 'a@b.fr' }, 'É'],
  [{ firstName: null, email: 'zoe@exemple.fr' }, 'Z'],
  [{ firstName: '  ', email: '' }, 'U'],
])('%o is %s', (viewer, initial) => {
  expect(viewerInitial(viewer)).toBe(initial)
})
