import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from './monitoring/log.ts'

/** Ends the server once, whoever asks: finishes running calls, then lets go of everything in order. */
export function endGracefully(log: Logger, steps: (() => Promise<unknown>)[]) {
  let ending: Promise<void> | undefined
  const end = (why: string, code = 0) => {
    ending ??= (async () => {
      log.info({ why }, 'stopping')
      const last = setTimeout(() => process.exit(1), 35_000)
      last.unref()
      for (const step of steps)
        await step().catch((error: unknown) => log.error({ err: error }, 'a step of stopping failed'))
      process.exit(code)
    })()
    return ending
  }
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
  process.on('disconnect', () => void end('the supervisor is gone'))
  return end
}

/** Tells the load balancer first and goes on answering until it has noticed, then finishes what runs. */
export const stopServing = (app: FastifyInstance, draining: Draining, drainDelayMs: number) => async () => {
  draining.begun = true
  await pause(drainDelayMs)
  await app.close()
}

/** Whether the server is about to end: it still answers, but is no longer ready for more. */
export interface Draining {
  begun: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    closing: { begun: boolean }
  }
}

/** A client that keeps its connection open must not keep a stopping server from ending. */
export function endConnectionIfClosing(reply: FastifyReply) {
  if (reply.server.closing.begun) reply.header('connection', 'close')
}

/** How often a stopping server looks for connections on which nobody waits for an answer. */
const CLOSING_CHECK_MS = 50

/** The answers to calls see to it themselves: a hook would run at each of them. */
export function closeConnectionsWhenDone(app: FastifyInstance) {
  const closing = { begun: false }
  app.decorate('closing', closing)
  const connections = trackConnections(app.server)
  app.addHook('preClose', async () => {
    closing.begun = true
    if (!app.server.listening) return
    const check = setInterval(() => closeUnused(app.server, connections), CLOSING_CHECK_MS)
    app.server.once('close', () => clearInterval(check))
  })
  app.addHook('onRoute', (route) => {
    if (!route.config?.page) return
    route.onSend = (_request, reply, _payload, done) => {
      endConnectionIfClosing(reply)
      done()
    }
  })
}

function trackConnections(server: Server) {
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

/** Node looks for idle connections once, when a server begins to close, and does not count those that browsers open in
 * advance. An answer that had been begun by then would leave its connection open for as long as it is kept alive. */
function closeUnused(server: Server, connections: ReadonlySet<Socket>) {
  server.closeIdleConnections()
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
}
