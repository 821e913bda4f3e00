import { defineErrors } from '../kit/errors.ts'

export const formUploadErrors = defineErrors({
  UP0001: { status: 422 }, // booking id missing
  UP0002: { status: 422, args: ['ids'] }, // the same id in two files
  UP0003: { status: 422 }, // shipper missing
  UP0004: { status: 422 }, // shipper address missing
  UP0005: { status: 422 }, // consignee missing
  UP0006: { status: 422 }, // consignee address missing
  UP0007: { status: 422 }, // ETD missing
  UP0008: { status: 422, args: ['portOfLoading'] }, // port of load not allowed
  UP0009: { status: 422, args: ['fileName'] }, // upload failed
  UP0010: { status: 409 }, // refresh the page
  UP0011: { status: 422, args: ['limit'] }, // too many files
})
