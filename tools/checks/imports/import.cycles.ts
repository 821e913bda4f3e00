import type { Graph, Import } from './import.graph.ts'
import { shortestWay } from './import.ways.ts'

/** Every import cycle of files, each reported once. */
export function findCycles(graph: Graph): Import[][] {
  const circles = new Map<string, Import[]>()
  for (const start of graph.files) {
    const circle = shortestWay(graph, start, (step) => step.file === start)
    const members = circle?.map((step) => step.from).sort()
    if (circle && members && !circles.has(members.join())) circles.set(members.join(), circle)
  }
  return [...circles.values()]
}
