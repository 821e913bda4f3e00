import { expect, it } from 'vitest'
import { Octets, octetsOf } from './octets.ts'

const text = '{"port":"宁波","zone":"Asia/Shanghai"}'

it('is a character for each byte, also of text beyond ASCII', () => {
  expect(octetsOf(text)).toBe(Buffer.from(text).toString('latin1'))
  expect(octetsOf(Buffer.from(text))).toBe(octetsOf(text))
  expect(octetsOf('plain')).toBe('plain')
  expect(String(new Octets(octetsOf(text)))).toBe(text)
  expect(new Octets(octetsOf(text)).length).toBe(Buffer.byteLength(text))
})

it.each([
  ['whole', new Octets(octetsOf(text))],
  ['with its end apart', new Octets(octetsOf(text.slice(0, -6)), octetsOf(text.slice(-6)))],
])('gives an object one more member, and another one behind it: %s', (_name, object) => {
  const more = object.withMember('ship', '"Vịnh Hạ Long"').withMember('calls', '[]')
  expect(String(more)).toBe('{"port":"宁波","zone":"Asia/Shanghai","ship":"Vịnh Hạ Long","calls":[]}')
  expect(more.length).toBe(more.toBuffer().length)
})
