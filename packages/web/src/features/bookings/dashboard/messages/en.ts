import type { BookingRow } from '@fairway/contract/bookings/booking-dashboard.schema'
import type { BookingDate } from '@fairway/contract/bookings/booking-dashboard.values'

export const en = {
  title: 'Booking Dashboard',
  grid: 'Bookings',
  loading: 'Looking up your bookings…',
  found_one: '{{shown}} booking',
  found_other: '{{shown}} bookings',
  selected: '{{shown}} selected',
  boxes_one: 'Boxes of {{count}}',
  boxes_other: 'Boxes of {{count}}',
  boxesHint: 'Shows the containers of the selected bookings, at most {{limit}} bookings at once.',
  newRequest: 'New request',
  fileName: 'bookings',

  columns: {
    bookingNo: 'Booking',
    status: 'Status',
    vvd: 'VVD',
    vessel: 'Vessel',
    origin: 'Origin',
    destination: 'Destination',
    portOfLoading: 'POL',
    portOfDischarge: 'POD',
    departureAt: 'ETD',
    departureBasis: 'ETD is',
    days: 'Days',
    arrivalAt: 'ETA',
    arrivalBasis: 'ETA is',
    siStatus: 'SI',
    siDueAt: 'SI due',
    vgmStatus: 'VGM',
    vgmDueAt: 'VGM due',
    containers: 'Containers',
    quantity: 'Qty',
    equipment: 'Equipment',
    ams: 'AMS',
    hold: 'Hold',
    billStatus: 'Bill',
    release: 'Release',
    blNumbers: 'B/L',
    correction: 'Correction',
    ediRef: 'EDI ref',
    customerReference: 'Customer reference',
    createdBy: 'Created by',
    bookedAt: 'Booked',
    shipper: 'Shipper',
    consignee: 'Consignee',
    notifyParty: 'Notify party',
    serviceContract: 'Service contract',
    commodity: 'Commodity',
    freightTerm: 'Freight term',
    paymentTerm: 'Payment term',
  } satisfies Record<Exclude<keyof BookingRow, 'requestId'>, string>,

  due: {
    left: { days: '{{days}} d {{hours}} h left', hours: '{{hours}} h left', moments: 'under 1 h left' },
    over: { days: '{{days}} d {{hours}} h over', hours: '{{hours}} h over', moments: 'just over' },
  },

  cards: {
    label: 'Bookings by status and by what they need',
    hint: 'Ctrl or Shift and a click chooses several.',
  },

  criteria: {
    days: 'Departs within days',
    today: 'today',
    within_one: '{{count}} day',
    within_other: '{{count}} days',
    siStatuses: 'SI status',
    vgmStatuses: 'VGM status',
    statuses: 'Booking status',
    concerns: 'Needs somebody',
    dates: {
      departure: 'Departure',
      booked: 'Booked',
      siDue: 'SI due',
      vgmDue: 'VGM due',
    } satisfies Record<BookingDate, string>,
  },

  filter: { apply: 'Show bookings', daysHint: '0 to {{limit}}; 0 is today at the port of loading' },

  paste: {
    field: 'Booking, B/L or EDI reference numbers',
    none: 'None of this is a booking, B/L or EDI reference number.',
  },

  missing: { why: 'Unknown, or not a booking of yours.' },

  states: {
    emptyTitle: 'No bookings yet',
    empty: 'Bookings show here from the moment a request is sent.',
    noMatch: 'No booking fits these criteria.',
    overTitle: 'Too many bookings to list',
    over: 'Choose a card above, or narrow the search.',
    failed: 'The bookings could not be loaded',
    deniedTitle: 'No access to bookings',
  },

  card: {
    route: '{{from}} to {{to}}',
    etd: 'ETD',
    si: 'SI',
    vgm: 'VGM',
    bl: 'B/L {{numbers}}',
    correction: 'Correction: {{status}}',
    held: 'Held: {{why}}',
  },
} as const
