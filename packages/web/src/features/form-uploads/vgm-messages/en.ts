import { en as bookings } from '../messages/en.ts'

/** The same page in the words of verified gross mass. */
export const en = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'An Excel form with lists of the methods of weighing and the units.',
    fillText: 'One row for each container, of as many bookings as you like and in any order.',
    checkText: 'You see how every weight was understood. Nothing is sent before you say so.',
  },
  card: {
    ...bookings.card,
    found_one: 'VGM of {{count}} booking',
    found_other: 'VGM of {{count}} bookings',
    overwrite_one: '{{count}} replaces what was sent or saved before',
    overwrite_other: '{{count}} replace what was sent or saved before',
    late_one: '{{count}} row has warnings. You are asked before it is sent.',
    late_other: '{{count}} rows have warnings. You are asked before they are sent.',
    problemsText:
      'A file is sent as a whole: nothing of it can be sent until they are solved. Change the file and drop it here again.',
    send_one: 'Send VGM of {{count}} booking',
    send_other: 'Send VGM of {{count}} bookings',
    sentCount_one: 'VGM of {{count}} booking was sent',
    sentCount_other: 'VGM of {{count}} bookings was sent',
    toRequests: 'Open VGM',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}: VGM of {{count}} booking was sent.',
    done_other: '{{name}}: VGM of {{count}} bookings was sent.',
  },
  late: {
    ...bookings.late,
    title_one: 'Please check {{count}} warning',
    title_other: 'Please check {{count}} warnings',
    text: 'You can send these weights all the same. After the cut-off the carrier may not load the containers.',
    label: 'Warnings',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: 'Replace the VGM of {{count}} booking?',
    title_other: 'Replace the VGM of {{count}} bookings?',
    text: 'The weights of the file replace those that were sent or saved before. The history keeps both.',
    label: 'Bookings whose VGM is replaced',
    confirm: 'Replace and send',
  },
  same: {
    ...bookings.same,
    text: 'The same bookings are in {{name}}.',
  },
  preview: { ...bookings.preview, bookingsOf: 'VGM in {{name}}' },
  columns: { ...bookings.columns, reference: 'Booking', request: 'VGM', ediRef: 'Booking number' },
  deeds: { ...bookings.deeds, new: 'New', overwrite: 'Replaces' },
} as const
