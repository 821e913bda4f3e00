import { createPrivateKey, hash, sign, X509Certificate } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { oids } from './oids.ts'
import type { SealIdentity } from './seal-identity.ts'

/**
 * A detached CMS signature as PAdES baseline B-B asks for it: the digest, and the hash of the certificate that signs. It
 * has no signing time, which the profile leaves to the dictionary of the PDF.
 */
export function signDigest(digest: Buffer, { key, chain }: SealIdentity): Buffer {
  const privateKey = createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' })
  const certificates = chain.map((one) => Certificate.fromBER(new Uint8Array(one)))
  const [certificate] = certificates as [Certificate] // a chain has one at least
  const attributes = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: sorted([
      new Attribute({ type: oids.contentType, values: [new asn1.ObjectIdentifier({ value: oids.data })] }),
      new Attribute({ type: oids.messageDigest, values: [new asn1.OctetString({ valueHex: digest })] }),
      new Attribute({ type: oids.signingCertificateV2, values: [signingCertificate(chain[0])] }),
    ]),
  })
  const signature = sign('sha256', asSet(attributes), privateKey)
  const sha256 = new AlgorithmIdentifier({ algorithmId: oids.sha256 })
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: sha256,
    signedAttrs: attributes,
    signatureAlgorithm: signatureAlgorithmOf(new X509Certificate(chain[0])),
    signature: new asn1.OctetString({ valueHex: signature }),
  })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates,
    signerInfos: [signer],
  })
  return encode(signed)
}

/** The value of a signature, which a time server vouches for. */
export function signatureValueOf(cms: Buffer): Buffer {
  return Buffer.from(onlySigner(readSignedData(cms)).signature.valueBlock.valueHexView)
}

/** Puts the token of a time server beside the signature. */
export function addTimeToken(cms: Buffer, token: Uint8Array): Buffer {
  const signed = readSignedData(cms)
  onlySigner(signed).unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: oids.timeToken, values: [asn1.fromBER(new Uint8Array(token)).result] })],
  })
  return encode(signed)
}

export function readSignedData(cms: Uint8Array): SignedData {
  const content = ContentInfo.fromBER(new Uint8Array(cms))
  if (content.contentType !== oids.signedData) throw new Error('Not signed data')
  return new SignedData({ schema: content.content })
}

export function onlySigner({ signerInfos }: SignedData): SignerInfo {
  const [signer, ...others] = signerInfos
  if (!signer || others.length > 0) throw new Error('Not exactly one signer')
  return signer
}

/** The attributes as they are signed: a set, whatever their tag in the message. */
export function asSet(attributes: SignedAndUnsignedAttributes): Buffer {
  const asRead = attributes.encodedValue
  const bytes = Buffer.from(asRead.byteLength > 0 ? asRead : attributes.toSchema().toBER(false))
  bytes[0] = 0x31
  return bytes
}

function encode(signed: SignedData): Buffer {
  const content = new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER(false))
}

/** DER orders the members of a set by their bytes. */
const sorted = (attributes: Attribute[]) =>
  attributes
    .map((attribute) => ({ attribute, bytes: Buffer.from(attribute.toSchema().toBER(false)) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ attribute }) => attribute)

/** SigningCertificateV2 of RFC 5035 with one certificate; SHA-256 is its default and therefore not written. */
const signingCertificate = (certificate: Uint8Array) =>
  new asn1.Sequence({
    value: [
      new asn1.Sequence({
        value: [
          new asn1.Sequence({ value: [new asn1.OctetString({ valueHex: hash('sha256', certificate, 'buffer') })] }),
        ],
      }),
    ],
  })

function signatureAlgorithmOf({ publicKey }: X509Certificate) {
  if (publicKey.asymmetricKeyType === 'ec') return new AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 })
  return new AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa, algorithmParams: new asn1.Null() })
}
