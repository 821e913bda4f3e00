import { expect, it } from 'vitest'
import {
  checkValues as checkForm,
  type FilterValues,
  valuesOf as fill,
  criteriaOf as readForm,
} from '../../../ui/listing/filter.rules.ts'
import { bookingList } from './bookings.list.ts'

const valuesOf = (criteria: object) => fill(bookingList.filter, criteria)
const criteriaOf = (values: FilterValues, before?: object) => readForm(bookingList, values, before)
const checkValues = (values: FilterValues) => checkForm(bookingList, values)

it.each([
  {},
  { days: 0 },
  { days: 21, vvds: ['FHM042E'], destinations: ['USLGB', 'USOAK'], siStatuses: ['Pending' as const] },
  { dateOf: 'siDue' as const, from: '2026-11-16', to: '2026-11-22', concerns: ['siDue' as const] },
  { dateOf: 'vgmDue' as const, to: '2026-11-22', statuses: ['Approved' as const] },
  { sailedDays: 0 },
  { sailedDays: 14, days: 7 },
])('criteria %j come out of the form as they went in', (criteria) =>
  expect(criteriaOf(valuesOf(criteria))).toEqual(criteria),
)

it('numbers of a search stay when its other criteria change', () => {
  const numbers = { numberType: 'booking' as const, numbers: ['3104482'] }
  expect(criteriaOf(valuesOf({ days: 7 }), numbers)).toEqual({ ...numbers, days: 7 })
})

it('a kind of date without a day is no criterion', () =>
  expect(criteriaOf({ ...valuesOf({}), dateOf: 'booked', from: '  ' })).toEqual({}))

it('a departure range with one date says at the other field that it is needed', () => {
  const errors = checkValues({ ...valuesOf({}), dateOf: 'departure', from: '2026-11-16' })
  expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(['to BD0009'])
})

it.each(['22', '-1', '1.5', 'soon'])(
  'days %s are refused at their field, and so are days that do not exist',
  (days) => {
    const errors = checkValues({ ...valuesOf({}), from: '2026-02-30', to: 'the day after tomorrow', days })
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(['from BD0003', 'to BD0004', 'days BD0005'])
  },
)
