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

/** Measured on a folder with the large demo, which takes half an hour to load: alone, and only where it is named. */
const ON_DEMO = 'large-demo'

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

/** @typedef {{ quick: boolean, only: Set<string>, needsCargo: boolean, demo?: string }} Options */

/** @param {string[]} args
 * @returns {Options} */
export function readOptions(args) {
  const quick = args.includes('--quick')
  const argumentOf = (/** @type {string} */ name) => {
    const at = args.indexOf(name)
    return at < 0 ? undefined : (args[at + 1] ?? '')
  }
  const [requested, demo] = [argumentOf('--only')?.split(','), argumentOf('--demo')]
  const named = (/** @type {number} */ index) => ['--only', '--demo'].includes(args[index] ?? '')
  const rest = args.filter((argument, index) => argument !== '--quick' && !named(index) && !named(index - 1))
  const invalid = rest[0] ?? requested?.find((name) => name !== ON_DEMO && !KNOWN.includes(name))
  if (invalid !== undefined)
    throw new Error(
      `"${invalid}" is not understood. Known: --quick and --only ${KNOWN.join(',')}, or --only ${ON_DEMO} --demo <folder>.`,
    )
  const only = new Set(requested ?? KNOWN)
  if (only.has(ON_DEMO) !== Boolean(demo) || (demo && only.size > 1))
    throw new Error(
      `--only ${ON_DEMO} goes with --demo and the data folder of a loaded large demo, and with nothing else.`,
    )
  const needsCargo = !demo && [...only].some((name) => !WITHOUT_CARGO.includes(name))
  return { quick, only, needsCargo, ...(demo && { demo }) }
}
