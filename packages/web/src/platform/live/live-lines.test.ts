import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLineCutter, readLiveLine } from './live-lines.ts'

it('finds the same lines however the text was split in transit', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.nat(40)), (lines, cuts) => {
      const sent = lines.map((line) => line.replaceAll('\n', ''))
      const text = sent.map((line) => `${line}\n`).join('')
      const cut = createLineCutter()
      const received: string[] = []
      let at = 0
      for (const length of [...cuts, text.length]) {
        received.push(...cut(text.slice(at, at + length)))
        at += length
      }
      expect(received).toEqual(sent)
    }),
  )
})

it('buffers the beginning of a line until its end has come', () => {
  const cut = createLineCutter()
  expect(cut('{"id":"77')).toEqual([])
  expect(cut('1"}\n{"id')).toEqual(['{"id":"771"}'])
})

it('reads a line of the stream', () => {
  const line = { id: '771', changed: ['3104482'], withinMs: 40 }
  expect(readLiveLine(JSON.stringify(line))).toEqual(line)
})

it.each(['', ' ', 'null', '[]', '17', '<html>', '{"id":7,"changed":[]}', '{"id":"x","changed":[]}', '{"id":"7"}'])(
  'ignores %j, which is not a line',
  (text) => expect(readLiveLine(text)).toBeUndefined(),
)
