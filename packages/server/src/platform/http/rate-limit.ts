import { Refusal } from '@fairway/contract/kit/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LinkViewer, PersonViewer, SharedLinkViewer } from '../viewer.ts'

const WINDOW_MS = 60_000
/** Beyond this the oldest are forgotten: an attacker with many addresses must not fill the memory. */
const REMEMBERED = 100_000

interface Count {
  calls: number
  endsAt: number
}

/** Counts calls by key, a minute at a time from the first; tells how many seconds to wait, none within the limit. */
export function createLimit(most: number, now: () => number = Date.now, windowMs = WINDOW_MS) {
  const counts = new Map<string, Count>()
  const forget = (at: number) => {
    for (const [key, { endsAt }] of counts)
      if (endsAt <= at || counts.size > REMEMBERED / 2) counts.delete(key)
      else return // the rest is younger
  }
  return (key: string, calls = 1): number => {
    const at = now()
    const count = counts.get(key)
    if (count && count.endsAt > at) {
      count.calls += calls
      return count.calls > most ? Math.ceil((count.endsAt - at) / 1000) : 0
    }
    counts.delete(key) // so that it goes to the end
    if (counts.size >= REMEMBERED) forget(at)
    if (calls > 0) counts.set(key, { calls, endsAt: at + windowMs })
    return calls > most ? windowMs / 1000 : 0
  }
}

/** One household has one IPv6 network; each of its many addresses counts as the same caller. */
export function callerKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const filled = ip.includes('::') ? [...groups, ...new Array(8).fill('0')] : [...groups, ...tail.split(':')]
  return filled.slice(0, 4).join(':')
}

/** A customer works in the portal all day; whoever is none sees no more than a guest, and asks no more. */
const TIMES_A_GUEST = 20

/** Those whom a limit counts by name: people, and links. */
export type CountedViewer = PersonViewer | LinkViewer | SharedLinkViewer

/** Counts people instead of addresses: an account that anybody can register must not open what the limit closes. */
export function limitPeople(publicCallsPerMinute: number) {
  const [strangers, customers] = [createLimit(publicCallsPerMinute), createLimit(publicCallsPerMinute * TIMES_A_GUEST)]
  const waitOf = (viewer: CountedViewer) => {
    if (viewer.kind !== 'person') return strangers(viewer.actor)
    const { accountId, groups, actedBy } = viewer
    // whoever acts for a customer uses up nothing of theirs, and gets no second share by it
    return (groups.length > 0 ? customers : strangers)(actedBy?.accountId ?? accountId)
  }
  return (viewer: CountedViewer, reply: FastifyReply) => {
    const wait = waitOf(viewer)
    if (wait === 0) return
    reply.header('retry-after', wait)
    throw new Refusal('GE0015')
  }
}

/** Refuses whoever calls too often, and says when to come back. */
export const limitCalls =
  (limit: (key: string) => number) => (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const wait = limit(callerKey(request.ip))
    if (wait === 0) return done()
    reply.header('retry-after', wait)
    done(new Refusal('GE0015'))
  }
