import { defineErrors, speak } from '../kit/errors.ts'

export const informationErrors = defineErrors({
  IN0001: { status: 404 }, // no such entry, or not public
  IN0002: { status: 422 }, // title missing
  IN0003: { status: 422 }, // text missing
  IN0004: { status: 422, args: ['address'] }, // a link that is neither http(s) nor a path of the portal
  IN0005: { status: 422 }, // no date
  IN0006: { status: 422 }, // valid until before valid from
  IN0007: { status: 422 }, // to be published in the past or too far away
  IN0008: { status: 415 }, // attachment is no PDF, JPEG or PNG
  IN0009: { status: 413, args: ['megabytes'] }, // attachment too large
  IN0010: { status: 422, args: ['limit'] }, // too many attachments
  IN0011: { status: 404 }, // no such attachment
  IN0012: { status: 409 }, // was published: cannot be deleted, only withdrawn
  IN0013: { status: 409 }, // nothing to withdraw, or nothing scheduled
})

export const { refuse, violation } = speak(informationErrors)
