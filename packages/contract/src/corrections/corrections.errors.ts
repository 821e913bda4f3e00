import { defineErrors, speak } from '../kit/errors.ts'

/** Corrections of billed bookings (BC): our own codes, since the specification names rules for them but no codes. */
export const correctionErrors = defineErrors({
  BC0001: { status: 422 }, // a shipment number has 7 digits
  BC0002: { status: 404, args: ['shipmentNo'] }, // no such shipment, or no access
  BC0003: { status: 422, args: ['shipmentNo'] }, // no bill in status Billed
  BC0004: { status: 422, args: ['shipmentNo', 'count'] }, // more than one bill
  BC0005: { status: 409, args: ['shipmentNo'] }, // a correction is in progress
  BC0006: { status: 404 }, // no such correction, or no access
  BC0007: { status: 409 }, // the booking was changed since the correction was started
  BC0008: { status: 422, args: ['status'] }, // not in this status
  BC0009: { status: 422 }, // cannot be changed from the portal
  BC0010: { status: 200 }, // deleted
  BC0011: { status: 422, args: ['shipmentNo'] }, // the booking is canceled
  BC0012: { status: 409, args: ['shipmentNo'] }, // one was completed: another is not confirmed
})

export const { refuse, violation } = speak(correctionErrors)
