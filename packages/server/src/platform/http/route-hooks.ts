import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void
type Moment = 'onRequest' | 'onResponse'

declare module 'fastify' {
  interface FastifyInstance {
    /** What runs at an address that leads nowhere: hooks of its own, because those of all would run at every call. */
    hooksOfUnknown?: { moment: Moment; hook: Hook }[]
  }
}

/** What a hook knows of its route from the start; nothing of an address that leads nowhere. */
export interface KnownRoute {
  url: string
  config: FastifyContextConfig
}

/** The hook of a route, if it has one. */
type HookOf = (route: KnownRoute | undefined) => Hook | undefined

/**
 * Runs a hook at each request that was made for its route. Fastify puts the settings of a route together anew for each
 * request that asks for them, which costs more than most hooks do.
 */
export function hookRoutes(app: FastifyInstance, moment: Moment, hookOf: HookOf) {
  const made = new Set<unknown>()
  app.addHook('onRoute', (route) => {
    const others = [route[moment] ?? []].flat()
    if (made.has(others[0])) return // the HEAD route that Fastify adds for a GET has its hooks too
    const hook = hookOf({ url: route.url, config: route.config ?? {} })
    if (!hook) return
    made.add(hook)
    route[moment] = [hook, ...others]
  })
  if (!app.hooksOfUnknown) app.decorate('hooksOfUnknown', [])
  const hook = hookOf(undefined)
  if (hook) app.hooksOfUnknown?.push({ moment, hook })
}

/** Answers whatever leads nowhere, with the hooks that a route would have had. */
export function answerUnknown(app: FastifyInstance, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) {
  const nothing = () => undefined
  app.setNotFoundHandler((request, reply) => {
    for (const { moment, hook } of app.hooksOfUnknown ?? [])
      if (moment === 'onRequest') hook(request, reply, nothing)
      else reply.raw.once('finish', () => hook(request, reply, nothing))
    return answer(request, reply)
  })
}
