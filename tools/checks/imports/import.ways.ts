import type { Graph, Import } from './import.graph.ts'

/** The shortest chain of imports from a file to a matching import; type imports do not count. */
export function shortestWay(graph: Graph, start: string, arrived: (step: Import) => boolean): Import[] | undefined {
  const seen = new Set([start])
  const ways: Import[][] = [[]]
  for (const way of ways) {
    for (const step of graph.imports.get(way.at(-1)?.file ?? start) ?? []) {
      if (step.typeOnly) continue
      if (arrived(step)) return [...way, step]
      if (!step.file || seen.has(step.file)) continue
      seen.add(step.file)
      ways.push([...way, step])
    }
  }
  return undefined
}
