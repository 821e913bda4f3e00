import { defineErrors, speak } from '../kit/errors.ts'

/** The booking dashboard (BD), booking requests (BR); our own: saved views (GV), address books (AB), templates (TP). */
export const bookingErrors = defineErrors({
  BD0001: { status: 404 }, // none found
  BD0002: { status: 404, args: ['bookingNo'] }, // unknown booking
  BD0003: { status: 422 }, // invalid start date
  BD0004: { status: 422 }, // invalid end date
  BD0005: { status: 422 }, // days not 0 to 21
  BD0006: { status: 422 }, // more than 3000 bookings
  BD0007: { status: 403 }, // no access
  BD0008: { status: 422 }, // end date before start date
  BD0009: { status: 422 }, // one date of a range missing

  GV0001: { status: 409, args: ['name'] }, // a view of that name exists
  GV0002: { status: 422, args: ['limit'] }, // too many views

  AB0001: { status: 409, args: ['name'] }, // this name and address are in the address book
  AB0002: { status: 422, args: ['limit'] }, // the address book is full
  TP0001: { status: 409, args: ['name'] }, // a template of that name exists
  TP0002: { status: 422, args: ['limit'] }, // too many templates

  BR0001: { status: 403 }, // not authorised for booking requests
  BR0002: { status: 404 }, // absent or no access
  BR0003: { status: 409 }, // updated by another transaction
  BR0004: { status: 422, args: ['status'] }, // cannot be updated
  BR0005: { status: 422, args: ['status'] }, // cannot be submitted
  BR0006: { status: 422, args: ['status'] }, // cannot be cancelled
  BR0007: { status: 422, args: ['status'] }, // cannot be deleted
  BR0008: { status: 422 }, // departure date expired
  BR0009: { status: 422, args: ['vvd'] }, // sail date expired
  BR0010: { status: 422 }, // customer reference missing
  BR0011: { status: 409, args: ['customerReference'] }, // customer reference already used
  BR0012: { status: 422 }, // customer reference over 35
  BR0013: { status: 422 }, // POL missing
  BR0014: { status: 422 }, // POD missing
  BR0015: { status: 422 }, // payment term missing
  BR0016: { status: 422 }, // freight term missing
  BR0017: { status: 422 }, // service contract missing
  BR0018: { status: 422 }, // service contract not 2 to 6 characters
  BR0019: { status: 422 }, // VVD missing
  BR0020: { status: 422 }, // commodity description missing
  BR0021: { status: 422 }, // gross weight missing
  BR0022: { status: 422 }, // weight over 7 digits or 3 decimals
  BR0023: { status: 422 }, // cube over 6 digits or 4 decimals
  BR0024: { status: 422 }, // shipper name missing
  BR0025: { status: 422 }, // shipper address missing
  BR0026: { status: 422 }, // consignee name missing
  BR0027: { status: 422 }, // consignee address missing
  BR0028: { status: 422 }, // no container row
  BR0029: { status: 422 }, // empty container row
  BR0030: { status: 422 }, // PO number not under 20
  BR0031: { status: 422 }, // item over 8
  BR0032: { status: 422 }, // booking number over 35
  BR0033: { status: 422 }, // more than one of REEFER, NOR and OOG
  BR0034: { status: 422 }, // OOG without length, width and height
  BR0035: { status: 422 }, // OOG dimension outside 1 to 99999, 3 decimals
  BR0036: { status: 422 }, // UN type missing or over 2
  BR0037: { status: 422 }, // UN number missing or over 4
  BR0038: { status: 422 }, // IMO class missing or over 10
  BR0039: { status: 422 }, // package group missing or over 3
  BR0040: { status: 422 }, // flash point missing or over 5
  BR0041: { status: 422 }, // emergency phone invalid
  BR0042: { status: 422 }, // temperature missing
  BR0043: { status: 422 }, // temperature over 5 characters
  BR0044: { status: 422 }, // temperature unit not F or C
  BR0045: { status: 422 }, // temperatures differ between containers
  BR0046: { status: 422 }, // a container that is no reefer
  BR0047: { status: 422 }, // dry and reefer mixed
  BR0048: { status: 422 }, // CY origin: place of receipt is no port
  BR0049: { status: 422 }, // DOOR origin without place of receipt
  BR0050: { status: 422 }, // DOOR or RAMP destination without place of delivery
  BR0051: { status: 422, args: ['freightTerm', 'place'] }, // term and place do not fit
  BR0052: { status: 422, args: ['equipmentCode'] }, // equipment code invalid
  BR0053: { status: 422, args: ['packageType'] }, // package type invalid
  BR0054: { status: 422 }, // package type missing
  BR0055: { status: 503 }, // EDI not available
  BR0056: { status: 503 }, // GATES not available
  BR0057: { status: 422 }, // cancellation without comment
  BR0058: { status: 200 }, // deleted
  BR0059: { status: 200 }, // cancel request sent
  BR0060: { status: 200 }, // documents sent
  BR0061: { status: 422 }, // copy of a cancelled request
  BR0062: { status: 422 }, // copy of an approved request
  BR0063: { status: 409 }, // a GATES booking already exists
  // Our own codes: fields that are locked after approval …
  BR0064: { status: 422 }, // service contract
  BR0065: { status: 422 }, // shipper
  BR0066: { status: 422 }, // payment term
  BR0067: { status: 422 }, // port of loading
  // … figures …
  BR0068: { status: 422, args: ['text'] }, // not a number
  BR0069: { status: 422, args: ['text', 'one', 'other'] }, // a number that can be read in two ways
  BR0070: { status: 422 }, // not a whole number from 1 to 99999
  // … places …
  BR0071: { status: 422, args: ['port'] }, // POD is the POL
  BR0072: { status: 422, args: ['place', 'portOfLoading'] }, // place of receipt not on the side of the POL
  BR0073: { status: 422, args: ['place', 'portOfDischarge'] }, // place of delivery not on the side of the POD
  BR0074: { status: 422, args: ['place'] }, // POL is inland
  BR0075: { status: 422, args: ['place'] }, // POD is inland
  // … and cut-offs that have passed, to be confirmed by the sender
  BR0076: { status: 409, args: ['vvd', 'time'] }, // CY
  BR0077: { status: 409, args: ['vvd', 'time'] }, // AMS
  BR0078: { status: 409, args: ['vvd', 'time'] }, // hazardous or chilled cargo
})

export const { refuse, violation } = speak(bookingErrors)
