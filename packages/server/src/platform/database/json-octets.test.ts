import { expect, it } from 'vitest'
import { recordsOf } from './columns.ts'
import { jsonText, textsOf } from './json-octets.ts'

it.each([
  'CNSHA\x03gateIn\x04\x03departed',
  'CNSHA\x03A"B',
  'A\\B\x03',
  'line\nbreak\x04x',
  '\x05',
  '\x02\x03',
  '宁波',
  '',
])('writes the texts of a list as each of them alone: %j', (list) => {
  const write = textsOf(list)
  for (const text of recordsOf(list).flat()) expect(write(text)).toBe(jsonText(text))
})

it('looks at each text alone only where something has to be escaped', () => {
  expect(textsOf('CNSHA\x03gateIn\x04\x03departed')).not.toBe(jsonText)
  expect(textsOf('CNSHA\x03A"B')).toBe(jsonText)
})
