import { expect, it } from 'vitest'
import { hasUnsaved, watchForm } from './unsaved-forms.ts'

it('knows of unsaved text as long as its form is on the page', () => {
  let isUnsaved = false
  const leave = watchForm(() => isUnsaved)
  watchForm(() => false)
  expect(hasUnsaved()).toBe(false)
  isUnsaved = true
  expect(hasUnsaved()).toBe(true)
  leave()
  expect(hasUnsaved()).toBe(false)
})
