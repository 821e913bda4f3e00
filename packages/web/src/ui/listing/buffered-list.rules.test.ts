import { describe, expect, it } from 'vitest'
import { adopt, bufferList, markSeen, receive } from './buffered-list.rules.ts'

interface Container {
  no: string
  stage?: string
  seal?: string
  red?: number
  due?: string[]
}
const listOf = (...containers: Container[]) => ({
  columns: {
    no: containers.map(({ no }) => no),
    stage: containers.map(({ stage = 'In-Transit' }) => stage),
    seal: containers.map(({ seal = null }) => seal),
    red: containers.map(({ red = 0 }) => red),
    due: containers.map(({ due = [] }) => due),
  },
  rows: containers.length,
  lastUpdateTs: '2026-11-15T07:48:00Z',
})
type List = ReturnType<typeof listOf>
const kind = {
  keyOf: ({ columns }: List, row: number) => columns.no[row] ?? '',
  columnOf: (field: string) => (field === 'red' ? 'holds' : field),
}

const [lamp, shade, bulb] = [{ no: 'FWYU4829130' }, { no: 'FWYU7712044' }, { no: 'FWYU1000007' }]
const first = bufferList('all', listOf(lamp, shade))
const marksOf = (buffered: typeof first) =>
  [...buffered.marks].map(([key, columns]) => `${key}: ${[...columns].join(' ')}`)

describe('news that come while somebody reads the list', () => {
  it('change the rows where they stand and are marked in the columns that show them', () => {
    const buffered = receive(first, listOf({ ...shade, stage: 'Hold', red: 1 }, lamp), kind)
    expect(buffered.shown.columns.no).toEqual(['FWYU4829130', 'FWYU7712044'])
    expect(buffered.shown.columns.stage).toEqual(['In-Transit', 'Hold'])
    expect(marksOf(buffered)).toEqual(['FWYU7712044: stage holds'])
    expect([buffered.fresh, buffered.gone]).toEqual([0, 0])
  })

  it('are none where a list in a cell says the same as before', () => {
    const before = bufferList('all', listOf({ ...lamp, due: ['USD'] }, shade))
    expect(marksOf(receive(before, listOf({ ...lamp, due: ['USD'] }, shade), kind))).toEqual([])
    expect(marksOf(receive(before, listOf({ ...lamp, due: ['CNY'] }, shade), kind))).toEqual(['FWYU4829130: due'])
  })

  it('keep rows that came and rows that went waiting until the reader wants them', () => {
    const buffered = receive(first, listOf(lamp, bulb), kind)
    expect(buffered.shown.columns.no).toEqual(['FWYU4829130', 'FWYU7712044'])
    expect([buffered.fresh, buffered.gone]).toEqual([1, 1])
    const shown = adopt(buffered)
    expect(shown.shown.columns.no).toEqual(['FWYU4829130', 'FWYU1000007'])
    expect([shown.fresh, shown.gone, adopt(shown) === shown]).toEqual([0, 0, true])
  })

  it('stay marked through further news and a new order until the reader has seen them', () => {
    const once = receive(first, listOf({ ...lamp, stage: 'Hold' }, shade), kind)
    const buffered = adopt(
      receive(once, listOf({ ...lamp, stage: 'Hold', seal: 'S1' }, { ...shade, seal: 'S2' }), kind),
    )
    expect(marksOf(buffered)).toEqual(['FWYU4829130: stage seal', 'FWYU7712044: seal'])
    expect(marksOf(markSeen(buffered, 'FWYU4829130'))).toEqual(['FWYU7712044: seal'])
    expect(marksOf(markSeen(buffered))).toEqual([])
    expect(markSeen(buffered, 'another')).toBe(buffered)
  })
})
