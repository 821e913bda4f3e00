import type { X509Certificate } from 'node:crypto'
import type { CertificateFacts } from '@fairway/contract/signing/seal.schema'

export const factsOf = (certificate: X509Certificate): CertificateFacts => ({
  subject: nameIn(certificate.subject),
  issuer: nameIn(certificate.issuer),
  validFrom: new Date(certificate.validFrom).toISOString(),
  validTo: new Date(certificate.validTo).toISOString(),
  fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
})

/** What people call it: its common name, else whatever it has. */
const nameIn = (subject: string) => (/^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ')).slice(0, 200)
