// @ts-check

const KNOWN = [
  'search',
  'scale',
  'intake',
  'outbox',
  'watching',
  'stream',
  'map',
  'accounts',
  'admin',
  'dashboard',
  'requests',
  'uploads',
  'weighings',
  'instructions',
  'bookings',
  'bills',
  'allocation',
  'home',
  'palette',
  'estimates',
  'guards',
  'papers',
  'seals',
  'letters',
  'detention',
  'schedules',
  'peers',
]

/** Sections that need no cargo, or make their own. */
const WITHOUT_CARGO = [
  'map',
  'admin',
  'outbox',
  'requests',
  'uploads',
  'weighings',
  'instructions',
  'bookings',
  'bills',
  'allocation',
  'palette',
  'guards',
  'papers',
  'seals',
  'letters',
  'detention',
]

/** @typedef {{ quick: boolean, only: Set<string>, needsCargo: boolean }} Options */

/** @param {string[]} args
 * @returns {Options} */
export function readOptions(args) {
  const quick = args.includes('--quick')
  const at = args.indexOf('--only')
  const requested = at < 0 ? undefined : (args[at + 1] ?? '').split(',')
  const rest = args.filter(
    (argument, index) => argument !== '--quick' && (at < 0 || (index !== at && index !== at + 1)),
  )
  const invalid = rest[0] ?? requested?.find((name) => !KNOWN.includes(name))
  if (invalid !== undefined)
    throw new Error(`"${invalid}" is not understood. Known: --quick and --only ${KNOWN.join(',')}.`)
  const only = new Set(requested ?? KNOWN)
  const needsCargo = [...only].some((name) => !WITHOUT_CARGO.includes(name))
  return { quick, only, needsCargo }
}
