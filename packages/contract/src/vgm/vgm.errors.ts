import { defineErrors, speak } from '../kit/errors.ts'

export const vgmErrors = defineErrors({
  VGM0001: { status: 404, args: ['bookingNo'] }, // no booking found
  VGM0002: { status: 422, args: ['bookingNo'] }, // booking cancelled in the booking system
  VGM0003: { status: 422, args: ['containerNo'] }, // container not recognised
  VGM0004: { status: 403 }, // access denied
  // Our own codes, which the specification lacks: the header …
  VGM0005: { status: 422 }, // carrier missing or unknown
  VGM0006: { status: 422 }, // booking type missing
  VGM0007: { status: 422 }, // booking number missing, or not that of this booking
  VGM0008: { status: 422 }, // reference missing
  VGM0009: { status: 422, args: ['most'] }, // text too long
  // … rows …
  VGM0010: { status: 422 }, // no container with a weight
  VGM0011: { status: 422 }, // container number missing
  VGM0012: { status: 422, args: ['text'] }, // not four letters and seven digits
  VGM0013: { status: 422, args: ['containerNo', 'expected'] }, // wrong check digit
  VGM0014: { status: 422, args: ['containerNo'] }, // twice in one submission
  VGM0015: { status: 422 }, // method not SM1 or SM2
  VGM0016: { status: 422 }, // unit not KG or LB
  VGM0017: { status: 422 }, // verified gross mass missing
  VGM0018: { status: 422 }, // SM2 without cargo weight or tare
  VGM0019: { status: 422, args: ['text'] }, // not a number
  VGM0020: { status: 422, args: ['text', 'one', 'other'] }, // a number that can be read in two ways
  VGM0021: { status: 422 }, // over 6 digits or 3 decimals
  VGM0022: { status: 422 }, // not more than 0
  VGM0023: { status: 422, args: ['mass', 'sum'] }, // SM2 parts do not add up
  VGM0024: { status: 422, args: ['mass', 'tare'] }, // not more than the tare
  VGM0025: { status: 422, args: ['mass', 'most'] }, // more than the maximum gross
  // … the signature …
  VGM0026: { status: 422 }, // signatory missing
  VGM0027: { status: 422 }, // authorised party missing
  VGM0028: { status: 422 }, // time of weighing missing, unreadable or in the future
  VGM0029: { status: 422 }, // place of weighing missing
  // … what happened meanwhile, and what the sender confirms
  VGM0030: { status: 422, args: ['containerNo'] }, // loaded
  VGM0031: { status: 409, args: ['bookingNo', 'time'] }, // cut-off passed
  VGM0032: { status: 409, args: ['containerNo', 'mass', 'expected'] }, // differs from cargo weight plus tare
  VGM0033: { status: 422 }, // legal statement not accepted
  VGM0034: { status: 410 }, // link no longer or never valid
  VGM0035: { status: 415 }, // weighing ticket is no PDF, JPEG or PNG
  VGM0036: { status: 413, args: ['megabytes'] }, // weighing ticket too large
  VGM0037: { status: 422, args: ['limit'] }, // too many weighing tickets
  VGM0038: { status: 404 }, // no such weighing ticket, or no access
  VGM0039: { status: 404 }, // nothing was sent yet: no certificate
  VGM0040: { status: 200 }, // certificate mailed
  VGM0041: { status: 422, args: ['bookingNo'] }, // one booking twice in one submission
  VGM0042: { status: 409 }, // a weighing ticket that was there when something was sent
})

export const { refuse, violation } = speak(vgmErrors)
