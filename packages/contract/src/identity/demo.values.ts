/** The web id of the sales rep as whom everyone can sign in in a demo; the demo carrier names it on bookings. */
export const DEMO_SALES_REP = 'D0000008'
/** That of a second one, who looks after other accounts. */
export const DEMO_SECOND_REP = 'D0000011'

/** The customers of the demo's people, by the name that the demo carrier has for each. */
export const DEMO_CUSTOMERS = {
  shipper: 'NINGBO-LIGHTING',
  rival: 'HAIPHONG-TEXTILES',
  consignee: 'LAKESHORE-HOME',
  forwarder: 'EASTWIND-FORWARDING',
  both: 'YONGJIANG-TOOLS',
} as const
