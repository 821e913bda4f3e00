import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCriteria, encodeCriteria } from './url-criteria.ts'

const ORDINARY = 'eyJhIjoifn5+Pj4+In0='

describe('criteria in an address', () => {
  it('are read back unchanged, whatever they contain', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ depthSize: 'small' })), (criteria) => {
        const plain = JSON.parse(JSON.stringify(criteria))
        expect(decodeCriteria(encodeCriteria(criteria))).toEqual(plain)
      }),
    ))

  it('need no escaping, and keep Chinese and Vietnamese', () => {
    const text = encodeCriteria({ name: '宁波照明 Hải Phòng', odd: '???>>>' })
    expect(text).toMatch(/^[\w-]+$/)
    expect(decodeCriteria(text)).toEqual({ name: '宁波照明 Hải Phòng', odd: '???>>>' })
  })

  it('are read in the ordinary form of base64 too, also after a form has made plus signs spaces', () => {
    expect(decodeCriteria(ORDINARY)).toEqual({ a: '~~~>>>' })
    expect(decodeCriteria(ORDINARY.replaceAll('+', ' '))).toEqual({ a: '~~~>>>' })
  })

  it.each(['', '%', 'a', 'bnVsbA', 'WzFd', 'IiI', 'e30x', '////', '网'])('yield nothing when they are %j', (text) =>
    expect(decodeCriteria(text)).toBeUndefined(),
  )
})
