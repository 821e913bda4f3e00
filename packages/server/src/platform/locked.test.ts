import { expectTypeOf, it } from 'vitest'
import type { Locked, Seen } from './locked.ts'

interface Row {
  id: number
}

it('a row counts as seen or locked only where a guarded read made it so', () => {
  expectTypeOf<Row>().not.toExtend<Seen<Row>>()
  expectTypeOf<Row>().not.toExtend<Locked<Row>>()
  expectTypeOf<Seen<Row>>().not.toExtend<Locked<Row>>()
  expectTypeOf<Locked<Row>>().toExtend<Seen<Row>>()
  expectTypeOf<Seen<Row>>().toExtend<Row>()
})
