import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  PublicKeyInfo,
  Time,
} from 'pkijs'
import { oids } from './oids.ts'
import type { SealIdentity } from './seal-identity.ts'

const YEARS = 10

/** A key and a certificate that vouches for itself, for an installation whose operator has none. */
export function makeOwnCertificate(carrier: string, now: Date): SealIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const certificate = new Certificate({ version: 2 })
  const serial = randomBytes(16)
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40 // positive, and never with zeros before it
  certificate.serialNumber = new asn1.Integer({ valueHex: serial })
  // a name of a certificate has 64 characters at most
  const name = `${[...carrier].slice(0, 50).join('')} portal seal`
  const names = [new AttributeTypeAndValue({ type: oids.commonName, value: new asn1.Utf8String({ value: name }) })]
  certificate.issuer.typesAndValues = names
  certificate.subject.typesAndValues = names
  certificate.notBefore = new Time({ type: 0, value: new Date(now.getTime() - 60_000) })
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS)
  certificate.notAfter = new Time({ type: 0, value: end })
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(new Uint8Array(spki))
  certificate.extensions = [
    extension(oids.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema()),
    // digitalSignature and nonRepudiation
    extension(oids.keyUsage, true, new asn1.BitString({ valueHex: new Uint8Array([0xc0]), unusedBits: 6 })),
    extension(oids.subjectKeyIdentifier, false, new asn1.OctetString({ valueHex: hash('sha1', spki, 'buffer') })),
  ]
  const algorithm = new AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 })
  certificate.signature = algorithm
  certificate.signatureAlgorithm = algorithm
  const tbs = Buffer.from(certificate.encodeTBS().toBER(false))
  certificate.signatureValue = new asn1.BitString({ valueHex: sign('sha256', tbs, privateKey) })
  // what was signed is encoded anew, not copied
  certificate.tbsView = new Uint8Array(tbs)
  const der = Buffer.from(certificate.toSchema(true).toBER(false))
  return { key: privateKey.export({ format: 'der', type: 'pkcs8' }), chain: [der] }
}

const extension = (extnID: string, critical: boolean, value: { toBER(sizeOnly: boolean): ArrayBuffer }) =>
  new Extension({ extnID, critical, extnValue: value.toBER(false) })
