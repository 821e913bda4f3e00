import { describe, expect, it } from 'vitest'
import { listOf } from './dashboard-list.fixture.ts'
import { adopt, hold, markSeen, receive } from './held-list.rules.ts'

const [lamp, shade, bulb] = [
  { containerNo: 'FWYU4829130' },
  { containerNo: 'FWYU7712044' },
  { containerNo: 'FWYU1000007' },
]
const first = hold('all', listOf(lamp, shade))
const marksOf = (held: typeof first) => [...held.marks].map(([key, columns]) => `${key}: ${[...columns].join(' ')}`)

describe('news that come while somebody reads the list', () => {
  it('change the rows where they stand and are marked in the columns that show them', () => {
    const held = receive(first, listOf({ ...shade, stage: 'Hold', redHolds: 1, eventKind: 'discharged' }, lamp))
    expect(held.shown.columns.containerNo).toEqual(['FWYU4829130', 'FWYU7712044'])
    expect(held.shown.columns.stage).toEqual(['In-Transit', 'Hold'])
    expect(marksOf(held)).toEqual(['3104482 FWYU7712044: stage event holds'])
    expect([held.fresh, held.gone]).toEqual([0, 0])
  })

  it('keep rows that came and rows that went waiting until the reader wants them', () => {
    const held = receive(first, listOf(lamp, bulb))
    expect(held.shown.columns.containerNo).toEqual(['FWYU4829130', 'FWYU7712044'])
    expect([held.fresh, held.gone]).toEqual([1, 1])
    const shown = adopt(held)
    expect(shown.shown.columns.containerNo).toEqual(['FWYU4829130', 'FWYU1000007'])
    expect([shown.fresh, shown.gone, adopt(shown) === shown]).toEqual([0, 0, true])
  })

  it('stay marked through further news and a new order until the reader has seen them', () => {
    const once = receive(first, listOf({ ...lamp, stage: 'Hold' }, shade))
    const held = adopt(receive(once, listOf({ ...lamp, stage: 'Hold', seal: 'S1' }, { ...shade, seal: 'S2' })))
    expect(marksOf(held)).toEqual(['3104482 FWYU4829130: stage seal', '3104482 FWYU7712044: seal'])
    expect(marksOf(markSeen(held, '3104482 FWYU4829130'))).toEqual(['3104482 FWYU7712044: seal'])
    expect(marksOf(markSeen(held))).toEqual([])
    expect(markSeen(held, 'another')).toBe(held)
  })
})
