import { isBuiltin } from 'node:module'
import type { Graph, Import } from './import.graph.ts'
import { placeOf } from './import.place.ts'
import { shortestWay } from './import.ways.ts'

const worldly =
  /^(pg|pino|fastify|graphile-worker|sql-template-tag|prom-client|maxmind|react|react-dom|@fastify\/.*|@tanstack\/.*)$/

/** The paths of the specification are a plain table. */
const PATHS = 'packages/web/src/platform/paths.ts'

export const isRulesFile = (file: string) => /\.(rules|states)\.ts$/.test(file)

function touchesTheWorld(one: Import): boolean {
  if (one.package) return isBuiltin(one.specifier) || worldly.test(one.package)
  if (!one.file || one.file === PATHS || placeOf(one.file)?.package === 'contract') return false
  return /\.repository\.ts$/.test(one.file) || ['platform', 'ports', 'app'].includes(placeOf(one.file)?.layer ?? '')
}

/** How a rules file reaches Node, the database or the platform, directly or through others. */
export const wayToTheWorld = (graph: Graph, rules: string) => shortestWay(graph, rules, touchesTheWorld)
