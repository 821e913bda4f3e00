import { isFixture, isTest } from '../source-files.ts'
import type { Graph, Import } from './import.graph.ts'
import { placeOf } from './import.place.ts'
import { shortestWay } from './import.ways.ts'

/** Every import cycle of files, each reported once. */
export function findCycles(graph: Graph): Import[][] {
  const cycleFrom = (start: string) => shortestWay(graph, start, (step) => step.file === start)
  return cyclesThrough(filesAboveCycles(graph), cycleFrom, (file) => file)
}

/** The files that lead into a cycle. All others end somewhere: each round leaves out those that import no file that is left. */
function filesAboveCycles({ files, imports }: Graph): string[] {
  let left = new Set(files)
  for (;;) {
    const leadsOn = (file: string) => imports.get(file)?.some((one) => !one.typeOnly && left.has(one.file ?? ''))
    const still = new Set([...left].filter(leadsOn))
    if (still.size === left.size) return [...left]
    left = still
  }
}

/**
 * Every cycle of server slices, each reported once as one import per step. Types count: a slice cannot be understood
 * without those whose types it uses. Tests and fixtures may use any slice.
 */
export function findSliceCycles(graph: Graph): Import[][] {
  const uses = new Map<string, Map<string, Import>>()
  for (const one of [...graph.imports.values()].flat()) {
    const [from, to] = [sliceOf(one.from), sliceOf(one.file ?? '')]
    if (!from || !to || from === to || isTest(one.from) || isFixture(one.from)) continue
    const used = uses.get(from) ?? new Map<string, Import>()
    uses.set(from, used.set(to, used.get(to) ?? one))
  }
  return cyclesThrough([...uses.keys()].sort(), (start) => shortestCycle(uses, start), sliceOf)
}

const sliceOf = (file: string) => {
  const place = placeOf(file)
  return place?.package === 'server' ? place.slice : undefined
}

/** One cycle through each start, if there is one; cycles of the same members are reported once. */
function cyclesThrough(
  starts: readonly string[],
  cycleFrom: (start: string) => Import[] | undefined,
  memberOf: (file: string) => string | undefined,
): Import[][] {
  const cycles = new Map<string, Import[]>()
  for (const start of starts) {
    const cycle = cycleFrom(start)
    const members = cycle?.map((step) => memberOf(step.from)).sort()
    if (cycle && members && !cycles.has(members.join())) cycles.set(members.join(), cycle)
  }
  return [...cycles.values()]
}

function shortestCycle(uses: Map<string, Map<string, Import>>, start: string): Import[] | undefined {
  const seen = new Set<string>()
  const ways: { at: string; steps: Import[] }[] = [{ at: start, steps: [] }]
  for (const { at, steps } of ways)
    for (const [slice, step] of uses.get(at) ?? []) {
      if (slice === start) return [...steps, step]
      if (seen.has(slice)) continue
      seen.add(slice)
      ways.push({ at: slice, steps: [...steps, step] })
    }
  return undefined
}
