/** The moves of a container as an orderly carrier would tell them, with the stage that each one leads to. */
export interface Move {
  kind: string
  occurredAt: string
  location: string
  load?: 'empty' | 'full'
  mode?: 'vessel' | 'rail' | 'truck'
  vvd?: string
  stage: string
}

export const localJourney: Move[] = [
  { kind: 'gateOut', load: 'empty', location: 'CNNGB', occurredAt: '2026-11-01T01:00:00Z', stage: 'Empty Pickup' },
  { kind: 'gateIn', load: 'full', location: 'CNNGB-BLCT', occurredAt: '2026-11-03T01:00:00Z', stage: 'At Origin' },
  {
    kind: 'loaded',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'CNNGB-BLCT',
    occurredAt: '2026-11-04T01:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'departed',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'CNNGB',
    occurredAt: '2026-11-04T12:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'arrived',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'USLGB',
    occurredAt: '2026-11-08T01:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'discharged',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'USLGB-SSA',
    occurredAt: '2026-11-08T12:00:00Z',
    stage: 'At Destination',
  },
  { kind: 'available', location: 'USLGB-SSA', occurredAt: '2026-11-09T12:00:00Z', stage: 'At Destination' },
  {
    kind: 'gateOut',
    load: 'full',
    mode: 'truck',
    location: 'USLGB-SSA',
    occurredAt: '2026-11-10T12:00:00Z',
    stage: 'Out-gated',
  },
  {
    kind: 'gateIn',
    load: 'empty',
    mode: 'truck',
    location: 'USLGB',
    occurredAt: '2026-11-13T12:00:00Z',
    stage: 'Empty Returned',
  },
]

export const inlandJourney: Move[] = [
  ...localJourney.slice(0, 5),
  { ...(localJourney[5] as Move), stage: 'In-Transit' },
  {
    kind: 'gateOut',
    load: 'full',
    mode: 'truck',
    location: 'USLGB-SSA',
    occurredAt: '2026-11-09T00:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'loaded',
    load: 'full',
    mode: 'rail',
    location: 'USLGB',
    occurredAt: '2026-11-09T06:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'arrived',
    load: 'full',
    mode: 'rail',
    location: 'USCHI',
    occurredAt: '2026-11-12T06:00:00Z',
    stage: 'At Destination',
  },
  {
    kind: 'gateOut',
    load: 'full',
    mode: 'truck',
    location: 'USCHI',
    occurredAt: '2026-11-13T06:00:00Z',
    stage: 'Out-gated',
  },
  {
    kind: 'gateIn',
    load: 'empty',
    mode: 'truck',
    location: 'USCHI',
    occurredAt: '2026-11-14T06:00:00Z',
    stage: 'Empty Returned',
  },
]

export const feederJourney: Move[] = [
  { kind: 'gateOut', load: 'empty', location: 'VNHPH', occurredAt: '2026-10-28T00:00:00Z', stage: 'Empty Pickup' },
  { kind: 'gateIn', load: 'full', location: 'VNHPH', occurredAt: '2026-10-30T00:00:00Z', stage: 'At Origin' },
  {
    kind: 'loaded',
    load: 'full',
    mode: 'vessel',
    vvd: 'FSG011N',
    location: 'VNHPH',
    occurredAt: '2026-11-01T00:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'discharged',
    load: 'full',
    mode: 'vessel',
    vvd: 'FSG011N',
    location: 'CNNGB',
    occurredAt: '2026-11-05T00:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'loaded',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'CNNGB',
    occurredAt: '2026-11-06T00:00:00Z',
    stage: 'In-Transit',
  },
  {
    kind: 'discharged',
    load: 'full',
    mode: 'vessel',
    vvd: 'FHM042E',
    location: 'USLGB',
    occurredAt: '2026-11-14T00:00:00Z',
    stage: 'At Destination',
  },
]

/** Things that go wrong at origin. */
export const returnedAtOrigin: Move[] = [
  { kind: 'gateOut', load: 'empty', location: 'CNNGB', occurredAt: '2026-11-01T00:00:00Z', stage: 'Empty Pickup' },
  { kind: 'gateIn', load: 'full', location: 'CNNGB', occurredAt: '2026-11-02T00:00:00Z', stage: 'At Origin' },
  { kind: 'gateOut', load: 'full', location: 'CNNGB', occurredAt: '2026-11-03T00:00:00Z', stage: 'Empty Pickup' },
  { kind: 'gateIn', load: 'empty', location: 'CNNGB', occurredAt: '2026-11-04T00:00:00Z', stage: 'Booked' },
]
export const shutOut: Move[] = [
  ...localJourney.slice(0, 3),
  {
    kind: 'discharged',
    load: 'full',
    mode: 'vessel',
    location: 'CNNGB-BLCT',
    occurredAt: '2026-11-04T06:00:00Z',
    stage: 'At Origin',
  },
]
