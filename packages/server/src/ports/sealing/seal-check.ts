import { createHash, hash } from 'node:crypto'
import type { SealReport } from '@fairway/contract/signing/seal.schema'
import { factsOf } from './certificate-facts.ts'
import { onlySigner, readSignedData } from './cms-signature.ts'
import { oids } from './oids.ts'
import { checkSigner } from './signer-check.ts'
import { readTimeToken } from './time-token.ts'

/** A file with more signatures than this is none of ours. */
const MOST_SIGNATURES = 20
const MOST_CMS_BYTES = 256 * 1024

/** How one signature of a file stands: who signed, whether the bytes that it speaks of are as they were, and how far. */
interface Found {
  isIntact: boolean
  isOurs: boolean
  reachesEnd: boolean
  seal: NonNullable<SealReport['seal']> | undefined
}

/**
 * Says whether we sealed this file and it is as we sealed it. Only its bytes count, not what a reader makes of them: a
 * signature speaks of everything from the first byte on but its own hole. Where that reaches to the last byte and the
 * digest is right, nothing was changed, added or taken away.
 */
export function checkSeal(pdf: Buffer, ours: ReadonlySet<string>): SealReport {
  if (pdf.indexOf('%PDF-', 0, 'latin1') !== 0) return { finding: 'unreadable' }
  const found = signaturesIn(pdf).map((place) => checkSignature(pdf, place, ours))
  const own = found.filter(({ isOurs }) => isOurs)
  const whole = own.find(({ isIntact, reachesEnd }) => isIntact && reachesEnd)
  if (whole) return report('unchanged', whole)
  const extended = own.findLast(({ isIntact }) => isIntact)
  if (extended) return report('extended', extended)
  const [changed] = own
  if (changed) return report('changed', changed)
  const [foreign] = found
  if (foreign) return report('foreign', foreign)
  return { finding: pdf.includes('%%EOF') ? 'unsigned' : 'unreadable' }
}

const report = (finding: SealReport['finding'], { seal }: Found): SealReport => (seal ? { finding, seal } : { finding })

interface Place {
  at: number
  range: [number, number, number, number]
  dictionary: string
}

/** Where signatures are: each says which bytes it speaks of. The dictionary is what stands around that, cut at its ends. */
function signaturesIn(pdf: Buffer): Place[] {
  const places: Place[] = []
  for (let at = 0; places.length < MOST_SIGNATURES; at++) {
    at = pdf.indexOf('/ByteRange', at, 'latin1')
    if (at < 0) break
    const numbers = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
      pdf.toString('latin1', at, at + 120),
    )
    if (!numbers) continue
    const start = Math.max(pdf.lastIndexOf(' obj', at, 'latin1'), at - 4096, 0)
    const range = numbers.slice(1, 5).map(Number) as Place['range'] // four groups of digits
    places.push({ at, range, dictionary: pdf.toString('latin1', start, at + 4096) })
  }
  return places
}

function checkSignature(pdf: Buffer, { at, range, dictionary }: Place, ours: ReadonlySet<string>): Found {
  const [from, first, second, rest] = range
  const isWithin = from === 0 && first < second && second + rest <= pdf.length
  const hole = isWithin ? pdf.toString('latin1', first, second) : ''
  // a file that was written anew has its signature elsewhere than it says
  const hex = /^<([\da-f]*)>$/i.exec(hole)?.[1]
  const cms = bytesOf(hex ?? elsewhere(pdf, dictionary))
  try {
    const signed = readSignedData(cms)
    const parts = hex === undefined ? [] : [pdf.subarray(0, first), pdf.subarray(second, second + rest)]
    const { certificate, isIntact } = checkSigner(signed, ...parts)
    const facts = factsOf(certificate)
    return {
      // what says which bytes are signed is signed itself; a copy of it that was added later is not
      isIntact: isIntact && hex !== undefined && at < second + rest,
      isOurs: ours.has(facts.fingerprint),
      reachesEnd: second + rest === pdf.length,
      seal: { ...wordsOf(dictionary), ...timeOf(cms, dictionary), certificate: facts },
    }
  } catch {
    return { isIntact: false, isOurs: namesOurs(cms, ours), reachesEnd: false, seal: undefined }
  }
}

/** The contents of the same dictionary, wherever they are now. */
function elsewhere(pdf: Buffer, dictionary: string) {
  const inside = /\/Contents\s*<([\da-f]{64,})/i.exec(dictionary)?.[1]
  if (!inside) return ''
  const at = pdf.indexOf(inside, 0, 'latin1')
  return /^[\da-f]*/i.exec(pdf.toString('latin1', at, at + MOST_CMS_BYTES * 2))?.[0] ?? ''
}

/** Cut where the message ends: zeros fill its hole. */
function bytesOf(hex: string) {
  const bytes = Buffer.from(hex.slice(0, MOST_CMS_BYTES * 2), 'hex')
  const long =
    bytes[1] === 0x82 ? 4 + bytes.readUInt16BE(2) : bytes[1] === 0x83 ? 5 + bytes.readUIntBE(2, 3) : undefined
  return long === undefined ? bytes : bytes.subarray(0, long)
}

/** A signature that cannot be read any more still has the certificate in it. */
function namesOurs(cms: Buffer, ours: ReadonlySet<string>) {
  for (let at = cms.indexOf('3082', 0, 'hex'), tries = 0; at >= 0 && tries < 50; tries++) {
    const end = at + 4 + (at + 4 <= cms.length ? cms.readUInt16BE(at + 2) : 0)
    if (ours.has(hash('sha256', cms.subarray(at, end)))) return true
    at = cms.indexOf('3082', at + 1, 'hex')
  }
  return false
}

const wordsOf = (dictionary: string) => ({ name: textIn(dictionary, 'Name'), reason: textIn(dictionary, 'Reason') })

/** A text of ours as it is written in a dictionary; others may write it in other ways, and we say nothing then. */
function textIn(dictionary: string, name: string) {
  const hex = new RegExp(`/${name}\\s*<feff([\\da-f]{0,2000})>`, 'i').exec(dictionary)?.[1] ?? ''
  return Buffer.from(hex.slice(0, hex.length - (hex.length % 4)), 'hex')
    .swap16()
    .toString('utf16le')
}

/** When: as a time server vouches for it, else as the dictionary says. */
function timeOf(cms: Buffer, dictionary: string): { at: string | null; clock: 'timeServer' | 'own' } {
  const signer = onlySigner(readSignedData(cms))
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === oids.timeToken)?.values[0]
  if (token) {
    try {
      const digest = createHash('sha256').update(signer.signature.valueBlock.valueHexView).digest()
      const { genTime } = readTimeToken(new Uint8Array(token.toBER(false)), digest)
      return { at: genTime.toISOString(), clock: 'timeServer' }
    } catch {
      // a token of something else vouches for nothing
    }
  }
  const said = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|\+00)/.exec(dictionary)
  const [, year, month, day, hour, minute, second] = said ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return { at: Number.isNaN(at.getTime()) ? null : at.toISOString(), clock: 'own' }
}
