import { createHash } from 'node:crypto'
import { deserialize } from 'node:v8'
import { type Fonts, openFonts } from '../documents/fonts.ts'
import type { Cost } from '../processes/work-cost.ts'
import { runWorkProgram, tell } from '../processes/work-program.ts'
import { addTimeToken, signatureValueOf, signDigest } from './cms-signature.ts'
import { makeOwnCertificate } from './own-certificate.ts'
import { openPkcs12 } from './pkcs12.ts'
import { drawSeal } from './seal-appearance.ts'
import { addSealField, fillHole, signedParts } from './seal-field.ts'
import type { SealMessage, SealWork } from './seal-messages.ts'
import { timeRequestFor, tokenOf } from './time-token.ts'

/** Beside the certificates: the signature of a large key, and what it is packed in. */
const SIGNATURE_ROOM = 3 * 1024
/** A token with the certificates of its server. */
const TOKEN_ROOM = 12 * 1024

/**
 * Seals PDFs of our own making, one after the other, in a process of its own. It gets the key with each of them and reads
 * nothing from outside but the answers of the time server that the operator chose.
 */
let opened: Fonts | undefined
function fonts() {
  opened ??= openFonts()
  return opened
}

await runWorkProgram(async (bytes, cost) => {
  try {
    await send(await work(deserialize(bytes) as SealWork, cost)) // written by the server
  } catch (error) {
    await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
})

function send(message: SealMessage) {
  return tell(message)
}

async function work(asked: SealWork, cost: () => Cost): Promise<SealMessage> {
  if (asked.kind === 'ownCertificate') return { tells: 'identity', ...makeOwnCertificate(asked.carrier, asked.now) }
  if (asked.kind === 'pkcs12') {
    const opened = await openPkcs12(asked.bytes, asked.password, asked.now)
    return 'fault' in opened ? { tells: 'fault', ...opened } : { tells: 'identity', ...opened.identity }
  }
  if (asked.kind === 'stamp') {
    const { token, at } = tokenOf(asked.answer, asked.timeRequest)
    const prepared = { ...asked.prepared, bytes: Buffer.from(asked.prepared.bytes) }
    return { tells: 'stamped', sealed: fillHole(prepared, addTimeToken(Buffer.from(asked.cms), token)), at }
  }
  return { ...seal(asked), cost: cost() }
}

function seal({ identity, at, withTime, request }: Extract<SealWork, { kind: 'sign' }>) {
  const { pdf, name, reason, visible } = request
  const room = SIGNATURE_ROOM + identity.chain.reduce((sum, one) => sum + one.length, 0) + (withTime ? TOKEN_ROOM : 0)
  const prepared = addSealField(Buffer.from(pdf), {
    name,
    reason,
    at,
    room,
    visible: visible && {
      rectangle: [visible.x, visible.y, visible.x + visible.width, visible.y + visible.height],
      content: drawSeal(visible, fonts()),
    },
  })
  const digest = createHash('sha256')
  for (const part of signedParts(prepared)) digest.update(part)
  const cms = signDigest(digest.digest(), identity)
  const timeRequest = timeRequestFor(signatureValueOf(cms))
  return { tells: 'signed' as const, sealed: fillHole(prepared, cms), ...prepared, cms, timeRequest }
}
