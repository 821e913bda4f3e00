import { defineErrors } from '../kit/errors.ts'

export const billingDocumentErrors = defineErrors({
  BLD0001: { status: 404 }, // no tariff
  BLD0002: { status: 422 }, // shipment id missing
  BLD0003: { status: 403 }, // access denied
  BLD0004: { status: 503 }, // unable to download
})
