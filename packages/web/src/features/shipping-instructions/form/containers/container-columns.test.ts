import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { containerNo, siBooking } from '@fairway/contract/shipping-instructions/si-document.fixture'
import { expect, it } from 'vitest'
import { readBlock, writeBlock } from '../../../../ui/entry-grid/entry-block.rules.ts'
import { emptyContainer } from '../si-document.ts'
import { containerColumns } from './container-columns.ts'

const named = (code: string, en: string, zh: string) => ({ code, name: { en, zh, vi: en }, spoken: '' })
const choices: PublicChoices = {
  vvds: [],
  serviceTypes: [],
  places: [],
  portofLoad: [],
  portsOfDischarge: [],
  clock: { now: '2026-11-15T08:00:00Z', rate: 1 },
  packageTypes: [named('CT', 'Carton', '纸箱'), named('PX', 'Pallet', '托盘')],
  containerTypes: [
    { ...named('45G1', '40 ft high cube', '40尺高箱'), group: 'dry', lengthFeet: 40 },
    { ...named('22G1', '20 ft dry', '20尺普箱'), group: 'dry', lengthFeet: 20 },
  ],
}
/** The first container is named by this bill, the last one by another. */
const booking = siBooking({
  containers: [1, 2, 3].map((nth) => ({
    ...{ containerNo: containerNo(nth), equipment: '22G1', seal: 'CN1002', weightKg: null },
    blNo: nth === 3 ? 'FWYL310448202' : null,
  })),
})
const columns = containerColumns({
  choices,
  language: 'en',
  labelOf: (field) => field,
  booking: () => booking,
  named: () => new Set([containerNo(1)]),
  blNo: () => 'FWYL310448201',
})
const paste = (text: string) =>
  writeBlock(
    { rows: [], columns, start: { row: 0, column: 0 }, empty: () => ({ ...emptyContainer() }), limit: 500 },
    readBlock(text),
  )

it('understands a load plan as it comes from Excel', () => {
  const { rows } = paste(
    "柜号\t柜型\t封号\t件数\t包装\t毛重(KGS)\tCBM\nfwyu 482914-5\t40'HQ\tcn88 \t1,200,000\tCTNS\t18 420.5\t６８．２",
  )
  expect(rows).toEqual([
    {
      containerNo: 'FWYU4829145',
      equipment: '45G1',
      seal: 'CN88',
      packages: '1200000',
      packageType: 'CT',
      weight: '18420.5',
      volume: '68.2',
    },
  ])
})

it('offers containers of the booking that are on no bill, and what is known of them', () => {
  const [numbers, types] = columns
  const offered = numbers?.offer?.('fwyu 40', emptyContainer()).map(({ value }) => value)
  expect(offered).toEqual([containerNo(2)])
  expect(numbers?.besides?.(containerNo(2))).toEqual({ equipment: '22G1', seal: 'CN1002' })
  expect(types?.offer?.('40hq', emptyContainer()).map(({ value }) => value)).toEqual(['45G1'])
})

it('leaves what it does not understand as it was typed', () => {
  const [, types] = columns
  expect(types?.read?.('99Z9')).toBe('99Z9')
})
