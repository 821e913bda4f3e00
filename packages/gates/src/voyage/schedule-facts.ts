import type { ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import { DAY, HOUR, iso, MINUTE } from '../world/calendar.ts'
import { type Call, cutOffsOf, type Moment, type Sailing } from '../world/sailings.ts'
import type { Fact } from './fact.ts'

/** A voyage is published this long before it starts. */
export const PUBLISHED_BEFORE = 60 * DAY
/** A ship's arrival or departure is known after a quarter of an hour. */
const REPORTED_AFTER = 15 * MINUTE
/** A captain on a long passage corrects the arrival twice: how far he is, and how much of the truth he sees by then. */
const corrections = [
  { passed: 0.35, seen: 0.5 },
  { passed: 0.75, seen: 0.9 },
]
const LONG_PASSAGE = 5 * DAY
const EARLIEST_DEPARTURE = -3 * HOUR

interface Known extends Moment {
  kind: 'arrival' | 'departure'
  estimatedAt: number | null
  isActual: boolean
}

/** Something is said of one moment: it happened, or everything from it on is expected this much later than planned. */
type Statement = { at: number; moment: number } & ({ says: 'happened' } | { says: 'expected'; late: number })

/** Every version of a voyage's schedule, in the order in which the carrier publishes them. */
export function scheduleFacts(sailing: Sailing): Fact<ScheduleLine>[] {
  const known = momentsOf(sailing.calls)
  const first = known[0]
  if (!first) return []
  const facts = [version(sailing, known, first.plannedAt - PUBLISHED_BEFORE, 0)]
  for (const statement of statementsOf(known)) {
    apply(statement, known)
    facts.push(version(sailing, known, statement.at, facts.length))
  }
  return facts
}

/** Most versions are overtaken before anyone asks: the line is written out only when it is read. */
function version(sailing: Sailing, known: readonly Known[], at: number, revision: number): Fact<ScheduleLine> {
  const then = known.map((moment) => ({ ...moment }))
  return {
    at,
    get line() {
      return lineOf(sailing, then, revision)
    },
  }
}

/** The first call has no arrival and the last no departure: those belong to the voyages before and after. */
function momentsOf(calls: readonly Call[]): Known[] {
  const unknown = { estimatedAt: null, isActual: false }
  return calls.flatMap(({ arrival, departure }, at): Known[] => [
    ...(at > 0 ? [{ ...arrival, ...unknown, kind: 'arrival' as const }] : []),
    ...(at < calls.length - 1 ? [{ ...departure, ...unknown, kind: 'departure' as const }] : []),
  ])
}

function statementsOf(moments: readonly Known[]): Statement[] {
  const statements = moments.flatMap((moment, at): Statement[] => {
    const late = moment.actualAt - moment.plannedAt
    const next = moments[at + 1]
    const saidAt = moment.actualAt + REPORTED_AFTER
    return [
      ...(at === 0 ? [{ at: moment.plannedAt - 3 * DAY, moment: 0, says: 'expected', late } as const] : []),
      { at: saidAt, moment: at, says: 'happened' },
      ...(next
        ? [{ at: saidAt + MINUTE, moment: at + 1, says: 'expected', late } as const, ...onTheWay(moment, next, at + 1)]
        : []),
    ]
  })
  return statements.sort((one, other) => one.at - other.at)
}

function onTheWay(left: Known, next: Known, at: number): Statement[] {
  const passage = next.actualAt - left.actualAt
  if (left.kind !== 'departure' || passage < LONG_PASSAGE) return []
  const before = left.actualAt - left.plannedAt
  const after = next.actualAt - next.plannedAt
  return corrections.map(({ passed, seen }) => ({
    at: left.actualAt + Math.round((passage * passed) / MINUTE) * MINUTE,
    moment: at,
    says: 'expected',
    late: before + (after - before) * seen,
  }))
}

function apply(statement: Statement, known: Known[]): void {
  for (const [at, moment] of known.entries()) {
    if (statement.says === 'happened' && at === statement.moment) moment.isActual = true
    if (statement.says === 'expected' && at >= statement.moment)
      moment.estimatedAt = moment.plannedAt + toHalfHour(expectedLate(moment, statement.late))
  }
}

/** Ships that come early do not leave early, and delays are told in half hours. */
const expectedLate = ({ kind }: Known, late: number) =>
  kind === 'departure' ? Math.max(late, EARLIEST_DEPARTURE) : late
const toHalfHour = (late: number) => Math.round(late / (30 * MINUTE)) * 30 * MINUTE

function lineOf(
  { vvd, vessel, voyage, direction, service, calls }: Sailing,
  known: readonly Known[],
  revision: number,
): ScheduleLine {
  const queue = known.map(({ plannedAt, estimatedAt, isActual, actualAt }) => ({
    planned: iso(plannedAt),
    estimated: estimatedAt === null ? null : iso(estimatedAt),
    actual: isActual ? iso(actualAt) : null,
    reason: null,
  }))
  return {
    vvd,
    vessel: { code: vessel.code, name: vessel.name, imo: null },
    voyage,
    direction,
    service: service.name,
    type: service.kind === 'feeder' ? 'Feeder' : 'Mainline',
    statedAt: null,
    revision,
    calls: calls.map((call, at) => ({
      location: call.port,
      terminal: call.terminal,
      arrival: at > 0 ? (queue.shift() ?? null) : null,
      departure: at < calls.length - 1 ? (queue.shift() ?? null) : null,
      cutOffs: isLoading(call, direction, at < calls.length - 1) ? cutOffLines(call, direction) : {},
    })),
  }
}

/** Cargo is taken on in Asia, on the way out. */
const isLoading = ({ port }: Call, direction: Sailing['direction'], goesOn: boolean) =>
  goesOn && !port.startsWith('US') && (direction === 'E' || direction === 'N')

function cutOffLines(call: Call, direction: Sailing['direction']): ScheduleLine['calls'][number]['cutOffs'] {
  const { si, vgm, cy, ams, special } = cutOffsOf(call)
  const all = { si: iso(si), vgm: iso(vgm), cy: iso(cy), special: iso(special) }
  return direction === 'E' ? { ...all, ams: iso(ams) } : all
}
