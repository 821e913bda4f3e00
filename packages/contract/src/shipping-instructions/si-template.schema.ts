import { z } from 'zod'
import { TemplateEntry } from '../bookings/templates/template.schema.ts'
import { Id, RequiredText, Revision, Text } from '../shared/scalar.schema.ts'
import { SiDocument } from './shipping-instruction.schema.ts'

const Fields = { name: RequiredText(80), document: SiDocument }

/** `organisation` is needed where the caller has several. */
export const NewSiTemplate = z.strictObject({ ...Fields, organisation: Text(20).optional() })
export type NewSiTemplate = z.output<typeof NewSiTemplate>
export const SiTemplateChange = z.strictObject({ ...Fields, id: Id, version: Revision })
export type SiTemplateChange = z.output<typeof SiTemplateChange>

/** A template of instructions in a list. */
export const SiTemplateEntry = TemplateEntry.pick({
  id: true,
  organisation: true,
  name: true,
  version: true,
  savedAt: true,
  savedBy: true,
  consignee: true,
}).extend({ commodity: z.string() })
export type SiTemplateEntry = z.output<typeof SiTemplateEntry>
/** By name. */
export const SiTemplateList = z.object({ templates: z.array(SiTemplateEntry) })

/** An instruction that is saved under a name to be used again: without booking, numbers and containers. */
export const SiTemplate = SiTemplateEntry.extend({ document: SiDocument })
export type SiTemplate = z.output<typeof SiTemplate>
