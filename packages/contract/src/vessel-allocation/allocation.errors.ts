import { defineErrors } from '../kit/errors.ts'

/** Duplicates: 0006 on search, 0009 on download and upload. */
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
})
