import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './tariff-code.schema.ts'

export const searchTariffCodes = endpoint({
  method: 'GET',
  path: '/api/si/tariffCodes',
  summary: 'HTS codes by words in any language or by their first digits, and whether codes are known.',
  allow: anyOf('GE0005', 'SI', 'BS'),
  errors: [],
  query: shapes.TariffSearch,
  reply: shapes.TariffCodes,
  limited: true,
})
