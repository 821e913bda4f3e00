import { defineErrors } from '../kit/errors.ts'

export const detentionErrors = defineErrors({
  DE0001: { status: 403 }, // not authorised
  DE0002: { status: 422 }, // in-gate date or days needed
  DE0003: { status: 404 }, // no terms found
  DE0004: { status: 503 }, // system down
})
