import { siConfirmations } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { type DemoParts, openWriter } from '../../../platform/demo/demo-papers.ts'
import { saveInstruction } from '../instruction-draft.actions.ts'
import { beginInstruction } from '../instruction-form.actions.ts'
import { submitInstruction } from '../instruction-submission.actions.ts'
import { findBookings, hasInstructions } from './demo-instruction.repository.ts'
import { demoFates, demoInstruction } from './demo-instruction.rules.ts'

/** Writes instructions as a customer does, one for each thing that can become of it; false until there are bookings for all. */
export const seedDemoInstructions = (parts: DemoParts): Promise<boolean> =>
  parts.pool.transaction(async (db) => {
    const writer = await openWriter(parts, db)
    if (!writer) return false
    const { context, organisationIds } = writer
    if (await hasInstructions(db, organisationIds)) return true
    const bookings = await findBookings(db, organisationIds, demoFates.length)
    if (bookings.length < demoFates.length) return false
    for (const [at, fate] of demoFates.entries()) {
      const begun = await beginInstruction(context, { reference: bookings[at]?.bookingNo ?? '' })
      const document = demoInstruction(begun.document, fate)
      if (fate === 'draft') await saveInstruction(context, { document })
      else await submitInstruction(context, { document, confirmed: [...siConfirmations] })
    }
    return true
  })
