import { hash, randomBytes } from 'node:crypto'
import * as asn1 from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, PKIStatus, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { oids } from './oids.ts'
import { checkSigner } from './signer-check.ts'

/** Asks a time server (RFC 3161) to vouch that this signature exists now. */
export function timeRequestFor(signature: Buffer): Buffer {
  const nonce = randomBytes(8)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40 // a positive number of exactly this length
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: hash('sha256', signature, 'buffer') }),
    }),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  })
  return Buffer.from(request.toSchema().toBER(false))
}

/** The token of a time server's answer. One that answers another request, or that it did not sign, is an error. */
export function tokenOf(answer: Uint8Array, request: Uint8Array): { token: Buffer; at: Date } {
  const response = TimeStampResp.fromBER(new Uint8Array(answer))
  const { status } = response.status
  if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods)
    throw new Error(`The time server refused with status ${status}`)
  if (!response.timeStampToken) throw new Error('The time server sent no token')
  const token = Buffer.from(response.timeStampToken.toSchema().toBER(false))
  const asked = TimeStampReq.fromBER(new Uint8Array(request))
  const info = readTimeToken(token, Buffer.from(asked.messageImprint.hashedMessage.valueBlock.valueHexView))
  if (!info.nonce || !sameNumber(info.nonce, asked.nonce)) throw new Error('The time server answered another request')
  return { token, at: info.genTime }
}

/** What a token says, where it is signed and about this hash. */
export function readTimeToken(token: Uint8Array, hashed: Buffer): TSTInfo {
  const signed = new SignedData({ schema: contentOf(token) })
  const content = signed.encapContentInfo.eContent
  if (!content) throw new Error('The time token is empty')
  const bytes = Buffer.from(content.getValue())
  const { isIntact } = checkSigner(signed, bytes)
  if (!isIntact) throw new Error('The time token is not signed by who it says')
  const info = TSTInfo.fromBER(new Uint8Array(bytes))
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  if (hashAlgorithm.algorithmId !== oids.sha256 || !hashed.equals(hashedMessage.valueBlock.valueHexView))
    throw new Error('The time token is about something else')
  return info
}

function contentOf(token: Uint8Array) {
  const sequence = asn1.fromBER(new Uint8Array(token)).result
  const tagged = sequence instanceof asn1.Sequence ? sequence.valueBlock.value[1] : undefined
  const content = tagged instanceof asn1.Constructed ? tagged.valueBlock.value[0] : undefined
  return content ?? fail()
}

function fail(): never {
  throw new Error('The time token cannot be read')
}

const sameNumber = (one: asn1.Integer, other: asn1.Integer | undefined) =>
  other !== undefined && one.toBigInt() === other.toBigInt()
