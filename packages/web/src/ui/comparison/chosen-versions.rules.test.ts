import { expect, it } from 'vitest'
import { chooseVersion } from './chosen-versions.rules.ts'

it('keeps two versions at most: the first choice is replaced, a second click removes one', () => {
  expect(chooseVersion([], 3)).toEqual([3])
  expect(chooseVersion([3], 1)).toEqual([3, 1])
  expect(chooseVersion([3, 1], 2)).toEqual([1, 2])
  expect(chooseVersion([1, 2], 2)).toEqual([1])
})
