import type { HomeTask } from '@fairway/contract/home/home.values'
import type { Urgency } from '@fairway/contract/home/urgency.rules'

export const en = {
  title: 'What needs you today',
  loading: 'Loading what needs you…',
  failed: 'What needs you today could not be loaded. Container search still works.',
  stale: 'Could not be updated; as of {{date}} {{time}}, your time.',
  cut: 'Only the most urgent items are shown.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
  fewer: 'Show fewer',
  allTasks: 'Show all {{count}} tasks',
  containers_one: '{{number}} container',
  containers_other: '{{number}} containers',
  all_one: 'All {{number}} container',
  all_other: 'All {{number}} containers',
  tasks: {
    approve: 'Admin tasks',
    returnEmpty: 'Return empties',
    clearHolds: 'Clear holds',
    fetch: 'Pick up',
    documents: 'Send documents',
    requests: 'Requests and corrections',
    payments: 'Pay and release',
    ships: 'Vessel ETA changes',
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
    space: 'Open allocations',
  },
  figures: {
    label: 'Your containers in figures',
    fetchNow: { name: 'Pick up now', first: 'earliest last free day {{day}}, {{place}}' },
    onHold: { name: 'On hold at the port' },
    detention: {
      name: 'Detention running',
      boxes_one: '{{count}} container',
      boxes_other: '{{count}} containers',
    },
    arriving: { name: 'Arriving in 7 days', ships_one: 'on {{count}} vessel', ships_other: 'on {{count}} vessels' },
  },
  ships: {
    title: 'Your containers at sea',
    boxes_one: '{{count}} of your containers',
    boxes_other: '{{count}} of your containers',
    due: '{{date}} {{time}} ({{offset}})',
  },
  empty: {
    title: 'Nothing needs you today',
    text: 'Last free days, holds to clear, containers ready for pickup and ETA changes will appear here.',
  },
  noCargo: {
    title: 'No cargo yet',
    text: 'As soon as a booking names your company, its containers, vessels and deadlines will appear here.',
    book: 'New booking request',
    schedules: 'Sailing schedules',
    support: 'Contact us',
  },
  space: {
    title: 'Your space in the coming weeks',
    hint: 'Space allocated to your contracts, and how much is booked. In TEU; 40 ft counts as two.',
    week: 'Week {{number}}, from {{day}}',
    sailings_one: '{{count}} sailing',
    sailings_other: '{{count}} sailings',
    booked: '{{booked}} of {{allocated}} TEU booked',
    left: '{{teu}} TEU · {{feu}} FEU left',
    failed: 'Your space could not be loaded.',
    book: 'New booking request',
  },
  urgency: { overdue: 'Overdue', today: 'Today', soon: 'Soon' } satisfies Record<Exclude<Urgency, 'later'>, string>,
  left: { days: '{{days}} d {{hours}} h left', hours: '{{hours}} h left', moments: 'under an hour left' },
  over: { days: '{{days}} d {{hours}} h late', hours: '{{hours}} h late', moments: 'just passed' },
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
      one: '{{box}} will not be ready by the last free day at the terminal',
      many: '{{number}} containers will not be ready by the last free day at the terminal',
    },
    over: {
      one: '{{box}} is not ready, and free time at the terminal is over',
      many: '{{number}} containers are not ready, and free time at the terminal is over',
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
      one: '{{box}} is estimated ready for pickup at {{place}}',
      many: '{{number}} containers are estimated ready for pickup at {{place}}',
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
    waiting_one: 'One account is awaiting approval',
    waiting_other: '{{count}} accounts are awaiting approval',
    since: 'oldest since {{date}} {{time}}, your time',
  },
  deliverySetAside: {
    waiting_one: 'One delivery to the carrier was set aside',
    waiting_other: '{{count}} deliveries to the carrier were set aside',
    since: 'oldest since {{date}} {{time}}, your time',
  },
  ruleWithoutEffect: {
    over_one: 'One exception for {{place}} no longer applies',
    over_other: '{{count}} exceptions for {{place}} no longer apply',
    why: 'the dates have passed or the vessel has arrived: deactivate them',
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
      one: 'The amendment to {{reference}} was declined',
      many: 'The amendments to {{number}} requests were declined',
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
    one: 'Request {{reference}} is a draft and not sent yet',
    many: '{{number}} requests are drafts and not sent yet',
    unnamed: 'without a reference',
    since: 'oldest since {{date}} {{time}}, your time',
  },
  cutOffNear: {
    si: {
      one: 'SI cut-off for {{vvd}}, request {{reference}}',
      many: 'SI cut-off for {{vvd}}, {{number}} requests',
    },
    vgm: {
      one: 'VGM cut-off for {{vvd}}, request {{reference}}',
      many: 'VGM cut-off for {{vvd}}, {{number}} requests',
    },
    cy: {
      one: 'CY cut-off for {{vvd}}, request {{reference}}',
      many: 'CY cut-off for {{vvd}}, {{number}} requests',
    },
  },
  siDue: {
    near: {
      one: 'Send the shipping instruction for booking {{booking}} on {{vvd}}',
      many: 'Send the shipping instructions for {{number}} bookings on {{vvd}}',
    },
    over: {
      one: 'The shipping instruction for booking {{booking}} on {{vvd}} is late',
      many: 'The shipping instructions for {{number}} bookings on {{vvd}} are late',
    },
  },
  vgmDue: {
    near: {
      one: 'Send the VGM for booking {{booking}} on {{vvd}}',
      many: 'Send the VGM for {{number}} bookings on {{vvd}}',
    },
    over: {
      one: 'The VGM for booking {{booking}} on {{vvd}} is late',
      many: 'The VGM for {{number}} bookings on {{vvd}} is late',
    },
  },
  instructionWaiting: {
    rejected: {
      one: 'The shipping instruction for B/L {{bill}} was rejected: correct it and send it again',
      many: '{{number}} shipping instructions were rejected: correct them and send them again',
    },
    correction: {
      one: 'The carrier has corrected draft B/L {{bill}}: approve it or return it',
      many: 'The carrier has corrected {{number}} draft bills: approve them or return them',
    },
    draft: {
      one: 'Draft B/L {{bill}} is awaiting your approval',
      many: '{{number}} draft bills are awaiting your approval',
    },
    note: 'customer service: {{note}}',
  },
  vgmRejected: {
    one: 'The VGM for booking {{booking}} was rejected: correct it and send it again',
    many: 'The VGM for {{number}} bookings was rejected: correct it and send it again',
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
    one: 'The carrier answered your dispute on invoice {{invoice}}',
    many: 'The carrier answered {{number}} disputes',
  },
  letterNeeded: {
    one: 'Bill {{bill}} needs a letter of indemnity',
    many: '{{number}} bills need a letter of indemnity',
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
      one: 'The correction of shipment {{shipment}} was started but not sent',
      many: '{{number}} corrections were started but not sent',
    },
    note: 'customer service: {{note}}',
    since: 'untouched since {{date}} {{time}}, your time',
  },
} as const
