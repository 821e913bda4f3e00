import { expect, it } from 'vitest'
import {
  checkValues as checkForm,
  type FilterValues,
  valuesOf as fill,
  criteriaOf as readForm,
} from '../../../ui/listing/filter.rules.ts'
import { containerList } from './containers.list.ts'

const valuesOf = (criteria: object) => fill(containerList.filter, criteria)
const criteriaOf = (values: FilterValues, before?: object) => readForm(containerList, values, before)
const checkValues = (values: FilterValues) => checkForm(containerList, values)

it.each([
  {},
  { sailedDays: 0 },
  { sailedDays: 21, vvds: ['FHM042E'], destinations: ['USLGB', 'USOAK'], redHolds: ['customs' as const] },
  { dateOf: 'lastFree' as const, from: '2026-11-16', to: '2026-11-22', stages: ['Hold' as const] },
  { dateOf: 'arrival' as const, to: '2026-11-22' },
])('criteria %j come out of the form as they went in', (criteria) =>
  expect(criteriaOf(valuesOf(criteria))).toEqual(criteria),
)

it('numbers of a search stay when its other criteria change', () => {
  const numbers = { numberType: 'booking' as const, numbers: ['3104482'] }
  expect(criteriaOf(valuesOf({ sailedDays: 7 }), numbers)).toEqual({ ...numbers, sailedDays: 7 })
})

it('a kind of date without a day is no criterion', () =>
  expect(criteriaOf({ ...valuesOf({}), dateOf: 'departure', from: '  ' })).toEqual({}))

it('days that do not exist are named at their fields, also when they are too long for an address', () => {
  const violations = checkValues({
    ...valuesOf({}),
    from: '2026-02-30',
    to: 'the day after tomorrow',
    sailedDays: '22',
  })
  expect(violations.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'from BD0003',
    'to BD0004',
    'sailedDays BD0005',
  ])
})
