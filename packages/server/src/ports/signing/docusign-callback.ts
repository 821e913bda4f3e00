import { createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from '@fairway/contract/signing/signing.errors'
import { z } from 'zod'

/** DocuSign signs with up to so many keys, each in a header of its own. */
const KEYS = 5
const LATE_MS = 15 * 60_000
const EARLY_MS = 5 * 60_000

const Payload = z.object({
  generatedDateTime: z.iso.datetime({ offset: true, precision: null }),
  data: z.object({ envelopeId: z.string().regex(/^[\w-]{1,64}$/) }),
})

export interface Callback {
  bytes: Buffer
  headerOf: (name: string) => string | undefined
}

/** The envelope that a callback is about. One that DocuSign did not sign with our key, or that is late, is refused (SG0002). */
export function readCallback({ bytes, headerOf }: Callback, key: string, now = Date.now()): string {
  const expected = createHmac('sha256', key).update(bytes).digest()
  const isSigned = Array.from({ length: KEYS }, (_, at) => headerOf(`x-docusign-signature-${at + 1}`)).some((text) => {
    const given = Buffer.from(text ?? '', 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return refuse('SG0002')
  const payload = Payload.safeParse(parse(bytes))
  if (!payload.success) return refuse('SG0002')
  const age = now - Date.parse(payload.data.generatedDateTime)
  if (age > LATE_MS || age < -EARLY_MS) return refuse('SG0002')
  return payload.data.data.envelopeId
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
