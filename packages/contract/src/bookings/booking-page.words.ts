/** What can happen to a booking, one line each on its page. */
export const storyKinds = [
  'requested', 'amended', 'cancellationRequested', 'received', 'approved', 'rejected', 'declined',
  'cancellationConfirmed', 'cancellationRefused', 'vesselChanged', 'notDelivered',
  'booked', 'bookingChanged', 'boxAssigned', 'boxRemoved', 'billed', 'released',
  'correctionStarted', 'correctionSubmitted', 'correctionReceived', 'correctionApproved', 'correctionRejected',
  'correctionCompleted', 'correctionDeleted', 'correctionNotDelivered', 'documentsSent',
] as const // biome-ignore format: by what they are about
export type StoryKind = (typeof storyKinds)[number]

/** What a person can do next from a booking's page. */
export const bookingDeeds = ['amend', 'cancel', 'copy', 'correct', 'track', 'instruct', 'weigh'] as const
export type BookingDeed = (typeof bookingDeeds)[number]
