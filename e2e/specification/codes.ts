/**
 * Section 8 of the specification, by hand: what the text of each code has to say, in the words of the specification, or of the
 * settled points where it leaves a text open. Words in quotation marks there are whole texts here.
 */
type Words = RegExp | string

/** The special answers to a 401 and of the session check, whole texts. */
export const accountCodes = {
  AU0002: 'Password Expired',
  AU0003: 'Password reset required for the user',
  AU0004: 'User is not confirmed.',
  AU0005: 'Session Expired',
  AU0006: 'Refresh Token Needed',
} as const satisfies Record<string, Words>

const notFound =
  /shipment not found.*search by booking number.*no longer be on an active booking.*moved more than 90 days ago/i
export const containerSearchCodes = {
  CS0001: /no bookings for container/i,
  CS0002: /no East-bound China bookings for the booking number/i,
  CS0003: /no East-bound China bookings for the B\/L number/i,
  CS0004: notFound,
  CS0005: /no East-bound China bookings for the EDI reference/i,
  CS0006: notFound,
  CS0007: /not authorized to view .*equipment/i,
  CS0008: /web id is not authorized/i,
  CS0009: /more than 5000 containers.*refine the search/i,
} as const satisfies Record<string, Words>

export const bookingDashboardCodes = {
  BD0001: /no bookings found/i,
  BD0002: /not found/i,
  BD0003: /start date is invalid.*yyyy-mm-dd/i,
  BD0004: /end date is invalid.*yyyy-mm-dd/i,
  BD0005: /days must be 0 to 21/i,
  BD0006: /more than 3000 bookings.*refine/i,
  BD0007: /not authorized/i,
} as const satisfies Record<string, Words>

export const generalCodes = {
  GE0001: /system error.*contact support/i,
  GE0002: /does not exist, or you do not have access/i,
  GE0003: /booking does not exist, or you do not have access/i,
  GE0004: /web id is not authorized/i,
  GE0005: /not authorized/i,
  GE0006: /access denied/i,
  GE0007: /updated by another transaction.*reload before saving/i,
  GE0008: /cannot be processed within 30 seconds.*narrow the search/i,
  GE0009: /booking system \(GATES\) is not available/i,
  GE0010: /another user is signing the blanket LOI.*wait some minutes/i,
  GE0011: /shipments are not in the same group.*wait 5 minutes/i,
} as const satisfies Record<string, Words>

export const instructionCodes = {
  SI0001: /does not exist, or you do not have access/i,
  SI0002: /booking id/i,
  SI0003: /shipper/i,
  SI0004: /consignee/i,
  SI0005: /notify party/i,
  SI0006: /bill type/i,
  SI0007: /originals/i,
  SI0008: /non-negotiables/i,
  SI0009: /freight display/i,
  SI0010: /B\/L number/i,
  SI0011: /booking reference/i,
  SI0012: /payment term/i,
  SI0013: /commodity description/i,
  SI0014: /marks/i,
  SI0015: /HTS.*at least 6/i,
  SI0016: /container details/i,
  SI0017: /container number/i,
  SI0018: /container type/i,
  SI0019: /seal/i,
  SI0020: /package count/i,
  SI0021: /package unit/i,
  SI0022: /weight/i,
  SI0023: /volume/i,
  SI0024: /B\/L number .*or a bill.*already exists/i,
  SI0025: /AMS cutoff has passed/i,
  SI0026: /duplicate container/i,
  SI0027: /description .*999 lines/i,
} as const satisfies Record<string, Words>

export const requestCodes = {
  BR0001: /not authorized for booking requests/i,
  BR0002: /does not exist, or you do not have access/i,
  BR0003: /updated by another transaction/i,
  BR0004: /in status .* cannot be updated/i,
  BR0005: /in status .* cannot be submitted/i,
  BR0006: /in status .* cannot be cancelled/i,
  BR0007: /in status .* cannot be deleted/i,
  BR0008: /departure.*past/i,
  BR0009: /sail date of .* expired/i,
  BR0010: /enter the customer reference/i,
  BR0011: /customer reference .* already used/i,
  BR0012: /customer reference .* 35/i,
  BR0013: /POL/,
  BR0014: /POD/,
  BR0015: /payment term/i,
  BR0016: /freight term/i,
  BR0017: /service contract/i,
  BR0018: /service contract .* 2 to 6 characters/i,
  BR0019: /VVD/,
  BR0020: /commodity description/i,
  BR0021: /gross weight/i,
  BR0022: /weight .* 7 digits before and 3 after the decimal point/i,
  BR0023: /cube .* 6 digits before and 4 after the decimal point/i,
  BR0024: /shipper name/i,
  BR0025: /shipper address/i,
  BR0026: /consignee name/i,
  BR0027: /consignee address/i,
  BR0028: /at least one container row/i,
  BR0029: /container row is empty/i,
  BR0030: /PO number .* fewer than 20/i,
  BR0031: /item .* 8/i,
  BR0032: /booking number .* 35/i,
  BR0033: /only one of REEFER, NOR and OOG/i,
  BR0034: /OOG.* needs length, width and height/i,
  BR0035: /1 to 99999 with at most 3 decimals/i,
  BR0036: /UN type.* 2 /i,
  BR0037: /UN number.* 4 /i,
  BR0038: /IMO class.* 10 /i,
  BR0039: /package group.* 3 /i,
  BR0040: /flash point temperature.* 5 /i,
  BR0041: /valid emergency phone/i,
  BR0042: /temperature/i,
  BR0043: /temperature .* 5 characters/i,
  BR0044: /unit must be F or C/i,
  BR0045: /all containers .* same temperature/i,
  BR0046: /only reefer containers may be added/i,
  BR0047: /dry and reefer containers cannot be mixed/i,
  BR0048: /CY.*place of receipt must be a port/i,
  BR0049: /DOOR.*place of receipt/i,
  BR0050: /DOOR or RAMP.*place of delivery/i,
  BR0051: /freight term .* does not fit the place .*change/i,
  BR0052: /equipment code .* invalid/i,
  BR0053: /package type .* invalid/i,
  BR0054: /package type/i,
  BR0055: /EDI is not available.*few minutes/i,
  BR0056: /GATES is not available.*few minutes/i,
  BR0057: /comment to cancel/i,
  BR0058: /deleted/i,
  BR0059: /cancel request was sent/i,
  BR0060: /documents were sent/i,
  BR0061: /cancelled booking request cannot be copied/i,
  BR0062: /approved booking request cannot be copied/i,
  BR0063: /GATES booking already exists.*cannot be submitted.*contact customer service/i,
} as const satisfies Record<string, Words>

export const vgmCodes = {
  VGM0001: /no booking found/i,
  VGM0002: /cancelled in the booking system/i,
  VGM0003: /container .* not recognized/i,
  VGM0004: /access denied/i,
} as const satisfies Record<string, Words>

export const billingCodes = {
  BLD0001: /no tariff/i,
  BLD0002: /shipment id is missing/i,
  BLD0003: /access denied/i,
  BLD0004: /unable to download/i,
} as const satisfies Record<string, Words>

export const letterCodes = {
  BLOI0001: /access denied/i,
  BLOI0002: /shipper/i,
  BLOI0003: /shipper address/i,
  BLOI0004: /no privilege/i,
  BLOI0005: /no privilege for this shipper or agent/i,
  BLOI0006: /no service contract matches/i,
  BLOI0007: /does not exist/i,
  BLOI0008: /id .* is missing/i,
  BLOI0009: /expiry date is before the effective date/i,
  BLOI0010: /expiry date is in the past/i,
  BLOI0011: /inside the contract period/i,
  BLOI0012: /overlap the letters of indemnity/i,
  BLOI0013: /shipper/i,
  BLOI0014: /shipper address/i,
  BLOI0015: /port of loading/i,
  BLOI0016: /service contract/i,
  BLOI0017: /effective date/i,
  BLOI0018: /effective date is in the past/i,
  BLOI0019: /overlap the letters of indemnity/i,
  BLOI0020: /item code is mandatory for contract/i,
  BLOI0021: /service contract does not exist/i,
  BLOI0022: /service contract is missing/i,
  BLOI0023: /agent/i,
  BLOI0024: /both shipper and agent permission/i,
  BLOI0025: /shipment id is invalid/i,
  BLOI0026: /shipment id is missing/i,
  BLOI0027: /invalid contract.*remove I or V/i,
  BLOI0028: /invalid contract.*remove I or V/i,
} as const satisfies Record<string, Words>

export const allocationCodes = {
  VA0001: /not authorized/i,
  VA0002: /vessel profile error/i,
  VA0003: /start date is invalid.*yyyy-mm-dd/i,
  VA0004: /end date is invalid.*yyyy-mm-dd/i,
  VA0005: /days must be 0-21/i,
  VA0006: /VVD is required/i,
  VA0007: /allocation error/i,
  VA0008: /saved by another user.*reload/i,
  VA0009: /VVD is required/i,
  VA0010: /one load port to download/i,
  VA0011: /nothing to download/i,
  VA0012: /file .* is empty and was not stored/i,
  VA0013: /file .* outside the directory/i,
  VA0014: /sail date or AMS cutoff .* passed/i,
  VA0015: /VVD info is missing/i,
} as const satisfies Record<string, Words>

export const detentionCodes = {
  DE0001: /not authorized/i,
  DE0002: /ingate date or the number of days/i,
  DE0003: /found/i,
  DE0004: /system is down.*try again/i,
} as const satisfies Record<string, Words>

export const etaRuleCodes = { ETA0001: 'Improper or Missing Rule data.' } as const satisfies Record<string, Words>

export const uploadCodes = {
  UP0001: /booking id is missing/i,
  UP0002: /same booking number, reference .* in more than one file/i,
  UP0003: /shipper is missing/i,
  UP0004: /shipper address is missing/i,
  UP0005: /consignee is missing/i,
  UP0006: /consignee address is missing/i,
  UP0007: /ETD is missing/i,
  UP0008: /port of load .* not allowed for upload/i,
  UP0009: /upload of .* failed/i,
  UP0010: /refresh the page/i,
  UP0011: /too many files/i,
} as const satisfies Record<string, Words>

/** How many codes the specification and the settled points number in each section. Every one of them is given by a call. */
export const codeCounts = {
  CS: 9, BD: 7, GE: 11, SI: 27, BR: 63, VGM: 4, BLD: 4, BLOI: 28, VA: 15, DE: 4, ETA: 1, UP: 11,
} // biome-ignore format: one line of counts

/** The lists by the prefix of their codes. */
export const codeLists: Record<keyof typeof codeCounts, Readonly<Record<string, Words>>> = {
  CS: containerSearchCodes,
  BD: bookingDashboardCodes,
  GE: generalCodes,
  SI: instructionCodes,
  BR: requestCodes,
  VGM: vgmCodes,
  BLD: billingCodes,
  BLOI: letterCodes,
  VA: allocationCodes,
  DE: detentionCodes,
  ETA: etaRuleCodes,
  UP: uploadCodes,
}
