import { expect, it } from 'vitest'
import { HEAD_BYTES, int32At, MessageCutter } from './message-cutter.ts'

const message = (letter: string, content: Buffer) => {
  const head = Buffer.from(`${letter}....`)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

/** What comes out of pieces that the network reads into the same place, one after the other. */
function messagesOf(pieces: readonly Buffer[]) {
  const messages: string[] = []
  const cutter = new MessageCutter((bytes, start, end) => {
    messages.push(`${String.fromCharCode(bytes[start] ?? 0)} ${bytes.toString('utf8', start + HEAD_BYTES, end)}`)
  })
  const place = Buffer.alloc(1_000)
  for (const piece of pieces) {
    piece.copy(place)
    cutter.take(place.subarray(0, piece.length))
    place.fill(0)
  }
  return messages
}

const sent = Buffer.concat([
  message('2', Buffer.alloc(0)),
  message('D', Buffer.from('宁波')),
  message('Z', Buffer.from('I')),
])

it('finds the same messages wherever they are cut in three', () => {
  for (let first = 0; first <= sent.length; first++)
    for (let second = first; second <= sent.length; second++) {
      const pieces = [sent.subarray(0, first), sent.subarray(first, second), sent.subarray(second)]
      expect(messagesOf(pieces)).toEqual(['2 ', 'D 宁波', 'Z I'])
    }
})

it('puts a message of many pieces together', () => {
  const long = message('D', Buffer.from('宁波 Đà Nẵng '.repeat(500)))
  const pieces = Array.from({ length: Math.ceil(long.length / 7) }, (_, at) => long.subarray(at * 7, at * 7 + 7))
  expect(messagesOf(pieces)).toEqual([`D ${'宁波 Đà Nẵng '.repeat(500)}`])
})

it('reads numbers as PostgreSQL writes them', () => {
  const numbers = [0, 1, -1, 255, 256, 65_536, 2_147_483_647, -2_147_483_648]
  const bytes = Buffer.alloc(4)
  for (const number of numbers) {
    bytes.writeInt32BE(number)
    expect(int32At(bytes, 0)).toBe(number)
  }
})
