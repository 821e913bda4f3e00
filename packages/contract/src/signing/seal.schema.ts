import { z } from 'zod'
import { sealClocks, sealFindings } from './seal.values.ts'

/** A certificate as people compare it. */
export const CertificateFacts = z.object({
  subject: z.string(),
  issuer: z.string(),
  validFrom: z.iso.datetime(),
  validTo: z.iso.datetime(),
  /** SHA-256 in hexadecimal. */
  fingerprint: z.string(),
})
export type CertificateFacts = z.output<typeof CertificateFacts>

/** What can be said of a PDF that somebody has, and the seal that this is about. */
export const SealReport = z.object({
  finding: z.enum(sealFindings),
  seal: z
    .object({
      /** As the seal itself says. */
      name: z.string(),
      reason: z.string(),
      at: z.iso.datetime().nullable(),
      clock: z.enum(sealClocks),
      certificate: CertificateFacts,
    })
    .optional(),
})
export type SealReport = z.output<typeof SealReport>
