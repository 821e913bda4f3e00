import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SendingOutcome, UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { SiColumn } from '@fairway/contract/form-uploads/si-form/si-form.values'
import { siSheet } from '@fairway/contract/form-uploads/si-form/si-sheet.rules'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { Context } from '../../../platform/http/serve.ts'
import { findFiled, type LockedFiling, lockFiled, sendInstruction } from '../../shipping-instructions/public.ts'
import type { FileKind } from '../file-kind.ts'
import { type CheckedInstruction, checkTable } from './si-check.actions.ts'

type LockedForm = CheckedInstruction<LockedFiling>

/** How many containers of each type, such as `12 × 45G1`. */
function containersOf({ commodities }: SiDocument): string {
  const counts = new Map<string, number>()
  for (const { containers } of commodities)
    for (const { equipment } of containers) counts.set(equipment, (counts.get(equipment) ?? 0) + 1)
  return [...counts].map(([equipment, count]) => `${count} × ${equipment || '?'}`).join(', ')
}

/** What the file itself names an instruction by: its bill, else its booking, else the customer's reference. */
function idsOf({ form: { document } }: CheckedInstruction): UploadForm['ids'] {
  const field = (['blNo', 'bookingNo', 'customerReference'] as const).find((one) => document[one] !== '')
  return field ? [{ field, id: document[field] }] : []
}

function formOf(checked: CheckedInstruction): Omit<UploadForm, 'isSent'> {
  const { form, filed, effect } = checked
  const { document, shown, existing } = filed
  return {
    row: form.row,
    lastRow: form.lastRow,
    reference: document.blNo || document.bookingNo || document.customerReference,
    bookingNo: document.bookingNo,
    ids: idsOf(checked),
    deed: effect,
    request: existing
      ? { id: existing.id, ediRef: existing.blNo ?? existing.document.blNo, status: existing.status }
      : null,
    portOfLoading: shown?.portOfLoading.code ?? '',
    portOfDischarge: shown?.portOfDischarge.code ?? '',
    vvd: shown?.vvd ?? '',
    containers: containersOf(document),
  }
}

/** A number or container that was taken at this very moment is a change that the owner has not seen. */
const isTakenNow = (error: unknown) => error instanceof Refusal && ['SI0024', 'SI0026'].includes(error.code)

async function submitOne(context: Context, { filed, confirmed }: LockedForm) {
  const { existing, booking, shown, document } = filed
  if (!booking || !shown) return refuse('UP0010')
  const sending = {
    stored: existing,
    found: booking,
    booking: shown,
    document,
    warnings: confirmed,
    source: 'upload',
  } as const
  return sendInstruction(context, sending).catch((error: unknown) => {
    if (isTakenNow(error)) return refuse('UP0010')
    throw error
  })
}

async function submit(context: Context, forms: readonly LockedForm[]): Promise<SendingOutcome['results']> {
  const results: SendingOutcome['results'] = []
  for (const form of forms) {
    const { reference, request } = formOf(form)
    const { row } = form.form
    if (form.effect === 'unchanged' && request) results.push({ row, reference, result: 'NoEdit', request })
    else {
      const { id, blNo, status } = await submitOne(context, form)
      results.push({ row, reference, result: 'Success', request: { id, ediRef: blNo, status } })
    }
  }
  return results
}

/** Shipping instructions that come as files. */
export const siFiles: FileKind<SiColumn, CheckedInstruction, LockedForm> = {
  form: 'si',
  sheet: siSheet,
  check: (context, table) => checkTable(context, table, findFiled),
  checkLocked: (context, table) => checkTable(context, table, lockFiled),
  formOf,
  basisOf: ({ filed: { booking, existing, document } }) => [
    booking?.id,
    document.blNo,
    existing && [existing.id, existing.revision],
  ],
  submit,
  refuseSilent: () => refuseGeneral('GE0009'),
}
