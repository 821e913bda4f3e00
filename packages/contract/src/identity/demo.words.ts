/** The web id of the sales rep whom everyone can sign in as in a demo; the demo's carrier names it on bookings. */
export const DEMO_SALES_REP = 'D0000008'
