/** A row of a schedule as it was shown: its times by their names. */
export interface SeenRow {
  id: string
  /** What it is called when it is gone. */
  name: string
  /** When it happens; only rows within the same days can be missed or new. */
  at: string
  times: Readonly<Record<string, string | null>>
}

/** What somebody saw of one question, and when. */
interface Sight {
  seenAt: number
  rows: SeenRow[]
}

/** The look before this visit, with which the present one is compared, and the latest of this visit. */
export interface SeenSchedule {
  before: Sight | null
  latest: Sight
}

/** A time that moved, was given or was taken back; undefined stands for none. */
export interface TimeChange {
  field: string
  was: string | null
  is: string | null
}

export interface ScheduleChanges {
  /** Changes by the row's id. */
  rows: ReadonlyMap<string, { isNew: boolean; times: TimeChange[] }>
  gone: readonly SeenRow[]
  count: number
  since: number
}

/** Whoever returns within this time is still on the same visit: marks stay until then. */
const VISIT_MS = 30 * 60_000
/** So many questions are remembered, the latest first. */
export const SEEN_LIMIT = 12

/** Notes that these rows are shown now. A new visit is compared with the last look of the one before. */
export function noteSight(stored: SeenSchedule | undefined, rows: SeenRow[], now: number): SeenSchedule {
  const latest = { seenAt: now, rows }
  if (!stored) return { before: null, latest }
  const isSameVisit = now - stored.latest.seenAt < VISIT_MS && now >= stored.latest.seenAt
  return { before: isSameVisit ? stored.before : stored.latest, latest }
}

/** What differs from the last visit. A row is new, or gone, only within the days that both looks cover. */
export function changesSince(before: Sight, rows: readonly SeenRow[]): ScheduleChanges {
  const former = new Map(before.rows.map((row) => [row.id, row]))
  const present = new Set(rows.map(({ id }) => id))
  const [firstBefore, lastBefore] = endsOf(before.rows)
  const [firstNow, lastNow] = endsOf(rows)
  const changed = rows.flatMap((row) => {
    const was = former.get(row.id)
    const isNew = !was && row.at >= firstBefore && row.at <= lastBefore
    const times = was ? timeChanges(was, row) : []
    return isNew || times.length > 0 ? [[row.id, { isNew, times }] as const] : []
  })
  const gone = before.rows.filter(({ id, at }) => !present.has(id) && at >= firstNow && at <= lastNow)
  return { rows: new Map(changed), gone, count: changed.length + gone.length, since: before.seenAt }
}

const endsOf = (rows: readonly SeenRow[]): [first: string, last: string] => {
  const times = rows.map(({ at }) => at).toSorted()
  return [times[0] ?? '~', times.at(-1) ?? '']
}

function timeChanges(was: SeenRow, is: SeenRow): TimeChange[] {
  const fields = [...new Set([...Object.keys(was.times), ...Object.keys(is.times)])]
  return fields.flatMap((field) => {
    const [before, now] = [was.times[field] ?? null, is.times[field] ?? null]
    return momentOf(before) === momentOf(now) ? [] : [{ field, was: before, is: now }]
  })
}

const momentOf = (time: string | null) => (time === null ? null : Date.parse(time))

const isRow = (value: unknown): value is SeenRow => {
  const { id, name, at, times } = (value ?? {}) as Partial<SeenRow> // each part is checked
  const isTimes = typeof times === 'object' && times !== null
  return [id, name, at].every((part) => typeof part === 'string') && isTimes && Object.values(times).every(isTime)
}
const isTime = (value: unknown) => value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
const isSight = (value: unknown): value is Sight => {
  const { seenAt, rows } = (value ?? {}) as Partial<Sight> // each part is checked
  return typeof seenAt === 'number' && Array.isArray(rows) && rows.every(isRow)
}

/** What was stored, by question; a browser's storage may hold anything. */
export function readSeen(text: string | null): [question: string, seen: SeenSchedule][] {
  const stored = parsed(text)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry): [string, SeenSchedule][] => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return []
    const { before, latest } = (entry[1] ?? {}) as Partial<SeenSchedule> // both are checked
    return isSight(latest) ? [[entry[0], { before: isSight(before) ? before : null, latest }]] : []
  })
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
