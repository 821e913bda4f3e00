import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** What a hook knows of its route from the start; nothing of an address that leads nowhere. */
export interface KnownRoute {
  url: string
  config: FastifyContextConfig
}

/**
 * Runs a hook at each request that was made for its route. Fastify puts the settings of a route together anew for each
 * request that asks for them, which costs more than most hooks do.
 */
export function hookRoutes(
  app: FastifyInstance,
  moment: 'onRequest' | 'onResponse',
  hookOf: (route: KnownRoute | undefined) => Hook,
) {
  const made = new Set<unknown>()
  app.addHook('onRoute', (route) => {
    const others = [route[moment] ?? []].flat()
    if (made.has(others[0])) return // the HEAD twin of a GET brings its hooks along
    const hook = hookOf({ url: route.url, config: route.config ?? {} })
    made.add(hook)
    route[moment] = [hook, ...others]
  })
  const hookOfUnknown = hookOf(undefined)
  const atUnknown: Hook = (request, reply, done) => (request.is404 ? hookOfUnknown(request, reply, done) : done())
  if (moment === 'onRequest') app.addHook(moment, atUnknown)
  else app.addHook(moment, atUnknown)
}
