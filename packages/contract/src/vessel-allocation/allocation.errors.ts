import { defineErrors, speak } from '../kit/errors.ts'

/** Duplicates: 0006 on search, 0009 on download and upload. From 0016 on they are ours. */
export const allocationErrors = defineErrors({
  VA0001: { status: 403 }, // not authorised
  VA0002: { status: 422, args: ['vvd'] }, // vessel profile error
  VA0003: { status: 422 }, // invalid start date
  VA0004: { status: 422 }, // invalid end date
  VA0005: { status: 422 }, // days not 0 to 21
  VA0006: { status: 422 }, // VVD required
  VA0007: { status: 422, args: ['vvd', 'portOfLoading'] }, // released more than the capacity
  VA0008: { status: 409 }, // saved by another user
  VA0009: { status: 422 }, // VVD required
  VA0010: { status: 422 }, // one load port needed for download
  VA0011: { status: 404 }, // nothing to download
  VA0012: { status: 422, args: ['fileName'] }, // empty file
  VA0013: { status: 422, args: ['fileName'] }, // file outside directory
  VA0014: { status: 422, args: ['vvd'] }, // sail date or AMS cut-off passed
  VA0015: { status: 404 }, // VVD not known
  VA0016: { status: 422, args: ['cap'] }, // more rows than a search may show
  VA0017: { status: 422, args: ['most'] }, // not a whole number within bounds
  VA0018: { status: 422, args: ['most'] }, // remarks too long
  VA0019: { status: 422 }, // a row of a file that no allocation matches
  VA0020: { status: 422, args: ['row'] }, // a row that a file has twice
  VA0021: { status: 422, args: ['column'] }, // a column that a file lacks
  VA0022: { status: 422, args: ['account'] }, // not one of the rep's accounts
  VA0023: { status: 409 }, // such a row exists
  VA0024: { status: 422 }, // not one of the choices
  VA0025: { status: 422, args: ['vvd'] }, // a row of another VVD than the chosen ones
})
export const { refuse, violation } = speak(allocationErrors)
