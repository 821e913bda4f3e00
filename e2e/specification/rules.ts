/**
 * Section 5, by hand: the rules whose codes section 8 does not number, and what their texts say. All other rules of the section
 * have a code of section 8 (codes.ts) or a limit of section 9 (booking-limits, portal-limits).
 */
export const accountRules = {
  AU0101: /valid email/i,
  AU0102: /password needs at least/i,
  AU0104: /new password and its confirmation must match/i,
  AU0107: /valid first name/i,
  AU0108: /valid last name/i,
  AU0109: /valid job title/i,
  AU0110: /valid phone number/i,
  AU0112: /valid company/i,
  AU0114: /valid city/i,
  AU0115: /state or province/i,
  AU0116: /valid zip code/i,
  AU0117: /country/i,
  AU0118: /at least one relationship/i,
  AU0119: /accept the terms/i,
  AU0008: /verification failed/i, // the captcha
  AU0123: /6-digit code/i,
  AU0124: /user name: your email address/i,
  AU0125: /enter your password/i,
  AU0009: /previous password/i,
  AU0121: /some field must change before submitting/i,
} as const satisfies Record<string, RegExp>

export const searchRules = {
  AC0001: /to search by/i, // admin user search needs a criterion
  AC0003: /account status/i, // admin CP search needs an account status
  ETA0002: /port/i, // ETA search needs at least a port
  BD0009: /needs a start date and an end date/i, // a departure range needs both
} as const satisfies Record<string, RegExp>

export const correctionRules = {
  BC0001: /7 digits/i,
  BC0003: /no bill in status Billed/i,
  BC0004: /only a shipment with one bill/i,
  BC0005: /already in progress/i,
  BC0012: /has been completed.*start another/i,
} as const satisfies Record<string, RegExp>

export const vgmRules = {
  VGM0005: /carrier/i,
  VGM0006: /booking type/i,
  VGM0007: /booking number/i,
  VGM0008: /reference/i,
  VGM0011: /container number/i,
  VGM0012: /is not a container number/i,
  VGM0013: /check digit .* wrong/i,
  VGM0014: /twice/i,
  VGM0017: /verified gross mass/i,
} as const satisfies Record<string, RegExp>

export const detentionRules = {
  DE0005: /service contract/i,
  DE0006: /equipment/i,
  DE0007: /final destination/i,
} as const satisfies Record<string, RegExp>
