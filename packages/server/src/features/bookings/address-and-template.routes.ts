import * as addressCalls from '@fairway/contract/bookings/addresses/address.endpoints'
import * as templateCalls from '@fairway/contract/bookings/templates/template.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as addresses from './addresses/address.actions.ts'
import { requestTemplates } from './templates/template.actions.ts'

/** What an organisation keeps to write its requests faster. */
export function addressAndTemplateRoutes(serve: Serve) {
  serve(addressCalls.searchAddresses, (context, { query }) => addresses.searchAddresses(context, query))
  serve(addressCalls.addAddress, (context, { body }) => addresses.addAddress(context, body))
  serve(addressCalls.changeAddress, (context, { body }) => addresses.changeAddress(context, body))
  serve(addressCalls.deleteAddress, (context, { query }) => addresses.deleteAddress(context, query))
  serve(addressCalls.useAddress, (context, { body }) => addresses.useAddress(context, body))
  serve(templateCalls.listTemplates, (context) => requestTemplates.list(context))
  serve(templateCalls.getTemplate, (context, { query }) => requestTemplates.get(context, query))
  serve(templateCalls.addTemplate, (context, { body }) => requestTemplates.add(context, body))
  serve(templateCalls.changeTemplate, (context, { body }) => requestTemplates.change(context, body))
  serve(templateCalls.deleteTemplate, (context, { query }) => requestTemplates.remove(context, query))
}
