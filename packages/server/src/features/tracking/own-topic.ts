import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@fairway/contract/kit/general.errors'
import { OWN_TOPIC } from '@fairway/contract/tracking/live.rules'
import { createMacs, type Macs } from '../../platform/keys.ts'
import type { Context } from '../../platform/serve.ts'

const PURPOSE = 'own topic'
const HOUR_MS = 3_600_000
/** A ticket is good for so long at least, and longer where sessions are. */
const LIFE_HOURS = 24
/** Within this time the same person gets the same ticket, so that a page that asks again need not listen anew. */
const ROUND_HOURS = 6
const MAC_BYTES = 16
/** More tickets than this are not remembered; they are checked anew. */
const REMEMBERED = 20_000

/** A topic that stands for everything that one person may see, until a full hour; nobody else can make one. */
export function ownTopic(macs: Macs, accountId: string, untilHour: number) {
  const named = Buffer.alloc(20)
  named.write(accountId.replaceAll('-', ''), 'hex')
  named.writeUInt32BE(untilHour, 16)
  const text = named.toString('base64url')
  return `${OWN_TOPIC}${text}.${shortened(macs.mac(PURPOSE, text))}`
}

/** What the dashboard of whoever calls listens for. */
export function dashboardTopic({ viewer, settings }: Context) {
  if (viewer.kind !== 'person') return refuse('GE0016')
  const hours = Date.now() / HOUR_MS + Math.max(LIFE_HOURS, settings.sessionSeconds / 3600)
  return ownTopic(createMacs(settings.secrets), viewer.accountId, Math.ceil(hours / ROUND_HOURS) * ROUND_HOURS)
}

/**
 * Reads such topics: the account that one is for, or null for every other topic, for one that we did not make, and for
 * one that is over. Nothing tells those apart: each is watched, and never changes.
 */
export function createTopicReader(macs: Macs, now: () => number = Date.now) {
  const remembered = new Map<string, { accountId: string; untilHour: number }>()

  const read = (topic: string) => {
    const [, text, mac] = /^([\w-]{27})\.([\w-]{22})$/.exec(topic.slice(OWN_TOPIC.length)) ?? []
    if (!text || !mac) return undefined
    const isOurs = macs
      .macs(PURPOSE, text)
      .some((made) => timingSafeEqual(Buffer.from(shortened(made)), Buffer.from(mac)))
    if (!isOurs) return undefined
    const named = Buffer.from(text, 'base64url')
    const accountId = named.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    if (remembered.size >= REMEMBERED) remembered.clear()
    const ticket = { accountId, untilHour: named.readUInt32BE(16) }
    remembered.set(topic, ticket)
    return ticket
  }
  return (topic: string): string | null => {
    if (!topic.startsWith(OWN_TOPIC)) return null
    const ticket = remembered.get(topic) ?? read(topic)
    return ticket && ticket.untilHour * HOUR_MS > now() ? ticket.accountId : null
  }
}

const shortened = (mac: Buffer) => mac.subarray(0, MAC_BYTES).toString('base64url')
