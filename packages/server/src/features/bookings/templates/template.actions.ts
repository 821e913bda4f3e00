import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { TemplateEntry } from '@fairway/contract/bookings/templates/template.schema'
import { defineTemplates } from '../../../platform/templates/define-templates.ts'
import { copyOf, normalizeDocument } from '../requests/request-document.rules.ts'
import { organisationFor } from '../requests/request-writing.actions.ts'
import { listedOfTemplate } from './template.repository.ts'

/** Booking requests that are saved under a name, without what belongs to one request alone. */
export const requestTemplates = defineTemplates({
  table: 'request_template',
  objectType: 'request template',
  entry: TemplateEntry,
  listed: listedOfTemplate,
  document: RequestDocument,
  trim: (document) => copyOf(normalizeDocument(document)),
  organisationFor,
})
