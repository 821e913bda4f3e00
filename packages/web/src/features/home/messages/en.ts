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
  urgency: { overdue: 'Overdue', today: 'Today', soon: 'Soon' } satisfies Record<Exclude<Urgency, 'later'>, string>,
  left: { days: '{{days}} d {{hours}} h left', hours: '{{hours}} h left', moments: 'under an hour left' },
  over: { days: '{{days}} d {{hours}} h over', hours: '{{hours}} h over', moments: 'just over' },
  span: { days: '{{days}} d {{hours}} h', hours: '{{hours}} h' },
  dueDay: 'until the end of {{day}}, {{place}} ({{offset}})',
  wasDay: 'ended with {{day}}, {{place}} ({{offset}})',
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
      one: '{{box}} is not returned and in detention',
      many: '{{number}} containers are not returned and in detention',
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
} as const
