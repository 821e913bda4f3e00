import type { EquipmentTypeLine, LocationLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import {
  findMovedZones,
  findPortsOfMovedGroups,
  saveEquipmentTypeLines,
  saveLocationLines,
} from '../reference-data/public.ts'
import { estimatePorts } from '../tracking/public.ts'

const codes = (ports: { code: string }[]) => ports.map(({ code }) => code)

/** Takes in places; where a port's clock or its fees turn out to be others, its boxes are worked out anew. */
export async function recordLocations(context: Context, lines: Line<LocationLine>[]): Promise<Outcome[]> {
  const moved = codes(await findMovedZones(context.db, lines))
  const outcomes = await saveLocationLines(context, lines)
  if (moved.length > 0) await estimatePorts(context, moved, 'reference')
  return outcomes
}

/** Takes in container types; where one turns out to be of another group, other rules count for its boxes. */
export async function recordEquipmentTypes(context: Context, lines: Line<EquipmentTypeLine>[]): Promise<Outcome[]> {
  const ports = codes(await findPortsOfMovedGroups(context.db, lines))
  const outcomes = await saveEquipmentTypeLines(context, lines)
  if (ports.length > 0) await estimatePorts(context, ports, 'reference')
  return outcomes
}
