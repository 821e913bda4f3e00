import type { SiDetailType } from '@fairway/contract/shipping-instructions/shipping-instruction.values'

export const LIST_PATH = '/shippingInstructions'
/** An instruction to look at, to write or to copy, or its draft B/L. */
export const instructionPath = (type: Exclude<SiDetailType, 'new'>, id: number) =>
  `/shippingInstructionsDetails?type=${type}&id=${id}`
/** A new instruction for a booking. */
export const newInstructionPath = (bookingNo?: string) =>
  `/shippingInstructionsDetails?type=new${bookingNo ? `&bookingNo=${encodeURIComponent(bookingNo)}` : ''}`
/** A copy of an instruction for a booking. */
export const copyPath = (id: number, bookingNo: string) =>
  `${instructionPath('copy', id)}&bookingNo=${encodeURIComponent(bookingNo)}`
/** The versions of an instruction, two of them side by side where they are named. */
export const comparePath = (id: number, sides?: { left: number; right: number }) =>
  `/shippingInstructionCompare?id=${id}${sides ? `&left=${sides.left}&right=${sides.right}` : ''}`
