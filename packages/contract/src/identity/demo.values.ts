/** The web id of the sales rep whom everyone can sign in as in a demo; the demo's carrier names it on bookings. */
export const DEMO_SALES_REP = 'D0000008'

/** The customers that the demo's people belong to, by the name that the demo's carrier has for each. */
export const DEMO_CUSTOMERS = {
  shipper: 'NINGBO-LIGHTING',
  rival: 'HAIPHONG-TEXTILES',
  consignee: 'LAKESHORE-HOME',
  forwarder: 'EASTWIND-FORWARDING',
  both: 'YONGJIANG-TOOLS',
} as const
