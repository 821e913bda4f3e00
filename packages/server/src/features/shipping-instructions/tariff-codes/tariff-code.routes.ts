import * as calls from '@fairway/contract/shipping-instructions/tariff-code.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { searchTariffCodes } from './tariff-code.actions.ts'

/** HTS codes for the commodities of a shipping instruction. */
export function tariffCodeRoutes(serve: Serve) {
  serve(calls.searchTariffCodes, (context, { query }) => searchTariffCodes(context, query))
}
