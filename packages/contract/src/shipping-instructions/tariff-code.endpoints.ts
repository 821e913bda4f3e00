import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './tariff-code.schema.ts'

export const searchTariffCodes = callsFor(anyOf('GE0005', 'SI', 'BS')).get('/api/si/tariffCodes', {
  summary: 'HTS codes by words in any language or by their first digits, and whether codes are known.',
  query: shapes.TariffSearch,
  reply: shapes.TariffCodes,
  limited: true,
})
