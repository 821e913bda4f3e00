import { defineErrors, speak } from '../kit/errors.ts'

/** Duplicates: 0002, 0003, 0027 on search and 0013, 0014, 0028 on save; 0012 on add and 0019 on update. */
export const loiErrors = defineErrors({
  BLOI0001: { status: 403 }, // access denied
  BLOI0002: { status: 422 }, // shipper missing
  BLOI0003: { status: 422 }, // shipper address missing
  BLOI0004: { status: 403 }, // no privilege at all
  BLOI0005: { status: 403 }, // no privilege for this shipper or agent
  BLOI0006: { status: 404, args: ['pattern'] }, // no contract matches
  BLOI0007: { status: 404 }, // invalid id
  BLOI0008: { status: 422 }, // id missing
  BLOI0009: { status: 422 }, // expires before it starts
  BLOI0010: { status: 422 }, // expires in the past
  BLOI0011: { status: 422 }, // outside the contract period
  BLOI0012: { status: 409, args: ['overlappingIds'] }, // other letters cover these days
  BLOI0013: { status: 422 }, // shipper missing
  BLOI0014: { status: 422 }, // shipper address missing
  BLOI0015: { status: 422 }, // port of loading missing
  BLOI0016: { status: 422 }, // service contract missing
  BLOI0017: { status: 422 }, // effective date missing
  BLOI0018: { status: 422 }, // starts in the past
  BLOI0019: { status: 409, args: ['overlappingIds'] }, // other letters cover these days
  BLOI0020: { status: 422, args: ['contract'] }, // item code mandatory
  BLOI0021: { status: 404 }, // no such contract
  BLOI0022: { status: 422 }, // no contract sent
  BLOI0023: { status: 422 }, // agent missing
  BLOI0024: { status: 403 }, // shipper and agent permission at once
  BLOI0025: { status: 404 }, // invalid shipment id
  BLOI0026: { status: 422 }, // shipment id missing
  BLOI0027: { status: 422 }, // contract number holds I or V
  BLOI0028: { status: 422 }, // contract number holds I or V
  BLOI0029: { status: 422, args: ['item', 'contract'] }, // item code is not in the contract
  BLOI0030: { status: 409, args: ['status'] }, // not possible in this status
  BLOI0031: { status: 422 }, // no such day
  BLOI0032: { status: 422, args: ['most'] }, // too many found
})

export const { refuse, violation } = speak(loiErrors)
