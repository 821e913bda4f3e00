import { describe, expect, it } from 'vitest'
import { checkBlanketCriteria, checkBlanketLetter, type LetterFacts } from './blanket-letter.rules.ts'
import type { BlanketLetterDocument } from './blanket-letter.schema.ts'
import { canChangeLetter, canSignLetter } from './blanket-letter.states.ts'
import { blanketLetterStatuses } from './blanket-letter.values.ts'

const letter: BlanketLetterDocument = {
  shipper: 'NBL',
  shipperAddress: '1 Harbour Road, Ningbo',
  agent: '',
  agentAddress: '',
  portOfLoading: 'CNNGB',
  serviceContract: 'SC1042',
  item: '',
  effectiveOn: '2026-11-15',
  expiresOn: '2026-12-31',
}
const contract = {
  number: 'SC1042',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  itemRequired: false,
  items: ['1042-A'],
  loading: ['CNNGB'],
}
const facts: LetterFacts = { privilege: 'shipper', today: '2026-11-15', contract }
const found = (change: Partial<BlanketLetterDocument>, more: Partial<LetterFacts> = {}) =>
  checkBlanketLetter({ ...letter, ...change }, { ...facts, ...more }).map(({ code, path }) => `${code} ${path}`)

describe('a blanket letter', () => {
  it('is fine from today to the last day of its contract', () => expect(found({})).toEqual([]))
  it('is fine on a single day', () => expect(found({ expiresOn: '2026-11-15' })).toEqual([]))

  it.each<[string, Partial<BlanketLetterDocument>, Partial<LetterFacts>, string[]]>([
    ['without a shipper', { shipper: '' }, {}, ['BLOI0013 shipper']],
    ['without its address', { shipperAddress: '' }, {}, ['BLOI0014 shipperAddress']],
    ['of an agent without the agent', {}, { privilege: 'agent' }, ['BLOI0023 agent']],
    ['without a port', { portOfLoading: '' }, {}, ['BLOI0015 portOfLoading']],
    ['from a port that the contract does not have', { portOfLoading: 'CNSHA' }, {}, ['BLOI0015 portOfLoading']],
    ['without a contract', { serviceContract: '' }, { contract: undefined }, ['BLOI0016 serviceContract']],
    ['for an unknown contract', { serviceContract: 'SC9999' }, { contract: null }, ['BLOI0021 serviceContract']],
    ['for a contract with I', { serviceContract: 'SI1042' }, { contract: null }, ['BLOI0028 serviceContract']],
    ['for a contract with v', { serviceContract: 'sv1042' }, { contract: null }, ['BLOI0028 serviceContract']],
    ['without an item that is needed', {}, { contract: { ...contract, itemRequired: true } }, ['BLOI0020 item']],
    ['for an item of another contract', { item: '1024-A' }, {}, ['BLOI0029 item']],
    ['without an effective date', { effectiveOn: '' }, {}, ['BLOI0017 effectiveOn']],
    ['from a day that does not exist', { effectiveOn: '2026-02-30' }, {}, ['BLOI0031 effectiveOn']],
    ['from yesterday', { effectiveOn: '2026-11-14' }, {}, ['BLOI0018 effectiveOn']],
    ['without an end', { expiresOn: '' }, {}, ['BLOI0031 expiresOn']],
    ['that ends before it begins', { expiresOn: '2026-11-14' }, {}, ['BLOI0009 expiresOn']],
    [
      'that is over',
      { effectiveOn: '2026-11-01', expiresOn: '2026-11-14' },
      { savedEffectiveOn: '2026-11-01' },
      ['BLOI0010 expiresOn'],
    ],
    ['beyond its contract', { expiresOn: '2027-01-01' }, {}, ['BLOI0011 expiresOn']],
    [
      'after its contract',
      { effectiveOn: '2027-01-01', expiresOn: '2027-02-01' },
      {},
      ['BLOI0011 effectiveOn', 'BLOI0011 expiresOn'],
    ],
    ['before its contract', { effectiveOn: '2025-12-31' }, { today: '2025-12-01' }, ['BLOI0011 effectiveOn']],
  ])('is refused %s', (_, change, more, expected) => expect(found(change, more)).toEqual(expected))

  it('keeps an effective date that has passed since it was saved', () =>
    expect(found({ effectiveOn: '2026-11-10' }, { savedEffectiveOn: '2026-11-10' })).toEqual([]))
  it('waits with rules of the contract until that is known', () =>
    expect(found({ expiresOn: '2027-06-01', item: 'X' }, { contract: undefined })).toEqual([]))
  it('takes an item of the contract, and every port where the contract names none', () =>
    expect(found({ item: '1042-A', portOfLoading: 'CNSHA' }, { contract: { ...contract, loading: [] } })).toEqual([]))
})

describe('a search', () => {
  it.each([
    [{ shipper: '', shipperAddress: '', serviceContract: '' }, ['BLOI0002', 'BLOI0003']],
    [{ shipper: 'NBL', shipperAddress: 'x', serviceContract: 'SI1' }, ['BLOI0027']],
    [{ shipper: 'NBL', shipperAddress: 'x', serviceContract: 'sc10' }, []],
  ])('of %o finds %o wrong', (criteria, expected) =>
    expect(checkBlanketCriteria(criteria).map(({ code }) => code)).toEqual(expected),
  )
})

it('says what can be done in which status', () => {
  const table = blanketLetterStatuses.map((status) => [
    status,
    ...(['update', 'cancel', 'renew'] as const).filter((action) => canChangeLetter(action, status)),
  ])
  expect(table).toEqual([
    ['Draft', 'update', 'cancel'],
    ['Pending Signature', 'update', 'cancel'],
    ['Active', 'update', 'cancel', 'renew'],
    ['Expired'],
    ['Cancelled'],
  ])
  expect(canSignLetter('Active', 'Draft')).toBe(true)
  expect(canSignLetter('Active', 'Active')).toBe(false)
  expect(canSignLetter('Expired', 'Pending Signature')).toBe(false)
})
