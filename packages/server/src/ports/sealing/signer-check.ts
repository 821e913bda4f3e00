import { createHash, hash, verify, X509Certificate } from 'node:crypto'
import * as asn1 from 'asn1js'
import { Certificate, IssuerAndSerialNumber, type SignedData } from 'pkijs'
import { asSet, onlySigner } from './cms-signature.ts'
import { oids } from './oids.ts'

const digests: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

export interface CheckedSigner {
  /** As it came with the message. */
  certificate: X509Certificate
  /** It signed the message, and the message is about this content. */
  isIntact: boolean
}

/** Who signed, and whether what they signed is this content. Whether they can be trusted is another question. */
export function checkSigner(signed: SignedData, ...content: Uint8Array[]): CheckedSigner {
  const signer = onlySigner(signed)
  const { sid, signedAttrs, digestAlgorithm } = signer
  if (!(sid instanceof IssuerAndSerialNumber)) throw new Error('The signer is not named')
  const found = signed.certificates?.find(
    (one): one is Certificate =>
      one instanceof Certificate && one.serialNumber.isEqual(sid.serialNumber) && one.issuer.isEqual(sid.issuer),
  )
  if (!found) throw new Error('The certificate of the signer is missing')
  const der = Buffer.from(found.toSchema(false).toBER(false))
  const certificate = new X509Certificate(der)
  const algorithm = digests[digestAlgorithm.algorithmId]
  if (!algorithm || !signedAttrs) return { certificate, isIntact: false }
  const digest = createHash(algorithm)
  for (const part of content) digest.update(part)
  const attributeOf = (type: string) => signedAttrs.attributes.find((one) => one.type === type)?.values[0]
  const said = attributeOf(oids.messageDigest)
  const isAbout = said instanceof asn1.OctetString && digest.digest().equals(said.valueBlock.valueHexView)
  const value = Buffer.from(signer.signature.valueBlock.valueHexView)
  const isSigned = verify(algorithm, asSet(signedAttrs), certificate.publicKey, value)
  return { certificate, isIntact: isAbout && isSigned && namesCertificate(attributeOf(oids.signingCertificateV2), der) }
}

/** Where the message says which certificate signs, it is this one. */
function namesCertificate(attribute: unknown, der: Buffer) {
  if (attribute === undefined) return true
  const [list] = childrenOf(attribute)
  const [first] = childrenOf(list)
  const parts = childrenOf(first)
  const hashes = parts.filter((part) => part instanceof asn1.OctetString)
  // without the name of an algorithm it is SHA-256
  if (parts[0] instanceof asn1.Sequence) return true
  return hash('sha256', der, 'buffer').equals(hashes[0]?.valueBlock.valueHexView ?? Buffer.alloc(0))
}

const childrenOf = (block: unknown): unknown[] => (block instanceof asn1.Sequence ? block.valueBlock.value : [])
