import type { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiCarrierAction } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import { findClashes } from './bill-container.repository.ts'
import * as instructions from './instruction.repository.ts'

/** A decision names the bill that it is about, and its draft is of that bill and takes no container of another one. */
export async function checkDecision(
  db: Database,
  { id, blNo, bookingNo, bookingId }: instructions.StoredInstruction,
  line: SiDecisionLine,
) {
  const wrong = (path: string) => ({ code: 'GE0012', path }) as const
  const { draft } = line
  if (line.blNo !== blNo) return wrong('blNo')
  if (!draft) return undefined
  if (draft.blNo !== blNo) return wrong('draft.blNo')
  if (draft.bookingNo !== bookingNo) return wrong('draft.bookingNo')
  const clashes = await findClashes(db, { bookingId, instructionId: id, document: draft })
  return clashes.length > 0 ? wrong('draft.commodities') : undefined
}

interface Decided {
  open: { version: number; action: SiCarrierAction | null }
  line: SiDecisionLine
}

/** What a decision changes in an instruction beside its status. */
export async function decide(context: Context, row: instructions.LockedInstruction, { open, line }: Decided) {
  const { draft, remarks, decidedAt: at } = line
  if (line.decision === 'reject') return instructions.rejectedColumns(remarks)
  const isCorrected = line.decision === 'correct'
  const version = isCorrected && draft ? await addCarrierVersion(context, row, { draft, line }) : row.version
  return instructions.decidedColumns({
    document: row.document,
    version,
    remarks,
    draft: draft && { document: draft, version: isCorrected ? version : open.version, at },
  })
}

/** A draft that differs from what was instructed is a version of its own, so that both can be compared. */
async function addCarrierVersion(
  { db, viewer }: Context,
  row: instructions.LockedInstruction,
  { draft, line }: { draft: SiDocument; line: SiDecisionLine },
) {
  const version = row.version + 1
  // what is merely written otherwise, such as an HTS code with dots, is no change
  const changes = differencesBetween(normalizeInstruction(draft), row.sent ?? row.document).map(({ path }) => path)
  const more = { kind: 'carrierDraft', comment: line.note, remarks: line.remarks }
  await instructions.siVersions.insert(db, [{ row, document: draft, source: 'carrier', changes, more }], {
    by: viewer.actor,
    actingUser: null,
  })
  return version
}

/** What becomes of an instruction whose newest version was lost: what was written stays and can be sent again. */
export function withoutLost(
  row: instructions.StoredInstruction,
  { sent }: Pick<instructions.StoredInstruction, 'sent'>,
) {
  const isApprovalLost = row.sentKind === 'draftApproved'
  const document = isApprovalLost && !row.hasUnsent && sent ? sent : row.document
  const hasUnsent = sent === null || differencesBetween(sent, document).length > 0
  return instructions.undeliveredColumns({ document, hasUnsent }, isApprovalLost)
}
