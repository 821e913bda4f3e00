import { expect, it } from 'vitest'
import { readAlert } from './alert.store.ts'

it.each([
  ['Saved.||Success', 'Success', 'Saved.'],
  ['Release this user?||Confirm', 'Confirm', 'Release this user?'],
  ['Sent again. || Info', 'Info', 'Sent again.'],
  ['No permission setup for this user , mei', 'Error', 'No permission setup for this user , mei'],
  ['It broke.||Oops', 'Error', 'It broke.'],
  ['a||b||Success', 'Success', 'a||b'],
  ['', 'Error', ''],
])('reads the title of %j after the double pipe', (message, title, text) => {
  expect(readAlert(message)).toEqual({ title, text })
})
