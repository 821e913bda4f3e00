import { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import { SiTemplateEntry } from '@fairway/contract/shipping-instructions/si-template.schema'
import { defineTemplates } from '../../../platform/templates/define-templates.ts'
import { organisationFor } from '../../bookings/public.ts'
import { templateDocument } from '../instruction-document.rules.ts'
import { listedOfTemplate } from './si-template.repository.ts'

/** Instructions that are saved under a name, without the numbers and containers of a booking. */
export const siTemplates = defineTemplates({
  table: 'si_template',
  objectType: 'shipping instruction template',
  entry: SiTemplateEntry,
  listed: listedOfTemplate,
  document: SiDocument,
  trim: (document) => templateDocument(normalizeInstruction(document)),
  organisationFor,
})
