import type { Finding, Verdict } from '../finding.ts'
import { findCycles, findSliceCycles } from './import.cycles.ts'
import { directions } from './import.directions.ts'
import { type Graph, type Import, readGraph } from './import.graph.ts'
import { placeOf } from './import.place.ts'
import { isRulesFile, wayToTheWorld } from './import.purity.ts'

/** Every rule of ARCHITECTURE.md about who may import whom. */
export function checkImports(root: string): Verdict {
  const graph = readGraph(root)
  const sites = [...graph.imports.values()].flat()
  const findings = [
    ...sites.flatMap(checkDirections),
    ...impureRules(graph),
    ...circles(graph),
    ...sliceCircles(graph),
    ...barrels(graph),
  ]
  return { findings, seen: sites.length, things: `imports in ${graph.files.length} files` }
}

function checkDirections(one: Import): Finding[] {
  const from = placeOf(one.from)
  if (!from) return []
  const to = one.file ? placeOf(one.file) : undefined
  return Object.entries(directions).flatMap(([rule, check]) => {
    const message = check(one, from, to)
    return message ? [{ rule, file: one.from, line: one.line, message }] : []
  })
}

const formatPath = (way: Import[]) => way.map((step) => step.file ?? step.specifier).join(' → ')

function impureRules(graph: Graph): Finding[] {
  return graph.files.filter(isRulesFile).flatMap((file) => {
    const way = wayToTheWorld(graph, file)
    if (!way) return []
    return [
      { rule: 'rules-are-pure', file, line: way[0]?.line ?? 1, message: `rules import no I/O: ${formatPath(way)}` },
    ]
  })
}

const circles = (graph: Graph): Finding[] =>
  findCycles(graph).map((circle) => ({
    rule: 'no-cycles',
    file: circle[0]?.from ?? '',
    line: circle[0]?.line ?? 1,
    message: `${circle[0]?.from} → ${formatPath(circle)}`,
  }))

const sliceCircles = (graph: Graph): Finding[] =>
  findSliceCycles(graph).map((circle) => ({
    rule: 'slices-form-no-cycle',
    file: circle[0]?.from ?? '',
    line: circle[0]?.line ?? 1,
    message: circle
      .map(({ from, file = '' }) => `${placeOf(from)?.slice} uses ${placeOf(file)?.slice} in ${from}`)
      .join(', '),
  }))

const barrels = (graph: Graph): Finding[] =>
  graph.barrels.map((file) => ({
    rule: 'no-barrels',
    file,
    line: 1,
    message: 'the file only passes on what others declare',
  }))
