import { describe, expect, it } from 'vitest'
import { CONTAINERS_LIMIT } from './detention.values.ts'
import { readPastedStays } from './pasted-stays.rules.ts'

const form = { outGateOn: '2026-11-16', inGateOn: '2026-11-27' }
const read = (text: string) =>
  readPastedStays(text, form).stays.map(({ name, outGateOn, inGateOn, errors }) =>
    [name, outGateOn, inGateOn, ...errors.map(({ code }) => code)].join(' '),
  )

describe('a pasted list', () => {
  it('is read as it comes from a sheet, with days as people write them', () =>
    expect(
      read('Container\tOut\tIn\nFWYU4829130\t2026/11/2\t20261120\r\nfwyu4829146，2026年11月3日；2026.11.9'),
    ).toEqual(['FWYU4829130 2026-11-02 2026-11-20', 'FWYU4829146 2026-11-03 2026-11-09']))
  it('takes the dates of the form where a line has none', () =>
    expect(read('FWYU4829130\nFWYU4829146 2026-11-20')).toEqual([
      'FWYU4829130 2026-11-16 2026-11-27',
      'FWYU4829146 2026-11-20 2026-11-27',
    ]))
  it('names what is wrong with a line and counts the others', () =>
    expect(read('FWYU4829130 2026-11-28\nFWYU4829146 yesterday1 2026-11-20')).toEqual([
      'FWYU4829130 2026-11-28 2026-11-27 DE0008',
      'FWYU4829146 yesterday1 2026-11-20 DE0010',
    ]))
  it('has an end, and says how many lines are beyond it', () => {
    const many = Array.from({ length: CONTAINERS_LIMIT + 7 }, (_, at) => `FWYU${100000 + at}`).join('\n')
    expect(readPastedStays(many, form)).toMatchObject({ left: 7, stays: { length: CONTAINERS_LIMIT } })
  })
})
