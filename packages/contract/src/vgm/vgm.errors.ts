import { defineErrors } from '../kit/errors.ts'

export const vgmErrors = defineErrors({
  VGM0001: { status: 404, args: ['bookingNo'] }, // no booking found
  VGM0002: { status: 422, args: ['bookingNo'] }, // booking cancelled in the booking system
  VGM0003: { status: 422, args: ['containerNo'] }, // container not recognised
  VGM0004: { status: 403 }, // access denied
})
