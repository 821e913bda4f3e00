import { refuse } from '@fairway/contract/kit/general.errors'
import { OWN_TOPIC } from '@fairway/contract/tracking/live/live.rules'
import type { Context } from '../http/serve.ts'
import { createMacs, type Macs } from '../keys.ts'
import { HOUR_MS, isMacOf, shortMac, ticketHour } from './ticket-mac.ts'

const PURPOSE = 'own topic'
/** More tickets than this are not remembered; they are checked anew. */
const REMEMBERED = 20_000

/** Whose cargo a ticket is about, and the session that it was issued to and ends with. */
export interface Holder {
  accountId: string
  sessionId: string
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidIn = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** A signed topic for everything that one person may see, good until a full hour. */
export function ownTopic(macs: Macs, { accountId, sessionId }: Holder, untilHour: number) {
  const until = Buffer.alloc(4)
  until.writeUInt32BE(untilHour)
  const text = Buffer.concat([bytesOf(accountId), bytesOf(sessionId), until]).toString('base64url')
  return `${OWN_TOPIC}${text}.${shortMac(macs.mac(PURPOSE, text))}`
}

/** The topic of whoever calls. */
export function ownTopicOf({ viewer, settings }: Context) {
  if (viewer.kind !== 'person') return refuse('GE0016')
  return ownTopic(createMacs(settings.secrets), viewer, ticketHour(settings))
}

/**
 * Reads such topics: whose one is, or null for every other topic, for one that we did not make, and for one that is
 * over. They are treated alike: each is watched, and never changes.
 */
export function createTopicReader(macs: Macs, now: () => number = Date.now) {
  const remembered = new Map<string, Holder & { untilHour: number }>()

  const read = (topic: string) => {
    const [, text, mac] = /^([\w-]{48})\.([\w-]{22})$/.exec(topic.slice(OWN_TOPIC.length)) ?? []
    if (!text || !mac || !isMacOf(macs.macs(PURPOSE, text), mac)) return undefined
    const bytes = Buffer.from(text, 'base64url')
    if (remembered.size >= REMEMBERED) remembered.clear()
    const ticket = {
      accountId: uuidIn(bytes.subarray(0, 16)),
      sessionId: uuidIn(bytes.subarray(16, 32)),
      untilHour: bytes.readUInt32BE(32),
    }
    remembered.set(topic, ticket)
    return ticket
  }
  return (topic: string): Holder | null => {
    if (!topic.startsWith(OWN_TOPIC)) return null
    const ticket = remembered.get(topic) ?? read(topic)
    return ticket && ticket.untilHour * HOUR_MS > now() ? ticket : null
  }
}
