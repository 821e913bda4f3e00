import { en as bookings } from '../../messages/en.ts'

/** The same page in the words of verified gross mass. */
export const en = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'An Excel form with lists of the methods of weighing and the units.',
    fillText: 'One row for each container, for any number of bookings, in any order.',
    checkText: 'You see how every weight was read. Nothing is sent until you confirm.',
  },
  card: {
    ...bookings.card,
    found_one: 'VGM for {{count}} booking',
    found_other: 'VGM for {{count}} bookings',
    overwrite_one: '{{count}} replaces what was sent or saved before',
    overwrite_other: '{{count}} replace what was sent or saved before',
    late_one: '{{count}} row has warnings. You will be asked to confirm.',
    late_other: '{{count}} rows have warnings. You will be asked to confirm.',
    problemsText:
      'A file is sent as a whole: nothing in it can be sent until they are fixed. Correct the file and drop it here again.',
    send_one: 'Send VGM for {{count}} booking',
    send_other: 'Send VGM for {{count}} bookings',
    sentCount_one: 'VGM for {{count}} booking was sent',
    sentCount_other: 'VGM for {{count}} bookings was sent',
    toRequests: 'Open VGM',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}: VGM for {{count}} booking was sent.',
    done_other: '{{name}}: VGM for {{count}} bookings was sent.',
  },
  late: {
    ...bookings.late,
    title_one: 'Please check {{count}} warning',
    title_other: 'Please check {{count}} warnings',
    text: 'You can still send these weights. After the cut-off the carrier may not load the containers.',
    label: 'Warnings',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: 'Replace the VGM for {{count}} booking?',
    title_other: 'Replace the VGM for {{count}} bookings?',
    text: 'The weights in the file replace those sent or saved before. The history keeps both.',
    label: 'Bookings with replaced VGM',
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
