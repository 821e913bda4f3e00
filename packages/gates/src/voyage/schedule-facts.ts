import type { ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import type { EstimateReason } from '@fairway/contract/tracking/tracking.values'
import { DAY, HOUR, iso, MINUTE } from '../world/calendar.ts'
import { causeInPort } from '../world/containers/causes.ts'
import { draw } from '../world/random.ts'
import { type Call, cutOffsOf, type Sailing } from '../world/sailings.ts'
import { GENERATION, type World } from '../world/world.ts'
import { delayOf, estimatesBetween, type VoyageMoment } from './captain-estimates.ts'
import type { Fact } from './fact.ts'

/** The first estimate comes three days before the ship starts, when no small delay can be foreseen yet. */
const FIRST_ESTIMATE_BEFORE = 3 * DAY
const FORESEEN = 2 * HOUR
/** A ship's arrival or departure is known after a quarter of an hour. */
const REPORTED_AFTER = 15 * MINUTE

/** A statement about a voyage: a moment has come, or the following ones have a new delay, or both. */
interface Statement {
  at: number
  happened: number | null
  /** From this moment on everything is expected this much later than planned. */
  expected: { from: number; delay: number; call: number; cause: EstimateReason } | null
}

/** All statements about a voyage after it was published, in order. */
function statementsOf(world: World, { vvd, calls }: Sailing, moments: readonly VoyageMoment[]): Statement[] {
  const [first] = moments
  const [start] = calls
  if (!first || !start) return []
  const cameIn: VoyageMoment = { ...start.arrival, kind: 'arrival', port: start.port, call: 0 }
  let cause = delayOf(cameIn) > HOUR ? 'earlierPort' : causeInPort(draw(world.seed, 'start', vvd), start.port)
  const expect = (from: number, delay: number, call: number) => ({ from, delay, call, cause })
  const foreseen = Math.abs(delayOf(first)) < FORESEEN ? 0 : delayOf(first)
  const statements: Statement[] = [
    { at: first.plannedAt - FIRST_ESTIMATE_BEFORE, happened: null, expected: expect(0, foreseen, 0) },
  ]
  const addEstimates = (last: VoyageMoment, next: VoyageMoment, from: number) => {
    for (const estimate of estimatesBetween(world, vvd, last, next)) {
      cause = estimate.cause
      statements.push({ at: estimate.at, happened: null, expected: expect(from, estimate.delay, next.call) })
    }
  }
  addEstimates(cameIn, first, 0)
  for (const [at, moment] of moments.entries()) {
    const next = moments[at + 1]
    const expected = next ? expect(at + 1, delayOf(moment), moment.call) : null
    statements.push({ at: moment.actualAt + REPORTED_AFTER, happened: at, expected })
    if (next) addEstimates(moment, next, at + 1)
  }
  return statements.sort((one, other) => one.at - other.at)
}

/** A voyage is published this long before it starts. */
export const PUBLISHED_BEFORE = 60 * DAY
/** Ships that arrive early do not leave early. */
const EARLIEST_DEPARTURE = -3 * HOUR
/** Estimates are rounded to half hours, and not repeated for less than an hour. */
const WORTH_SAYING = HOUR
/** A new generation of the world starts above all earlier revisions, so that its whole history is accepted. */
const FIRST_REVISION = GENERATION * 1000

/** A moment and its latest estimate. */
interface Known extends VoyageMoment {
  estimatedAt: number | null
  reason: EstimateReason | null
  isActual: boolean
}

/** Every version of a voyage's schedule, in the order in which the carrier publishes them. */
export function scheduleFacts(world: World, sailing: Sailing): Fact<ScheduleLine>[] {
  const known = momentsOf(sailing.calls)
  const first = known[0]
  if (!first) return []
  const facts = [version(sailing, known, first.plannedAt - PUBLISHED_BEFORE, 0)]
  for (const statement of statementsOf(world, sailing, known))
    if (apply(statement, known)) facts.push(version(sailing, known, statement.at, facts.length))
  return facts
}

/** Most versions are outside the span: the line is built lazily. */
function version(sailing: Sailing, known: readonly Known[], at: number, count: number): Fact<ScheduleLine> {
  const then = known.map((moment) => ({ ...moment }))
  return {
    at,
    get line() {
      return lineOf(sailing, then, { statedAt: iso(at), revision: FIRST_REVISION + count })
    },
  }
}

/** The first call has no arrival and the last no departure: those belong to the voyages before and after. */
function momentsOf(calls: readonly Call[]): Known[] {
  const unknown = { estimatedAt: null, reason: null, isActual: false }
  return calls.flatMap(({ port, arrival, departure }, call): Known[] => [
    ...(call > 0 ? [{ ...arrival, ...unknown, kind: 'arrival' as const, port, call }] : []),
    ...(call < calls.length - 1 ? [{ ...departure, ...unknown, kind: 'departure' as const, port, call }] : []),
  ])
}

/** Applies a statement, and returns whether anything changed. */
function apply({ happened, expected }: Statement, known: Known[]): boolean {
  const reached = happened === null ? undefined : known[happened]
  if (reached) reached.isActual = true
  let isNews = reached !== undefined
  let delay = expected?.delay ?? 0
  for (const moment of expected ? known.slice(expected.from) : []) {
    if (moment.kind === 'departure') delay = Math.max(delay, EARLIEST_DEPARTURE)
    const estimatedAt = moment.plannedAt + toHalfHour(delay)
    if (Math.abs(estimatedAt - (moment.estimatedAt ?? Number.NEGATIVE_INFINITY)) < WORTH_SAYING) continue
    moment.reason = reasonOf(moment, estimatedAt, expected)
    moment.estimatedAt = estimatedAt
    isNews = true
  }
  return isNews
}

/** A delay has its cause at the port where it arises; later ports name the earlier one; made-up time is a reason. */
function reasonOf({ estimatedAt, plannedAt, call }: Known, now: number, expected: Statement['expected']) {
  if (estimatedAt === null && now <= plannedAt) return 'schedule'
  if (now < (estimatedAt ?? plannedAt)) return 'madeUpTime'
  return expected?.call === call ? expected.cause : 'earlierPort'
}

const toHalfHour = (delay: number) => Math.round(delay / (30 * MINUTE)) * 30 * MINUTE

function lineOf(
  { vvd, vessel, voyage, direction, service, calls }: Sailing,
  known: readonly Known[],
  stamp: Pick<ScheduleLine, 'statedAt' | 'revision'>,
): ScheduleLine {
  const queue = known.map(({ plannedAt, estimatedAt, isActual, actualAt, reason }) => ({
    planned: iso(plannedAt),
    estimated: estimatedAt === null ? null : iso(estimatedAt),
    actual: isActual ? iso(actualAt) : null,
    reason,
  }))
  return {
    vvd,
    vessel: {
      code: vessel.code,
      name: vessel.name,
      imo: null,
      capacityTeu: vessel.capacityTeu,
      co2GramsPerTeuKm: null,
    },
    voyage,
    direction,
    service: service.name,
    type: service.kind === 'feeder' ? 'Feeder' : 'Mainline',
    ...stamp,
    calls: calls.map((call, at) => ({
      location: call.port,
      terminal: call.terminal,
      arrival: at > 0 ? (queue.shift() ?? null) : null,
      departure: at < calls.length - 1 ? (queue.shift() ?? null) : null,
      cutOffs: isLoading(call, direction, at < calls.length - 1) ? cutOffLines(call, direction) : {},
    })),
  }
}

/** Cargo is loaded in Asia, on the way out. */
const isLoading = ({ port }: Call, direction: Sailing['direction'], goesOn: boolean) =>
  goesOn && !port.startsWith('US') && (direction === 'E' || direction === 'N')

function cutOffLines(call: Call, direction: Sailing['direction']): ScheduleLine['calls'][number]['cutOffs'] {
  const { si, vgm, cy, ams, special } = cutOffsOf(call)
  const all = { si: iso(si), vgm: iso(vgm), cy: iso(cy), special: iso(special) }
  return direction === 'E' ? { ...all, ams: iso(ams) } : all
}
