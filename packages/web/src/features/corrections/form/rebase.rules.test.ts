import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { expect, it } from 'vitest'
import { changedByBoth, rebase } from './rebase.rules.ts'

const row = (equipment: string, packages: string) => ({
  equipment,
  quantity: '1',
  packageType: 'CT',
  packages,
  temperature: '',
})
const base = goodRequest({ remarks: 'none', commodity: 'Lamps', containers: [row('45G1', '10'), row('22G1', '20')] })
const document = goodRequest({
  ...base,
  remarks: 'mine',
  commodity: 'Shades',
  containers: [row('45G1', '11'), row('22G1', '21')],
})

it('keeps one’s own changes on top of the booking’s latest data, and takes everything else over', () => {
  const latest = goodRequest({
    ...base,
    vvd: 'FWS999E',
    commodity: 'Lamps and cables',
    containers: [row('45G1', '10')],
  })
  expect(rebase({ base, document, latest })).toEqual({
    ...latest,
    remarks: 'mine',
    commodity: 'Shades',
    containers: [row('45G1', '11')],
  })
  expect(changedByBoth({ base, document, latest })).toEqual(['commodity', 'containers.1.packages'])
})

it('names nothing where both say the same by now', () => {
  const latest = goodRequest({ ...base, remarks: 'mine' })
  expect(changedByBoth({ base, document: { ...base, remarks: 'mine' }, latest })).toEqual([])
  expect(rebase({ base, document: base, latest })).toEqual(latest)
})
