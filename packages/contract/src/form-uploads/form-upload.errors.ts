import { defineErrors, speak } from '../kit/errors.ts'

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
  // Our own, which the specification leaves open: why a file cannot be read …
  UP0012: { status: 413, args: ['megabytes'] }, // too large
  UP0013: { status: 415, args: ['kind'] }, // another kind of file
  UP0014: { status: 415, args: ['kind'] }, // an older kind of workbook
  UP0015: { status: 422 }, // macros
  UP0016: { status: 422 }, // a password
  UP0017: { status: 422 }, // packed so that it unpacks to too much
  UP0018: { status: 422 }, // damaged
  UP0019: { status: 422 }, // links to other files, or carries them
  UP0020: { status: 422 }, // no rows
  UP0021: { status: 422, args: ['columns'] }, // columns missing
  UP0022: { status: 422, args: ['column'] }, // a column twice
  UP0023: { status: 422, args: ['range'] }, // merged cells
  UP0024: { status: 422, args: ['limit'] }, // too many rows
  UP0025: { status: 422 }, // characters not recognised
  UP0026: { status: 422 }, // took too long
  // … and errors in a row
  UP0027: { status: 422, args: ['value'] }, // no certain date
  UP0028: { status: 422, args: ['value'] }, // a formula without a value
  UP0029: { status: 422, args: ['id'] }, // rows of one booking differ
  UP0030: { status: 422, args: ['id'] }, // rows of one booking are apart
  UP0031: { status: 409, args: ['count'] }, // overwriting is not confirmed
  UP0032: { status: 422 }, // cube missing
  UP0033: { status: 409 }, // sent already
  UP0034: { status: 422, args: ['choices'] }, // not an organisation to book for, or none where there are several
  UP0035: { status: 422, args: ['limit'] }, // text too long
  UP0036: { status: 422, args: ['limit'] }, // too many bookings in one file
  UP0037: { status: 422, args: ['value', 'choices'] }, // a value that its column does not know
  UP0038: { status: 422, args: ['etd', 'vvd', 'departure'] }, // the vessel leaves on another day
  UP0039: { status: 409, args: ['count'] }, // passed cut-offs are not confirmed
})
export const { refuse, violation } = speak(formUploadErrors)
