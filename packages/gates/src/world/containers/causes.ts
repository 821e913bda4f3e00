import type { EstimateReason } from '@fairway/contract/tracking/tracking.values'
import type { Draw } from '../random.ts'
import { berthsAt, terminalAt } from '../ways/yards.ts'

/** Up these rivers ships wait for the tide and a pilot. */
const RIVER_PORTS: readonly string[] = ['VNSGN', 'VNHPH']

/** Why a ship is delayed at sea. */
export const causeAtSea = (luck: Draw): EstimateReason => (luck.chance(0.12) ? 'engine' : 'weather')

/** Why a ship waits outside the port. */
export function causeOffPort(luck: Draw, port: string): EstimateReason {
  if (RIVER_PORTS.includes(port)) return 'pilot'
  return berthsAt(terminalAt(port)) === 1 || luck.chance(0.25) ? 'berth' : 'congestion'
}

/** Why a ship stays longer at berth. */
export const causeInPort = (luck: Draw, port: string): EstimateReason =>
  RIVER_PORTS.includes(port) && luck.chance(0.4) ? 'pilot' : 'cargoWork'
