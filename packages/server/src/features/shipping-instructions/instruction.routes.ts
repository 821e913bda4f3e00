import * as calls from '@fairway/contract/shipping-instructions/shipping-instruction.endpoints'
import * as templateCalls from '@fairway/contract/shipping-instructions/si-template.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { type BlDraftParts, getBlDraft, sendBlDraft } from './bl-draft/bl-draft.actions.ts'
import { decideOnDraft } from './draft-approval.actions.ts'
import { validateInstruction } from './instruction-check.actions.ts'
import { deleteInstruction, saveInstruction } from './instruction-draft.actions.ts'
import * as form from './instruction-form.actions.ts'
import * as reading from './instruction-reading.actions.ts'
import { submitInstruction } from './instruction-submission.actions.ts'
import { searchInstructions } from './list/instruction-list.actions.ts'
import { siTemplates } from './templates/si-template.actions.ts'

/** What customers do with shipping instructions. */
export function instructionRoutes(serve: Serve, parts: BlDraftParts) {
  serve(calls.searchInstructions, (context, { body }) => searchInstructions(context, body))
  serve(calls.getInstruction, (context, { query }) => reading.getInstruction(context, query))
  serve(calls.getInstructedBooking, (context, { query }) => form.getInstructedBooking(context, query))
  serve(calls.getInstructionChoices, (context) => form.getChoices(context))
  serve(calls.beginInstruction, (context, { query }) => form.beginInstruction(context, query))
  serve(calls.listEarlierInstructions, (context, { query }) => form.listEarlier(context, query))
  serve(calls.saveInstruction, (context, { body }) => saveInstruction(context, body))
  serve(calls.deleteInstruction, (context, { query }) => deleteInstruction(context, query))
  serve(calls.submitInstruction, (context, { body }) => submitInstruction(context, body))
  serve(calls.validateInstruction, (context, { body }) => validateInstruction(context, body))
  serve(calls.getInstructionHistory, (context, { query }) => reading.getHistory(context, query))
  serve(calls.compareInstructions, (context, { query }) => reading.compareVersions(context, query))
  serve(calls.decideOnDraft, (context, { body }) => decideOnDraft(context, body))
  serve(calls.getBlDraft, (context, { query }) => getBlDraft(parts, context, query))
  serve(calls.sendBlDraft, (context, { body }) => sendBlDraft(parts, context, body))
  serve(templateCalls.listSiTemplates, (context) => siTemplates.list(context))
  serve(templateCalls.getSiTemplate, (context, { query }) => siTemplates.get(context, query))
  serve(templateCalls.addSiTemplate, (context, { body }) => siTemplates.add(context, body))
  serve(templateCalls.changeSiTemplate, (context, { body }) => siTemplates.change(context, body))
  serve(templateCalls.deleteSiTemplate, (context, { query }) => siTemplates.remove(context, query))
}
