import { lookup as resolveName } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import { WEBHOOK_ANSWER_BYTES, WEBHOOK_LIMIT_MS } from '@fairway/contract/carrier/outbox.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import { isPublicAddress } from './public-address.ts'
import { type Delivery, DeliveryFailure, type Webhook } from './webhook.port.ts'

interface Options {
  /** In production an address that is not public is never called, whatever its name resolves to. */
  onlyPublic: boolean
  limitMs?: number
}

/** Of what a receiver says for a reason, an admin reads this much. */
const REASON_LENGTH = 200

/**
 * Delivers over http or https. Nothing that a receiver does can harm: it has a time limit as a whole, redirects are not
 * followed, and of its answer only so much is read.
 */
export function createWebhook({ onlyPublic, limitMs = WEBHOOK_LIMIT_MS }: Options): Webhook {
  const plain = new http.Agent({ keepAlive: true })
  const secure = new https.Agent({ keepAlive: true })
  const ask = ({ url, headers, body }: Delivery, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method: 'POST', headers, signal, ...(onlyPublic ? { lookup: lookupPublic } : {}) }
      const request = url.startsWith('https:')
        ? https.request(url, { ...options, agent: secure }, resolve)
        : http.request(url, { ...options, agent: plain }, resolve)
      request.on('error', reject).end(body)
    })
  return {
    deliver: async (delivery, signal) => {
      if (onlyPublic) refuseUnsafe(delivery.url)
      const limit = AbortSignal.timeout(limitMs)
      try {
        const answer = await ask(delivery, AbortSignal.any([signal, limit]))
        const { statusCode = 0 } = answer
        const isTaken = statusCode >= 200 && statusCode < 300
        const said = await read(answer, isTaken)
        if (!isTaken) throw new DeliveryFailure(`answered ${statusCode}${said && `: ${said}`}`)
      } catch (error) {
        if (error instanceof DeliveryFailure) throw error
        throw new DeliveryFailure(limit.aborted ? `no answer within ${limitMs / 1000} s` : reasonOf(error))
      }
    },
    close: () => {
      plain.destroy()
      secure.destroy()
    },
  }
}

/** A name is checked when it is resolved; a literal address at once. */
function refuseUnsafe(url: string) {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || (isIP(host) > 0 && !isPublicAddress(host)))
    throw new DeliveryFailure('the address is not public')
}

/** Reads as much as is of interest; a receiver that goes on talking is cut off, and what it said first counts. */
async function read(answer: IncomingMessage, isTaken: boolean): Promise<string> {
  let bytes = 0
  let text = ''
  const decoder = new StringDecoder('utf8') // a character may begin in one piece and end in the next
  try {
    for await (const piece of answer) {
      bytes += piece.length
      if (!isTaken && text.length < REASON_LENGTH) text += decoder.write(piece)
      if (bytes > WEBHOOK_ANSWER_BYTES) break // leaving the loop ends the connection
    }
  } catch (error) {
    if (!isTaken) throw error
  }
  return cutText(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim(), REASON_LENGTH)
}

/** Resolves a name, and refuses it when one of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) =>
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new NotPublic())
    const [first] = addresses ?? []
    if (refused || !first) callback(refused ?? new NotPublic(), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })

class NotPublic extends Error {
  readonly code = 'the address is not public'
}

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no connection'
