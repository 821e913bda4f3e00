import type { BillRow } from '@fairway/contract/billing-documents/bill.schema'
import type { BillDate } from '@fairway/contract/billing-documents/bill.values'
import type { PaymentTerm } from '@fairway/contract/bookings/requests/booking-request.values'

/** The list of bills. */
export const en = {
  title: 'Billing Documents',
  grid: 'Bills',
  fileName: 'billing-documents',
  loading: 'Loading your bills…',
  found_one: '{{shown}} bill',
  found_other: '{{shown}} bills',

  columns: {
    blNo: 'B/L number',
    shipmentId: 'Shipment id',
    bookingNo: 'Booking',
    type: 'B/L type',
    status: 'Status',
    release: 'Release status',
    billedAt: 'Billed',
    vvd: 'VVD',
    vessel: 'Vessel',
    portOfLoading: 'POL',
    portOfDischarge: 'POD',
    destination: 'Destination',
    departureAt: 'ETD',
    arrivalAt: 'ETA',
    shipper: 'Shipper',
    consignee: 'Consignee',
    paymentTerm: 'Payment term',
    invoices: 'Invoices',
    prepaid: 'Prepaid',
    collect: 'Collect',
    thirdParty: 'Third party',
    open: 'To pay',
    overdue: 'Overdue',
    dueOn: 'Due date',
    overdueDays: 'Days overdue',
    holds: 'Release holds',
    openDisputes: 'Open disputes',
  } satisfies Record<Exclude<keyof BillRow, 'concerns'>, string>,

  terms: {
    Prepaid: 'Prepaid',
    Collect: 'Collect',
    'Third party': 'Third party',
  } satisfies Record<PaymentTerm, string>,

  cards: { label: 'Bills by action needed', hint: 'Ctrl or Shift + click selects several.' },

  filter: {
    dates: { billed: 'Billed', invoiced: 'Invoiced', due: 'Due' } satisfies Record<BillDate, string>,
    concerns: 'Action needed',
    apply: 'Show bills',
  },

  paste: {
    field: 'B/L, booking, shipment or invoice numbers',
    none: 'None of this is a B/L, booking, shipment or invoice number.',
    why: 'Unknown, or not one of your bills.',
  },

  states: {
    emptyTitle: 'No bills yet',
    empty: 'Bills appear here once the carrier has drafted them for your bookings.',
    noMatch: 'No bill matches these criteria.',
    overTitle: 'Too many bills to list',
    over: 'Choose a card above, or narrow the search.',
    failed: 'The bills could not be loaded',
    deniedTitle: 'No access to billing documents',
  },

  card: {
    booking: 'Booking {{no}}',
    route: '{{from}} to {{to}}',
    holds: 'Not released: {{holds}}',
    open: 'To pay: {{amount}}',
    overdue_one: '{{count}} day overdue',
    overdue_other: '{{count}} days overdue',
  },
} as const
