import type { Draw } from './random.ts'

/** The moves of a container whose times a fixed example can set. */
export type FixedMove =
  | 'pickUp'
  | 'gateIn'
  | 'discharged'
  | 'railLoaded'
  | 'railArrived'
  | 'notAvailable'
  | 'available'
  | 'gateOut'
  | 'emptyReturn'

/** Problems of some journeys. */
export type Setback = 'unusedEmpty' | 'takenBack' | 'notAvailable' | 'exam'

/** The scenario of one container, before the actual times of its ships are known. */
export interface Scenario {
  /** Before the terminal stops receiving. */
  pickUpHoursBefore: number
  gateInHoursBefore: number
  /** The position in the ship's stay, from 0 to 1. */
  loadedShare: number
  dischargedShare: number
  railWaitHours: number
  availableHours: number
  gateOutHours: number
  emptyReturnHours: number
  /** Hours relative to the arrival at the port of discharge at which each document is settled. */
  customsHours: number
  paperHours: number
  paymentHours: number
  truckFeeHours: number
  setback: Setback | null
  fixed: Partial<Record<FixedMove, number>>
}

/** Most containers have no problems; about one in six has some. */
export function drawScenario(luck: Draw): Scenario {
  const gateInHoursBefore = luck.between(3, 54)
  const setback = luck.weigh<Setback | null>([
    [null, 82],
    ['exam', 9],
    ['notAvailable', 6],
    ['takenBack', 1.5],
    ['unusedEmpty', 1.5],
  ])
  return {
    pickUpHoursBefore: gateInHoursBefore + luck.between(16, 128),
    gateInHoursBefore,
    loadedShare: luck.unit(),
    dischargedShare: luck.unit(),
    railWaitHours: luck.between(12, 80),
    availableHours: luck.between(4, 50),
    gateOutHours: luck.chance(0.1) ? luck.between(100, 190) : luck.between(4, 120),
    emptyReturnHours: luck.chance(0.1) ? luck.between(200, 280) : luck.between(30, 190),
    customsHours: luck.between(-90, 20),
    paperHours: luck.between(-110, 170),
    paymentHours: luck.between(-72, 150),
    truckFeeHours: luck.between(-20, 60),
    setback,
    fixed: {},
  }
}
