import { expect, it } from 'vitest'
import { z } from 'zod'
import { loggedError } from './logged-error.ts'

const hidden = 'HIDDEN-4711'
const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}
const ofDatabase = (code: string, message: string, more = {}) =>
  Object.assign(new Error(message), { name: 'error', severity: 'ERROR', code, routine: 'x', ...more })

it.each([
  ['JSON that is none', caught(() => JSON.parse(`{"name": ${hidden}`))],
  ['a number that is none', caught(() => BigInt(hidden))],
  ['an address that is none', caught(() => new URL(hidden))],
  ['a zone that is none', caught(() => new Intl.DateTimeFormat('en', { timeZone: hidden }))],
  ['a shape that is another', caught(() => z.strictObject({ a: z.literal('b') }).parse({ [hidden]: hidden }))],
  ['a value of the wrong type', ofDatabase('22P02', `invalid input syntax for type integer: "${hidden}"`)],
  [
    'a value that is there',
    ofDatabase('23505', 'duplicate key', { detail: `Key (email)=(${hidden}) already exists.` }),
  ],
  ['a row', ofDatabase('23514', 'violates check', { detail: `Failing row contains (${hidden}).`, where: hidden })],
  ['parameters', ofDatabase('22003', 'out of range', { parameters: [hidden], internalQuery: hidden, hint: hidden })],
  ['a message of many lines', new Error(`failed\n    at ${hidden}\n${hidden}`)],
  ['a cause', new Error('failed', { cause: new Error(`because of "${hidden}"`) })],
  ['several causes', new AggregateError([new Error(`'${hidden}'`)], 'failed')],
  ['what is no error', hidden],
])('the log says nothing of %s that was sent', (_name, error) =>
  expect(JSON.stringify(loggedError(error))).not.toContain(hidden),
)

it('it says what failed and where', () => {
  const missing = ofDatabase('42P01', 'relation "organisation" does not exist', { position: '15' })
  expect(loggedError(missing)).toMatchObject({
    type: 'error',
    code: '42P01',
    message: 'relation "organisation" does not exist',
    position: '15',
    stack: expect.stringMatching(/^at .*logged-error\.test\.ts/),
  })
  expect(loggedError(new TypeError("Cannot read properties of undefined (reading 'x')"))).toMatchObject({
    type: 'TypeError',
    message: 'Cannot read properties of undefined ***',
  })
})
