import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import type { Language } from '@fairway/contract/shared/language'
import type { Keys } from '../../../platform/keys.ts'
import type { Documents } from '../../../ports/documents/documents.port.ts'
import { printCarrierOf } from '../../../ports/documents/print-carrier.ts'
import type { Files } from '../../../ports/files/files.port.ts'
import type { Sealing } from '../../../ports/sealing/sealing.port.ts'
import type { Printing } from './paper-facts.ts'

export interface PaperParts {
  documents: Documents
  sealing: Sealing
  files: Files
  keys: Keys
  carrier: () => Promise<CarrierProfile>
}

/** How a paper is printed at this moment. */
export async function printingFor(
  { carrier }: Pick<PaperParts, 'carrier'>,
  { language, isCopy }: { language: Language; isCopy: boolean },
): Promise<Printing> {
  const profile = await carrier()
  return {
    carrier: printCarrierOf(profile),
    papers: profile.papers,
    language,
    isCopy,
    printedAt: new Date().toISOString(),
  }
}
