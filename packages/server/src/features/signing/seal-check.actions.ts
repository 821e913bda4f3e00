import type { SealReport } from '@fairway/contract/signing/seal.schema'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf } from '../../platform/keys.ts'
import { listFingerprints } from '../../ports/sealing/seal-certificate.repository.ts'
import type { SealChecker } from '../../ports/sealing/sealing.port.ts'
import { isSignedFile } from './signing.repository.ts'

/** Says whether this portal sealed a file. It is looked at and forgotten. */
export async function verifySeal(
  { db }: Context,
  checker: SealChecker,
  { bytes, hungUp }: { bytes: Buffer; hungUp: AbortSignal },
): Promise<SealReport> {
  const report = await checker.check(bytes, await listFingerprints(db), hungUp)
  if (report.finding === 'unchanged') return report
  // what was signed at DocuSign has its seal, and is known as the file that we keep
  return (await isSignedFile(db, hashOf(bytes))) ? { ...report, finding: 'unchanged' } : report
}
