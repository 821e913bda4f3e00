import { expect, it } from 'vitest'
import { container, event, hummingbird, journey, moment, oceanLeg, railLeg, terminalLeg } from './journey.fixture.ts'
import { legTimes } from './leg-times.rules.ts'

const toChicago = { ...container, shipment: 'IPI', destination: 'USCHI' } as const
const stay = { ...terminalLeg, kind: 'podTerminal', from: 'USLGB-SSA', to: 'USLGB-SSA' } as const

it('fills the legs from the events of the container', () => {
  const [terminal, ocean, port, rail] = legTimes(
    journey({
      container: toChicago,
      legs: [terminalLeg, oceanLeg, stay, railLeg],
      events: [
        event('gateIn full truck', '2026-11-09T01:05:00Z', 'CNNGB-BLC'),
        event('departed full vessel', '2026-11-10T22:00:00Z', 'CNNGB-BLC', hummingbird),
        event('arrived full vessel', '2026-11-12T14:00:00Z', 'USLGB-SSA', hummingbird),
        event('discharged full vessel', '2026-11-12T20:00:00Z', 'USLGB-SSA', hummingbird),
        event('departed full rail', '2026-11-14T20:00:00Z', 'USLGB-SSA'),
      ],
    }),
  )
  expect(terminal).toMatchObject({
    departure: { actual: '2026-11-09T01:05:00Z' },
    arrival: { actual: '2026-11-10T22:00:00Z' },
  })
  expect(ocean).toMatchObject({
    departure: { actual: '2026-11-10T22:00:00Z' },
    arrival: { actual: '2026-11-12T14:00:00Z' },
  })
  expect(port).toMatchObject({
    departure: { actual: '2026-11-12T20:00:00Z' },
    arrival: { actual: '2026-11-14T20:00:00Z' },
  })
  expect(rail).toMatchObject({
    departure: { actual: '2026-11-14T20:00:00Z' },
    arrival: { actual: null, estimated: '2026-11-22T21:00:00Z' },
  })
})

it('keeps the schedule where the container has no events', () => {
  const sailed = { ...oceanLeg, departure: moment('2026-11-11T00:00:00Z', null, '2026-11-10T22:00:00Z') }
  expect(legTimes(journey({ legs: [terminalLeg, sailed] }))).toMatchObject([terminalLeg, sailed])
})

it('starts the stay at a terminal with the latest report of the ship, not with the outdated plan', () => {
  const legs = [
    terminalLeg,
    oceanLeg,
    { ...stay, departure: moment('2026-11-23T14:00:00Z'), arrival: moment('2026-11-24T20:00:00Z') },
  ]
  const early = legTimes(journey({ legs }))
  expect(early[2]?.departure).toEqual(moment('2026-11-23T14:00:00Z', '2026-11-21T14:00:00Z'))
  expect(early[2]?.overtaken).toEqual({ departure: false, arrival: false })

  const arrived = { ...oceanLeg, arrival: moment('2026-11-23T14:00:00Z', null, '2026-11-22T03:00:00Z') }
  const berthed = legTimes(journey({ legs: [terminalLeg, arrived, ...legs.slice(2)] }))
  expect(berthed[2]?.departure).toEqual(moment('2026-11-23T14:00:00Z', '2026-11-22T03:00:00Z'))
})

it('ends the stay at the port of loading with the latest report of the awaited ship', () => {
  const delayed = { ...oceanLeg, departure: moment('2026-11-11T00:00:00Z', '2026-11-12T06:00:00Z') }
  const [terminal] = legTimes(journey({ legs: [terminalLeg, delayed] }))
  expect(terminal?.arrival).toEqual(moment('2026-11-11T00:00:00Z', '2026-11-12T06:00:00Z'))
})

it('marks plans that a late ship has made impossible', () => {
  const late = { ...oceanLeg, arrival: moment('2026-11-23T14:00:00Z', '2026-11-26T14:00:00Z') }
  const port = { ...stay, departure: moment('2026-11-23T14:00:00Z'), arrival: moment('2026-11-24T20:00:00Z') }
  const [, , terminal, rail] = legTimes(
    journey({
      container: { ...toChicago, estimatedDelivery: '2026-12-01T15:00:00Z' },
      legs: [terminalLeg, late, port, railLeg],
    }),
  )
  expect(terminal?.overtaken).toEqual({ departure: false, arrival: true })
  expect(rail?.overtaken).toEqual({ departure: true, arrival: false })
})
