import type { ContractTerms } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { expect, it } from 'vitest'
import { emptyRequest } from '../request-document.ts'
import { withContract } from './contract-offer.rules.ts'

const lights = { ref: 'NBLIGHT', name: 'Ningbo Lighting', localName: null, address: '88 Beilun Rd', country: 'CN' }
const terms: ContractTerms = {
  itemRequired: false,
  number: 'SC1042',
  title: 'Lighting 2026',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  paymentTerms: ['Prepaid'],
  places: { loading: ['CNNGB'], discharge: ['USLGB', 'USOAK'], receipt: [], delivery: [] },
  parties: [
    { role: 'shipper', ...lights },
    { role: 'consignee', ...lights, ref: 'A', name: 'A' },
    { role: 'consignee', ...lights, ref: 'B', name: 'B' },
  ],
  items: [],
}

it('a contract fills in what it leaves no choice in, and nothing else', () => {
  const after = withContract(emptyRequest(), terms)
  expect(after).toMatchObject({ portOfLoading: 'CNNGB', portOfDischarge: '', paymentTerm: 'Prepaid', item: '' })
  expect(after.shipper).toEqual({ name: 'Ningbo Lighting', address: '88 Beilun Rd', contact: '' })
  expect(after.consignee.name).toBe('')
})

it('what was written before the contract was chosen stays', () => {
  const shipper = { name: 'Somebody else', address: '', contact: '' }
  const before = { ...emptyRequest(), portOfLoading: 'CNSHA', shipper }
  expect(withContract(before, terms)).toMatchObject({ portOfLoading: 'CNSHA', shipper })
})
