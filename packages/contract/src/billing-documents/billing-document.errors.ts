import { defineErrors, speak } from '../kit/errors.ts'

export const billingDocumentErrors = defineErrors({
  BLD0001: { status: 404 }, // no tariff
  BLD0002: { status: 422 }, // shipment id missing
  BLD0003: { status: 403 }, // access denied
  BLD0004: { status: 503 }, // unable to download
  // Our own codes, which the specification lacks: bills and invoices …
  BLD0005: { status: 422, args: ['limit'] }, // too many bills or invoices
  BLD0006: { status: 404 }, // no such bill, or no access
  BLD0007: { status: 404 }, // no such invoice, or no access
  // … and disputes
  BLD0008: { status: 404 }, // no such dispute, or no access
  BLD0009: { status: 422 }, // the invoice is paid
  BLD0010: { status: 422 }, // the charge was credited, or is a credit
  BLD0011: { status: 422, args: ['until'] }, // more than 30 days after the invoice
  BLD0012: { status: 409 }, // the charge is disputed already
  BLD0013: { status: 422 }, // reason missing
  BLD0014: { status: 422, args: ['most', 'currency'] }, // not an amount above 0 and up to the charge
  BLD0015: { status: 422 }, // remarks or message missing
  BLD0016: { status: 415 }, // evidence of another kind than it may be
  BLD0017: { status: 413, args: ['megabytes'] }, // evidence too large
  BLD0018: { status: 422, args: ['limit'] }, // too many files
  BLD0019: { status: 422, args: ['status'] }, // not open any more
  BLD0020: { status: 404 }, // no such evidence, or no access
  // … and papers
  BLD0031: { status: 404 }, // the paper is not there yet
  BLD0032: { status: 422, args: ['limit'] }, // too many documents for one zip
  BLD0033: { status: 422, args: ['status'] }, // no originals of a bill of this status or type
  BLD0034: { status: 409, args: ['count'] }, // all originals are issued
  BLD0035: { status: 409 }, // a hold blocks them
  BLD0036: { status: 422 }, // no instruction says how many there are
  BLD0037: { status: 415 }, // no PDF
  BLD0038: { status: 422 }, // a broken PDF
  BLD0039: { status: 422 }, // an encrypted PDF
  BLD0040: { status: 422 }, // a PDF that acts by itself or carries other files
})

export const { refuse, violation } = speak(billingDocumentErrors)
