// @ts-check
// The processor time of processes, from Linux's /proc.
import fs from 'node:fs'

/** Linux counts it in hundredths of a second. */
const TICK_MS = 10

/** The fields of /proc/<pid>/stat after the program's name, which may contain anything.
 * @param {number | string} pid */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} folder */
function list(folder) {
  try {
    return fs.readdirSync(folder)
  } catch {
    return undefined
  }
}

/** The scheduler's own count of one thread, in nanoseconds, where the kernel has it.
 * @param {string} folder */
const scheduled = (folder) => Number(read(`${folder}/schedstat`)?.split(' ')[0] ?? 0) / 1e6

/** User and system time of a process with all its threads, in milliseconds.
 * @param {number | string} pid */
export function spentBy(pid) {
  const spent = timeOf(pid)
  if (spent === undefined) throw new Error(`process ${pid} is gone, or this is not Linux`)
  return spent
}

/** @param {number | string} pid */
function timeOf(pid) {
  const stat = statOf(pid)
  const threads = stat && list(`/proc/${pid}/task`)
  if (!threads) return undefined
  const precise = threads.reduce((sum, id) => sum + scheduled(`/proc/${pid}/task/${id}`), 0)
  return precise || (Number(stat[11]) + Number(stat[12])) * TICK_MS
}

/** The same for all children of a process: PostgreSQL has one per connection. Those that have ended count on, or the
 * time would run backwards whenever one of them goes.
 * @param {number} parent */
export function spentByChildren(parent) {
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === parent)
  const stat = statOf(parent)
  const ended = stat ? (Number(stat[13]) + Number(stat[14])) * TICK_MS : 0
  return children.reduce((sum, pid) => sum + (timeOf(pid) ?? 0), ended)
}
