import type { Urgency } from '@fairway/contract/home/urgency.rules'

export const en = {
  title: 'What needs you today',
  loading: 'Looking up what needs you…',
  failed: 'What needs you could not be looked up. Container search works all the same.',
  stale: 'Could not be brought up to date; as of {{date}} {{time}}, your time.',
  cut: 'There is more. What is most urgent is shown.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  fewer: 'Show fewer',
  empty: {
    title: 'Nothing needs you today',
    text: 'Last free days, holds to clear, containers that are ready and ships that come earlier or later will appear here.',
  },
  space: {
    title: 'Your space in the coming weeks',
    hint: 'What your contracts may load, and how much of it is booked. In TEU; 40 ft counts as two.',
    week: 'Week {{number}}, from {{day}}',
    sailings_one: '{{count}} sailing',
    sailings_other: '{{count}} sailings',
    booked: '{{booked}} of {{allocated}} TEU booked',
    left: '{{teu}} TEU · {{feu}} FEU left',
    failed: 'Your space could not be looked up.',
    book: 'New booking request',
  },
  urgency: { overdue: 'Overdue', today: 'Today', soon: 'Soon' } satisfies Record<Exclude<Urgency, 'later'>, string>,
  left: { days: '{{days}} d {{hours}} h left', hours: '{{hours}} h left', moments: 'under an hour left' },
  over: { days: '{{days}} d {{hours}} h over', hours: '{{hours}} h over', moments: 'just over' },
  span: { days: '{{days}} d {{hours}} h', hours: '{{hours}} h' },
  dueDay: 'until the end of {{day}}, {{place}} ({{offset}})',
  wasDay: 'since the end of {{day}}, {{place}} ({{offset}})',
  dueMoment: 'until {{date}} {{time}}, {{place}} ({{offset}})',
  expected: 'now {{date}} {{time}}, {{place}} ({{offset}})',
  ownTime: '{{date}} {{time}} your time',
  names: '{{names}} and {{count}} more',
  openSome: 'Opens {{count}} of them',
  lastFreeDay: {
    terminal: {
      one: 'Last free day of {{box}} at the terminal',
      many: 'Last free day of {{number}} containers at the terminal',
    },
    terminalOver: {
      one: 'Free time of {{box}} at the terminal is over',
      many: 'Free time of {{number}} containers at the terminal is over',
    },
    return: {
      one: 'Return {{box}} before detention begins',
      many: 'Return {{number}} containers before detention begins',
    },
    returnOver: {
      one: '{{box}} not returned: in detention',
      many: '{{number}} containers not returned: in detention',
    },
  },
  holdToClear: {
    held: {
      one: '{{box}} is on hold at {{place}}: {{hold}}',
      many: '{{number}} containers are on hold at {{place}}: {{hold}}',
    },
  },
  boxReady: {
    terminal: {
      one: '{{box}} is ready for pickup at {{place}}',
      many: '{{number}} containers are ready for pickup at {{place}}',
    },
    estimate: {
      one: '{{box}} should be ready for pickup at {{place}}, by estimate',
      many: '{{number}} containers should be ready for pickup at {{place}}, by estimate',
    },
  },
  arrivalMoved: {
    later: '{{vessel}} reaches {{place}} {{span}} later than expected',
    earlier: '{{vessel}} reaches {{place}} {{span}} earlier than expected',
    reason: 'reason: {{reason}}',
    aboard: {
      one: '{{box}} is affected',
      many: '{{number}} of your containers are affected',
    },
  },
  accountWaiting: {
    waiting_one: 'One account waits for approval',
    waiting_other: '{{count}} accounts wait for approval',
    since: 'the first since {{date}} {{time}}, your time',
  },
  requestDecided: {
    Approved: {
      one: 'Request {{reference}} is approved',
      many: '{{number}} requests are approved',
    },
    Rejected: {
      one: 'Request {{reference}} was rejected: change it and send it again',
      many: '{{number}} requests were rejected: change them and send them again',
    },
    Declined: {
      one: 'The amendment of {{reference}} was declined',
      many: 'The amendments of {{number}} requests were declined',
    },
    'Cancellation Confirmed': {
      one: 'Request {{reference}} is cancelled',
      many: '{{number}} requests are cancelled',
    },
    'Cancellation Refused': {
      one: 'The cancellation of {{reference}} was refused',
      many: 'The cancellations of {{number}} requests were refused',
    },
    'Vessel Changed': {
      one: 'The carrier moved {{reference}} to another vessel',
      many: 'The carrier moved {{number}} requests to another vessel',
    },
    'Not Delivered': {
      one: '{{reference}} did not reach the carrier; please send it again',
      many: '{{number}} requests did not reach the carrier; please send them again',
    },
    note: 'customer service: {{note}}',
  },
  draftWaiting: {
    one: 'Request {{reference}} is written and not sent',
    many: '{{number}} requests are written and not sent',
    unnamed: 'without a reference',
    since: 'the first since {{date}} {{time}}, your time',
  },
  cutOffNear: {
    si: {
      one: 'SI cut-off of {{vvd}} for request {{reference}}',
      many: 'SI cut-off of {{vvd}} for {{number}} requests',
    },
    vgm: {
      one: 'VGM cut-off of {{vvd}} for request {{reference}}',
      many: 'VGM cut-off of {{vvd}} for {{number}} requests',
    },
    cy: {
      one: 'CY cut-off of {{vvd}} for request {{reference}}',
      many: 'CY cut-off of {{vvd}} for {{number}} requests',
    },
  },
  siDue: {
    near: {
      one: 'Send the shipping instructions of booking {{booking}} for {{vvd}}',
      many: 'Send the shipping instructions of {{number}} bookings for {{vvd}}',
    },
    over: {
      one: 'The shipping instructions of booking {{booking}} for {{vvd}} are late',
      many: 'The shipping instructions of {{number}} bookings for {{vvd}} are late',
    },
  },
  vgmDue: {
    near: {
      one: 'Send the VGM of booking {{booking}} for {{vvd}}',
      many: 'Send the VGM of {{number}} bookings for {{vvd}}',
    },
    over: {
      one: 'The VGM of booking {{booking}} for {{vvd}} is late',
      many: 'The VGM of {{number}} bookings for {{vvd}} is late',
    },
  },
  instructionWaiting: {
    rejected: {
      one: 'The shipping instruction for B/L {{bill}} was rejected: correct it and send it again',
      many: '{{number}} shipping instructions were rejected: correct them and send them again',
    },
    correction: {
      one: 'The carrier has corrected the draft of B/L {{bill}}: approve it or return it',
      many: 'The carrier has corrected {{number}} draft bills: approve them or return them',
    },
    draft: {
      one: 'The draft of B/L {{bill}} waits for your approval',
      many: '{{number}} draft bills wait for your approval',
    },
    note: 'customer service: {{note}}',
  },
  vgmRejected: {
    one: 'The VGM of booking {{booking}} was rejected: correct it and send it again',
    many: 'The VGM of {{number}} bookings was rejected: correct it and send it again',
    note: 'customer service: {{note}}',
  },
  invoiceDue: {
    due: {
      one: 'Invoice {{invoice}} is due',
      many: '{{number}} invoices are due',
    },
    overdue: {
      one: 'Invoice {{invoice}} is overdue',
      many: '{{number}} invoices are due or overdue',
    },
  },
  disputeAnswered: {
    one: 'The carrier wrote about the dispute of invoice {{invoice}}',
    many: 'The carrier wrote about {{number}} disputes',
  },
  letterNeeded: {
    one: 'Bill {{bill}} waits for a letter of indemnity',
    many: '{{number}} bills wait for a letter of indemnity',
  },
  letterExpiring: {
    one: 'Letter of indemnity {{letter}} expires on {{day}}: renew it',
    many: '{{number}} letters of indemnity expire soon, the first on {{day}}',
  },
  correctionWaiting: {
    rejected: {
      one: 'The correction of shipment {{shipment}} was rejected: change it or delete it',
      many: '{{number}} corrections were rejected: change them or delete them',
    },
    left: {
      one: 'The correction of shipment {{shipment}} was begun and not sent',
      many: '{{number}} corrections were begun and not sent',
    },
    note: 'customer service: {{note}}',
    since: 'untouched since {{date}} {{time}}, your time',
  },
} as const
