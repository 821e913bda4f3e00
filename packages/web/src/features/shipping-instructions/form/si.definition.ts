import type { Violation } from '@fairway/contract/kit/errors'
import type { SiDetail, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import {
  COMMODITY_LIMIT,
  SI_CONTAINER_LIMIT,
  siConfirmations,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { send } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { NamedDocument } from '../../../ui/document-form/document-copy.ts'
import type { DocumentDefinition, DocumentEditor } from '../../../ui/document-form/document-editor.ts'
import { emptyCommodity, emptyContainer } from './si-document.ts'

export type OpenedInstruction = NamedDocument<SiDocument, SiDetail>
export type InstructionEditor = DocumentEditor<SiDocument, SiDetail>

/** Whether the sender of an instruction has to confirm a warning. */
export const needsConfirmation = (code: string) => siConfirmations.some((one) => one === code)

/** The warnings that the sender has to confirm, if the instruction was refused for them. */
const warningsIn = (error: unknown): readonly Violation[] =>
  error instanceof Failure && needsConfirmation(error.answer.errorCode ?? '') ? (error.answer.violations ?? []) : []

/** A shipping instruction as a document. */
export const siDefinition: DocumentDefinition<SiDocument, SiDetail> = {
  name: 'shippingInstruction',
  rows: {
    commodities: {
      empty: emptyCommodity,
      limit: COMMODITY_LIMIT,
      rows: { containers: { empty: emptyContainer, limit: SI_CONTAINER_LIMIT } },
    },
  },
  load: (id) => send('GET /api/si/instruction', { query: { id } }),
  save: async ({ key, body }, isLeaving) =>
    (await send('POST /api/si/draft', { body }, { writeKey: key, isLeaving })).state,
  submit: ({ key, body }, confirmed) =>
    send('POST /api/si/submit', { body: { ...body, confirmed: [...new Set(confirmed)] } }, { writeKey: key }),
  remove: (id, revision) => send('DELETE /api/si/draft', { query: { id, revision } }),
  isLocked: (_path, state) => state !== undefined && !canInstruct('update', state.status),
  staleCode: 'GE0007',
  changedCodes: ['GE0007', 'SI0101'],
  fieldByCode: { SI0024: 'blNo', SI0025: 'bookingNo', SI0031: 'bookingNo', SI0102: 'bookingNo' },
  warningsIn,
}
