import { readContainerNumber } from '@fairway/contract/shared/container-number'
import {
  CONTAINER_CAP,
  type DashboardCriteria,
  type DashboardNumberType,
} from '@fairway/contract/tracking/dashboard/dashboard.values'
import { checkCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { refuse } from '@fairway/contract/tracking/tracking.errors'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import { refuseWebId } from '../cargo/cargo.actions.ts'
import * as dashboard from './dashboard.repository.ts'
import * as choices from './dashboard-choices.repository.ts'

/** The code for a customer when none of the numbers is known: by the kind of the numbers, or one for all kinds. */
const unknownCodes = {
  container: 'CS0001',
  booking: 'CS0002',
  bl: 'CS0003',
  ediRef: 'CS0005',
  mixed: 'CS0004',
} as const satisfies Record<DashboardNumberType, string>
/** A refusal names so many numbers at most. */
const NAMED_NUMBERS = 5

/** Lists the customer's containers; too many are refused, not cut, and so is a search whose numbers are all unknown. */
export async function listContainers(context: Context, criteria: DashboardCriteria) {
  const { db, viewer } = context
  refuseWebId(viewer)
  refuseViolations(checkCriteria(criteria))
  const { shape, query } = toQuery(criteria)
  const list = await dashboard.list(db, viewer, shape, { ...query, watch: ownTopicOf(context) })
  if (!list) throw new Error('A list was expected')
  if (shape.numberType !== 'none' && list.found === 0)
    refuse(list.known > 0 ? 'CS0004' : unknownCodes[shape.numberType], someOf(query.numbers))
  if (list.shown > CONTAINER_CAP) refuse('CS0009')
  return list.body
}

/** Counts the customer's containers per stage, for the cards above the list. */
export async function countContainers({ db, viewer }: Context, criteria: DashboardCriteria) {
  refuseWebId(viewer)
  refuseViolations(checkCriteria(criteria))
  const { shape, query } = toQuery(criteria)
  const counted = await dashboard.count(db, viewer, shape, query)
  if (!counted) throw new Error('Counts were expected')
  return counted.body
}

/** The voyages that the customer's containers travel with. */
export async function listVvds({ db, viewer }: Context) {
  refuseWebId(viewer)
  return { vvds: await choices.vvds(db, viewer) }
}

/** The ports and destinations of the customer's containers. */
export async function listLocations({ db, viewer }: Context) {
  refuseWebId(viewer)
  return choices.locations(db, viewer)
}

/** The names of the carrier's places and equipment, which are the same for everyone. */
export async function translateRefData({ db }: Context) {
  return (await choices.names(db))?.body ?? { locations: {}, equipment: {} }
}

/** Ten characters of a container number are completed; anything else is looked up as it is. */
function complete(number: string) {
  const verdict = readContainerNumber(number)
  return verdict.kind === 'completed' ? verdict.number : number
}

const someOf = (numbers: string[]) =>
  numbers.slice(0, NAMED_NUMBERS).join(', ') + (numbers.length > NAMED_NUMBERS ? ' …' : '')

const unlessEmpty = <T>(list: T[] | undefined) => (list && list.length > 0 ? list : null)

/** A range of dates without its kind is about departures, and numbers without theirs are of containers. */
export function toQuery(criteria: DashboardCriteria): { shape: dashboard.QueryShape; query: dashboard.Criteria } {
  const { numberType = 'container', numbers = [], sailedDays, dateOf = 'departure', redHolds = [] } = criteria
  const hasContainers = numberType === 'container' || numberType === 'mixed'
  const from = criteria.from || null
  const to = criteria.to || null
  return {
    shape: {
      numberType: numbers.length > 0 ? numberType : 'none',
      isSailed: sailedDays !== undefined,
      hasHolds: redHolds.length > 0,
      dateOf: from || to ? dateOf : 'none',
    },
    query: {
      numbers: hasContainers ? [...new Set(numbers.map(complete))] : numbers,
      vvds: unlessEmpty(criteria.vvds),
      portsOfLoading: unlessEmpty(criteria.portsOfLoading),
      portsOfDischarge: unlessEmpty(criteria.portsOfDischarge),
      destinations: unlessEmpty(criteria.destinations),
      stages: unlessEmpty(criteria.stages),
      holdMask: redHolds.reduce((mask, hold) => mask | (1 << holdTypes.indexOf(hold)), 0),
      sailedDays: sailedDays ?? null,
      from,
      to,
    },
  }
}
