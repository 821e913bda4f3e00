import { z } from 'zod'
import { Id, IdInQuery, InstantOut, RequiredText, Revision, RevisionInQuery, Text } from '../../shared/scalar.schema.ts'
import { RequestDocument } from '../requests/booking-request.schema.ts'

export const TEMPLATE_LIMIT = 200

const Fields = { name: RequiredText(80), document: RequestDocument }

export const NewTemplate = z.strictObject({ ...Fields, organisation: Text(20).optional() })
export type NewTemplate = z.output<typeof NewTemplate>
export const TemplateChange = z.strictObject({ ...Fields, id: Id, version: Revision })
export type TemplateChange = z.output<typeof TemplateChange>
export const TemplateChoice = z.strictObject({ id: IdInQuery, version: RevisionInQuery })
export const TemplateQuery = z.strictObject({ id: IdInQuery })

/** A template in a list. */
export const TemplateEntry = z.object({
  id: z.number().int(),
  /** The organisation's `ref`. */
  organisation: z.string(),
  name: z.string(),
  version: z.number().int(),
  savedAt: InstantOut,
  savedBy: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  consignee: z.string(),
})
export type TemplateEntry = z.output<typeof TemplateEntry>
/** By name. */
export const TemplateList = z.object({ templates: z.array(TemplateEntry) })
export type TemplateList = z.output<typeof TemplateList>

/** A request that is saved under a name to be used again. */
export const Template = TemplateEntry.extend({ document: RequestDocument })
export type Template = z.output<typeof Template>
