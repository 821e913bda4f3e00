import * as addressCalls from '@fairway/contract/bookings/address.endpoints'
import * as templateCalls from '@fairway/contract/bookings/template.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as addresses from './addresses/address.actions.ts'
import * as templates from './templates/template.actions.ts'

/** What an organisation keeps to write its requests faster. */
export function bookingBookRoutes(serve: Serve) {
  serve(addressCalls.searchAddresses, (context, { query }) => addresses.searchAddresses(context, query))
  serve(addressCalls.addAddress, (context, { body }) => addresses.addAddress(context, body))
  serve(addressCalls.changeAddress, (context, { body }) => addresses.changeAddress(context, body))
  serve(addressCalls.deleteAddress, (context, { query }) => addresses.deleteAddress(context, query))
  serve(addressCalls.useAddress, (context, { body }) => addresses.useAddress(context, body))
  serve(templateCalls.listTemplates, (context) => templates.listTemplates(context))
  serve(templateCalls.getTemplate, (context, { query }) => templates.getTemplate(context, query))
  serve(templateCalls.addTemplate, (context, { body }) => templates.addTemplate(context, body))
  serve(templateCalls.changeTemplate, (context, { body }) => templates.changeTemplate(context, body))
  serve(templateCalls.deleteTemplate, (context, { query }) => templates.deleteTemplate(context, query))
}
