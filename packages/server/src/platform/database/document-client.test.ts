import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { DocumentClient } from './document-client.ts'

const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65535)])
const message = (letter: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(letter), int32(content.length + 4), content])
}
const column = (text: string) => Buffer.concat([int32(Buffer.byteLength(text)), Buffer.from(text)])

const BODY = '{"port":"宁波","vessel":"Đà Nẵng"}'.repeat(3)
const answer = Buffer.concat([
  message('2'),
  message('D', int16(3), column('7'), int32(-1), column(BODY)),
  message('C', Buffer.from('SELECT 1\0')),
  message('A', int32(1), Buffer.from('changes\0a box has moved, and somebody is told of it\0')),
  message('Z', Buffer.from('I')),
])

/** What the driver gets of an answer that comes in these pieces. */
function eventsOf(pieces: Buffer[], keepsBytes: boolean) {
  const { connection } = new DocumentClient() as unknown as { connection: EventEmitter } // absent from the driver's types
  const stream = new EventEmitter()
  Object.assign(connection, { keepsBytes })
  ;(connection as unknown as { attachListeners(stream: EventEmitter): void }).attachListeners(stream) // see above
  const events: string[] = []
  let columns: unknown[] = []
  for (const name of ['bindComplete', 'dataRow', 'commandComplete', 'notification', 'readyForQuery'])
    connection.on(name, ({ fields }: { fields?: unknown[] }) => {
      events.push(name)
      columns = fields ?? columns
    })
  for (const piece of pieces) stream.emit('data', Buffer.from(piece))
  return { events: events, columns }
}

it('is the same wherever the network cuts an answer in two', () => {
  for (let cut = 1; cut < answer.length; cut++)
    for (const next of [answer.length, cut + 1, cut + 9].filter((end) => end <= answer.length)) {
      const pieces = [answer.subarray(0, cut), answer.subarray(cut, next), answer.subarray(next)]
      const { events, columns } = eventsOf(
        pieces.filter(({ length }) => length > 0),
        true,
      )
      expect(events).toEqual(['bindComplete', 'dataRow', 'commandComplete', 'notification', 'readyForQuery'])
      expect(columns).toEqual(['7', null, Buffer.from(BODY)])
    }
})

it('reads rows as text where no document is waited for', () => {
  expect(eventsOf([answer], false).columns).toEqual(['7', null, BODY])
})

const rowOf = (...texts: (string | null)[]) =>
  message('D', int16(texts.length), ...texts.map((text) => (text === null ? int32(-1) : column(text))))
const rows = Buffer.concat([message('2'), rowOf('CNNGB', null, '宁波'), rowOf('', 'x'.repeat(300), 'é'), message('C')])

it('reads rows with a character for each byte, and nothing as an empty text, wherever they are cut', () => {
  const octets = (text: string) => Buffer.from(text).toString('latin1')
  for (let cut = 1; cut < rows.length; cut++) {
    const { connection } = new DocumentClient() as unknown as { connection: EventEmitter } // see above
    const stream = new EventEmitter()
    Object.assign(connection, { readsOctets: true })
    ;(connection as unknown as { attachListeners(stream: EventEmitter): void }).attachListeners(stream) // see above
    const read: unknown[] = []
    connection.on('dataRow', (row: { octets?: string[] }) => read.push(row.octets))
    for (const piece of [rows.subarray(0, cut), rows.subarray(cut)]) stream.emit('data', Buffer.from(piece))
    expect(read).toEqual([
      ['CNNGB', '', octets('宁波')],
      ['', 'x'.repeat(300), octets('é')],
    ])
  }
})
