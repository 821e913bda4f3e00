import { defineErrors, speak } from '../kit/errors.ts'

export const trackingErrors = defineErrors({
  CS0001: { status: 404, args: ['containerNo'] }, // no bookings for container
  CS0002: { status: 404, args: ['bookingNo'] }, // no East-bound China bookings for the booking number
  CS0003: { status: 404, args: ['blNumber'] }, // none for billing numbers
  CS0004: { status: 404, args: ['number'] }, // shipment not found, signed in
  CS0005: { status: 404, args: ['ediRef'] }, // none for EDI references
  CS0006: { status: 404, args: ['number'] }, // shipment not found, public
  CS0007: { status: 403 }, // not authorised to view equipment
  CS0008: { status: 403 }, // web id not authorised
  CS0009: { status: 422 }, // more than 5000 containers
})

export const { refuse, violation } = speak(trackingErrors)
