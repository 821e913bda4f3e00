/** The kinds of entries in a booking's activity. */
export const activityKinds = [
  'requested', 'amended', 'cancellationRequested', 'received', 'approved', 'rejected', 'declined',
  'cancellationConfirmed', 'cancellationRefused', 'vesselChanged', 'notDelivered',
  'booked', 'bookingChanged', 'boxAssigned', 'boxRemoved', 'billed', 'released',
  'correctionStarted', 'correctionSubmitted', 'correctionReceived', 'correctionApproved', 'correctionRejected',
  'correctionCompleted', 'correctionDeleted', 'correctionNotDelivered', 'documentsSent',
  'siSubmitted', 'siReceived', 'siAccepted', 'siRejected', 'siDraftCorrected', 'siDraftApproved', 'siDraftReturned',
  'siNotDelivered', 'siDraftMailed',
  'vgmSubmitted', 'vgmReceived', 'vgmAccepted', 'vgmRejected', 'vgmNotDelivered',
] as const // biome-ignore format: by what they are about
export type ActivityKind = (typeof activityKinds)[number]

/** What has a cut-off before a ship leaves, in the order in which pages list them. */
export const cutOffKinds = ['si', 'vgm', 'ams', 'cy', 'special'] as const
export type CutOffKind = (typeof cutOffKinds)[number]

/** The actions on a booking's page. */
export const bookingActions = ['amend', 'cancel', 'copy', 'correct', 'track', 'instruct', 'weigh'] as const
export type BookingAction = (typeof bookingActions)[number]
