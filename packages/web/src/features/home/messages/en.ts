import type { HomeTask } from '@fairway/contract/home/home.values'
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
  containers_one: '{{number}} container',
  containers_other: '{{number}} containers',
  all_one: 'All {{number}} container',
  all_other: 'All {{number}} containers',
  tasks: {
    approve: 'Decide as an admin',
    returnEmpty: 'Return the empty',
    clearHolds: 'Clear holds',
    fetch: 'Fetch',
    documents: 'Send documents',
    requests: 'Requests and corrections',
    payments: 'Pay and release',
    ships: 'Ships that come earlier or later',
    sailings: 'Next sailings',
  } satisfies Record<HomeTask, string>,
  actions: {
    container: 'Open container',
    allContainers: 'Open all {{number}}',
    someContainers: 'Open {{number}} of them',
    bookings: 'Open bookings',
    requests: 'Open requests',
    request: 'Open request',
    corrections: 'Open corrections',
    correction: 'Open correction',
    instructions: 'Open instructions',
    instruction: 'Open instruction',
    weights: 'Enter weights',
    bills: 'Open bills',
    letters: 'Open letters',
    letter: 'Open letter',
    accounts: 'Review accounts',
    deliveries: 'Open deliveries',
    exceptions: 'Open exceptions',
    space: 'Open space',
  },
  figures: {
    label: 'Your containers in figures',
    fetchNow: { name: 'Fetch now', first: 'earliest last free day {{day}}, {{place}}' },
    onHold: { name: 'On hold at the port' },
    detention: {
      name: 'Detention running',
      boxes_one: '{{count}} container',
      boxes_other: '{{count}} containers',
    },
    arriving: { name: 'Arriving in 7 days', ships_one: 'on {{count}} ship', ships_other: 'on {{count}} ships' },
  },
  ships: {
    title: 'Your containers at sea',
    boxes_one: '{{count}} of your containers',
    boxes_other: '{{count}} of your containers',
    due: '{{date}} {{time}} ({{offset}})',
  },
  empty: {
    title: 'Nothing needs you today',
    text: 'Last free days, holds to clear, containers that are ready and ships that come earlier or later will appear here.',
  },
  noCargo: {
    title: 'No cargo yet',
    text: 'As soon as a booking names your company, its containers, ships and deadlines will appear here.',
    book: 'New booking request',
    schedules: 'Sailing schedules',
    support: 'Contact us',
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
  returnDue: {
    near: {
      one: 'Return {{box}} before detention begins',
      many: 'Return {{number}} containers before detention begins',
    },
    over: {
      one: '{{box}} not returned: in detention',
      many: '{{number}} containers not returned: in detention',
    },
  },
  pickupDue: {
    near: {
      one: 'Last free day of {{box}} at the terminal comes before it is ready',
      many: 'Last free day of {{number}} containers at the terminal comes before they are ready',
    },
    over: {
      one: 'Free time of {{box}} at the terminal is over, and it is not ready',
      many: 'Free time of {{number}} containers at the terminal is over, and they are not ready',
    },
  },
  holdToClear: {
    one: '{{box}} is on hold at {{place}}',
    many: '{{number}} containers are on hold at {{place}}',
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
  deliverySetAside: {
    waiting_one: 'One delivery to the carrier was set aside',
    waiting_other: '{{count}} deliveries to the carrier were set aside',
    since: 'the first since {{date}} {{time}}, your time',
  },
  ruleWithoutEffect: {
    over_one: 'One exception of {{place}} has no effect any more',
    over_other: '{{count}} exceptions of {{place}} have no effect any more',
    why: 'their days are over, or their vessel has come: switch them off',
  },
  sailing: {
    next: '{{vessel}} {{vvd}}',
    etd: 'ETD {{date}} {{time}}, {{place}} ({{offset}})',
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
