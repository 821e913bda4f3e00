import { defineErrors } from '../kit/errors.ts'

export const shippingInstructionErrors = defineErrors({
  SI0001: { status: 404 }, // missing or no access
  SI0002: { status: 422 }, // booking id missing
  SI0003: { status: 422 }, // shipper missing
  SI0004: { status: 422 }, // consignee missing
  SI0005: { status: 422 }, // notify party missing
  SI0006: { status: 422 }, // bill type missing
  SI0007: { status: 422 }, // originals missing
  SI0008: { status: 422 }, // non-negotiables missing
  SI0009: { status: 422 }, // freight display missing
  SI0010: { status: 422 }, // B/L number missing
  SI0011: { status: 422 }, // booking reference missing
  SI0012: { status: 422 }, // payment term missing
  SI0013: { status: 422 }, // commodity description missing
  SI0014: { status: 422 }, // marks missing
  SI0015: { status: 422 }, // HTS missing or under 6 characters
  SI0016: { status: 422 }, // container details missing
  SI0017: { status: 422 }, // container number missing
  SI0018: { status: 422 }, // container type missing
  SI0019: { status: 422 }, // seal missing
  SI0020: { status: 422 }, // package count missing
  SI0021: { status: 422 }, // package unit missing
  SI0022: { status: 422 }, // weight missing
  SI0023: { status: 422 }, // volume missing
  SI0024: { status: 409, args: ['blNumber'] }, // B/L number or bill already exists
  SI0025: { status: 422 }, // AMS cut-off passed
  SI0026: { status: 422, args: ['containerNo'] }, // container twice
  SI0027: { status: 422 }, // description over 999 lines
})
