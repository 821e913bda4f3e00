import { defineErrors, speak } from '../kit/errors.ts'

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
  // Our own, which the specification leaves open: further errors …
  SI0028: { status: 422, args: ['containerNo', 'bookingNo'] }, // not a container of the booking
  SI0029: { status: 422, args: ['value'] }, // no container number
  SI0030: { status: 422, args: ['containerNo', 'expected'] }, // wrong check digit
  SI0031: { status: 422, args: ['bookingNo'] }, // booking cancelled
  SI0032: { status: 422 }, // a sea waybill with originals
  SI0033: { status: 422, args: ['least', 'most'] }, // originals
  SI0034: { status: 422, args: ['most'] }, // non-negotiables
  SI0035: { status: 422, args: ['blNumber', 'prefix'] }, // not a B/L number of the booking
  SI0036: { status: 422, args: ['most'] }, // second notify party is no short code
  SI0037: { status: 422, args: ['most'] }, // marks have too many lines
  SI0038: { status: 422, args: ['most'] }, // seal too long
  SI0039: { status: 422, args: ['most'] }, // number of packages
  SI0040: { status: 422, args: ['most'] }, // name of a party too long
  SI0041: { status: 422, args: ['value'] }, // weight or volume not above 0
  // … and warnings, which stop nothing; `siConfirmations` are confirmed by the sender
  SI0042: { status: 422, args: ['time'] }, // SI cut-off passed
  SI0043: { status: 422, args: ['hts'] }, // HTS code that nobody knows
  SI0044: { status: 422, args: ['instructed', 'booked'] }, // packages differ from the booking
  SI0045: { status: 422, args: ['instructed', 'booked'] }, // weight differs from the booking
  SI0046: { status: 422, args: ['instructed', 'booked'] }, // volume differs from the booking
  SI0047: { status: 422, args: ['containerNo', 'weight'] }, // unusual weight
  SI0048: { status: 422, args: ['containerNo', 'volume'] }, // unusual volume
  SI0049: { status: 422, args: ['containers'] }, // containers of the booking on no bill
  SI0050: { status: 422, args: ['billType'] }, // no letter covers the release
  SI0051: { status: 422, args: ['lines', 'most'] }, // a party has more lines than its box
  SI0052: { status: 422, args: ['containerNo', 'equipment'] }, // another type than the booking says
  SI0053: { status: 422, args: ['containerNo', 'seal'] }, // another seal than the booking says
  SI0054: { status: 422 }, // a sea waybill to order
  SI0055: { status: 422, args: ['reference'] }, // a reference that the booking does not have
  SI0056: { status: 422 }, // another payment term than the booking's
  SI0057: { status: 422, args: ['containerNo', 'vgm', 'expected'] }, // weight plus tare is far from the verified gross mass
  SI0101: { status: 409, args: ['status'] }, // not in this status
  SI0102: { status: 422, args: ['bookingNo'] }, // an instruction stays with its booking
  SI0103: { status: 422 }, // a draft B/L is returned with a remark
  SI0104: { status: 404 }, // the carrier has not sent a draft B/L
})

export const { refuse, violation } = speak(shippingInstructionErrors)
