let made = 0
/** A number that the carrier has not given out yet. */
export const newBookingNo = () => String(7_000_000 + ++made)

/** A decision as the carrier sends it. */
export const decisionLine = (ediRef: string, version: number, decision: string, more: object = {}) => ({
  ref: `D-${++made}`,
  ediRef,
  version,
  decision,
  ...(decision === 'approve' ? { bookingNo: newBookingNo() } : {}),
  decidedAt: new Date(Date.now() + made).toISOString(),
  ...more,
})
