/** What PostgreSQL says of an error beside its text, and what Node says: names and numbers, never what was sent. */
const SAFE_PROPERTIES = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'position',
  'errno',
  'syscall',
  'address',
  'port',
  'statusCode',
]
/** A cause may have a cause; whoever reads a log needs no more of them. */
const DEEPEST = 3

/**
 * An error as the log tells it. What went wrong is often quoted in its message ('invalid input for integer: "…"', 'Unexpected
 * token … is not valid JSON', 'Key (email)=(…) exists'), and that is a piece of somebody's request: so texts are cut where
 * they begin to quote, and of all other properties only those are written that never hold any.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, cause } = error
  const safeEntries = Object.entries(error).filter(([key, value]) => SAFE_PROPERTIES.includes(key) && isPlain(value))
  const errors = error instanceof AggregateError ? error.errors.slice(0, DEEPEST) : []
  return {
    type: name,
    message: messageOf(error),
    ...Object.fromEntries(safeEntries),
    stack: framesOf(error),
    ...(cause !== undefined && depth < DEEPEST ? { cause: loggedError(cause, depth + 1) } : {}),
    ...(errors.length > 0 && depth < DEEPEST ? { errors: errors.map((one) => loggedError(one, depth + 1)) } : {}),
  }
}

const isPlain = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100)

/** Classes of PostgreSQL's errors that name our own tables, columns and connections, and no values. */
const OF_OUR_OWN = /^(?:08|42|53|57|58)[0-9A-Z]{3}$/

/** A text about something that could not be read says little more than what it was; others end where they quote. */
function messageOf(error: Error & { code?: unknown }) {
  const { name, message, code } = error
  if (OF_OUR_OWN.test(String(code))) return message
  if (name === 'SyntaxError' || name === 'ZodError') return '***'
  return message.replace(/\s*["'`“‘:({[\n].*/s, ' ***')
}

/** Where it happened, without the message that a stack begins with. */
function framesOf({ stack = '', message }: Error) {
  const after = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}
