import { expect, it } from 'vitest'
import { viewerInitial } from './use-viewer.ts'

it.each([
  [{ firstName: 'élise', email: 'a@b.fr' }, 'É'],
  [{ firstName: null, email: 'zoe@exemple.fr' }, 'Z'],
  [{ firstName: '  ', email: '' }, 'U'],
])('%o is %s', (viewer, initial) => {
  expect(viewerInitial(viewer)).toBe(initial)
})
