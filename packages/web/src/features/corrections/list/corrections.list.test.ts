import { describe, expect, it } from 'vitest'
import { correctionList } from './corrections.list.ts'

const { read: readCriteria, check: checkCriteria } = correctionList.criteria

describe('what corrections are searched by', () => {
  it.each([
    ['nothing', {}, {}],
    [
      'statuses that exist, in their order',
      { statuses: ['Rejected', 'Draft', 'Submitted'] },
      { statuses: ['Submitted', 'Rejected'] },
    ],
    ['texts without what surrounds them', { text: ' 1234567 ', from: '', to: 7 }, { text: '1234567' }],
    ['nothing of what a request is searched by', { vvd: 'FWR101E', statuses: 'Rejected' }, {}],
  ])('is read from an address: %s', (_case, input, expected) => expect(readCriteria(input)).toEqual(expected))

  it('names a day that does not exist, and a range that ends before it begins', () => {
    expect(checkCriteria({ from: '2026-02-30' }).map(({ path, code }) => [path, code])).toEqual([['from', 'BD0003']])
    expect(checkCriteria({ from: '2026-03-02', to: '2026-03-01' }).map(({ code }) => code)).toEqual(['BD0008'])
    expect(checkCriteria({ from: '2026-03-01', to: '2026-03-01' })).toEqual([])
  })
})
