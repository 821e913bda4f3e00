import { expect, it } from 'vitest'
import { shownFileName } from './file-name.rules.ts'

it.each([
  ['bookings.xlsx', 'bookings.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['/srv/forms/week 47.csv', 'week 47.csv'],
  ['C:\\Users\\mei\\订舱 11月.xlsx', '订舱 11月.xlsx'],
  ['biểu mẫu.xlsx'.normalize('NFD'), 'biểu mẫu.xlsx'],
  ['bookings\u202excod.exe', 'bookingsxcod.exe'],
  ['book\0ings\r\n.xlsx', 'bookings.xlsx'],
  ['\ud800half.csv', 'half.csv'],
  ['CON', 'CON'],
  ['..', '..'],
  ['', ''],
])('%j is shown as %j', (input, shown) => expect(shownFileName(input)).toBe(shown))

it('a name that is too long to read is cut between characters', () => {
  const shown = shownFileName(`${'😀'.repeat(300)}.xlsx`)
  expect(shown).toBe('😀'.repeat(200))
})
