import { en as bookings } from '../../messages/en.ts'

/** The same page in the words of shipping instructions. */
export const en = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'An Excel form with lists of the B/L types, container types and package types.',
    fillText: 'One row for each container. Rows of the same B/L or booking become one instruction.',
  },
  card: {
    ...bookings.card,
    found_one: '{{count}} shipping instruction',
    found_other: '{{count}} shipping instructions',
    overwrite_one: '{{count}} overwrites an earlier instruction',
    overwrite_other: '{{count}} overwrite earlier instructions',
    late_one: '{{count}} instruction has warnings. You will be asked to confirm.',
    late_other: '{{count}} instructions have warnings. You will be asked to confirm.',
    problemsPart:
      'Nothing in this file is sent until they are fixed, unless you send the valid instructions now or save all as drafts. Correct the file and drop it here again.',
    sendGood_one: 'Send {{count}} valid instruction …',
    sendGood_other: 'Send {{count}} valid instructions …',
    send_one: 'Send {{count}} shipping instruction',
    send_other: 'Send {{count}} shipping instructions',
    sentCount_one: '{{count}} shipping instruction was sent',
    sentCount_other: '{{count}} shipping instructions were sent',
    toRequests: 'Shipping instructions',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}: {{count}} shipping instruction was sent.',
    done_other: '{{name}}: {{count}} shipping instructions were sent.',
  },
  late: {
    ...bookings.late,
    title_one: 'Please check {{count}} warning',
    title_other: 'Please check {{count}} warnings',
    text: 'You can still send these instructions. After the cut-off the carrier may not be able to use them.',
    label: 'Warnings',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: 'Overwrite {{count}} shipping instruction?',
    title_other: 'Overwrite {{count}} shipping instructions?',
    text: 'The file replaces the current content of these instructions. The carrier receives a new version of each.',
    label: 'Instructions to be overwritten',
  },
  part: {
    ...bookings.part,
    title_one: 'Send {{count}} instruction of {{name}} now?',
    title_other: 'Send {{count}} instructions of {{name}} now?',
    text_one:
      '{{count}} instruction has problems and is not sent. Correct it in the file and drop the file here again.',
    text_other:
      '{{count}} instructions have problems and are not sent. Correct them in the file and drop the file here again.',
    overwrite_one: '{{count}} of the instructions sent now overwrites an earlier one.',
    overwrite_other: '{{count}} of the instructions sent now overwrite earlier ones.',
    label: 'Instructions not sent',
    confirm_one: 'Send {{count}} instruction now',
    confirm_other: 'Send {{count}} instructions now',
    done_one: '{{name}}: {{count}} shipping instruction was sent, {{left}} not sent.',
    done_other: '{{name}}: {{count}} shipping instructions were sent, {{left}} not sent.',
  },
  same: {
    ...bookings.same,
    text: 'The same instructions are in {{name}}.',
    onlyThere_one: '{{count}} instruction is only in {{name}}.',
    onlyThere_other: '{{count}} instructions are only in {{name}}.',
  },
  preview: { ...bookings.preview, bookings: 'Instructions', bookingsOf: 'Shipping instructions in {{name}}' },
  columns: { ...bookings.columns, reference: 'B/L or booking', request: 'Instruction', ediRef: 'B/L number' },
  deeds: { ...bookings.deeds, new: 'New instruction' },
} as const
