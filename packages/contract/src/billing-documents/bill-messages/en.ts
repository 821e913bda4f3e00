import type * as bill from '../bill.values.ts'
import type { DisputeReason, DisputeStatus } from '../dispute.values.ts'
import type { ChargeBasis, InvoiceAge, InvoiceKind, InvoiceStatus } from '../invoice.values.ts'

/** The words of bills, invoices and disputes, for pages, papers and mails. */
export const en = {
  types: {
    OBL: 'Original B/L',
    TLX: 'Telex release',
    SW: 'Sea waybill',
  } satisfies Record<bill.BillType, string>,
  statuses: { Draft: 'Draft', Rated: 'Rated', Billed: 'Billed' } satisfies Record<bill.BillStatus, string>,
  releases: {
    Printed: 'Printed',
    'SWB LOI Pending': 'SWB LOI Pending',
    OBL: 'OBL',
    TLX: 'TLX',
    SW: 'SW',
  } satisfies Record<bill.ReleaseStatus, string>,
  concerns: {
    toPay: 'To pay',
    toRelease: 'To release',
    loiPending: 'SWB LOI Pending',
    disputed: 'Disputed',
  } satisfies Record<bill.BillConcern, string>,
  holds: {
    freightPayment: 'Freight not paid',
    originalSurrender: 'Original B/L not surrendered',
    letterOfIndemnity: 'Letter of indemnity missing',
    missingDocuments: 'Documents missing',
    customs: 'Customs',
    carrier: 'Held by the carrier',
  } satisfies Record<bill.ReleaseHoldType, string>,
  clearers: {
    payer: 'Freight payer',
    shipper: 'Shipper',
    consignee: 'Consignee',
    broker: 'Customs broker',
    carrier: 'Carrier',
  } satisfies Record<bill.HoldClearer, string>,
  events: {
    status: 'Status',
    release: 'Release',
    type: 'B/L type',
    holdSet: 'Hold set',
    holdCleared: 'Hold cleared',
    issued: 'Original issued',
  } satisfies Record<bill.BillEventKind, string>,
  documents: {
    originalBl: 'Original B/L',
    copyBl: 'Copy B/L',
    arrivalNotice: 'Arrival notice',
    freightInvoice: 'Freight invoice',
    deliveryOrder: 'Delivery order',
  } satisfies Record<bill.BillDocument, string>,
  bases: {
    container: 'per container',
    teu: 'per TEU',
    bl: 'per B/L',
    tonne: 'per tonne',
    cbm: 'per cbm',
    percent: 'percent',
    lumpSum: 'lump sum',
  } satisfies Record<ChargeBasis, string>,
  invoiceKinds: { invoice: 'Invoice', creditNote: 'Credit note' } satisfies Record<InvoiceKind, string>,
  invoiceStatuses: {
    Open: 'Open',
    'Partly Paid': 'Partly paid',
    Paid: 'Paid',
    Credited: 'Credited',
  } satisfies Record<InvoiceStatus, string>,
  ages: {
    notDue: 'Not due',
    to30: '1 to 30 days',
    to60: '31 to 60 days',
    to90: '61 to 90 days',
    over90: 'Over 90 days',
  } satisfies Record<InvoiceAge, string>,
  disputes: {
    Submitted: 'Submitted',
    'In Review': 'In review',
    Accepted: 'Accepted',
    'Partly Accepted': 'Partly accepted',
    Rejected: 'Rejected',
    Withdrawn: 'Withdrawn',
  } satisfies Record<DisputeStatus, string>,
  reasons: {
    wrongRate: 'Rate not as agreed',
    wrongQuantity: 'Wrong quantity',
    notAgreed: 'Charge not agreed',
    chargedTwice: 'Charged twice',
    wrongPayer: 'Payable by another party',
    notRendered: 'Service not provided',
    other: 'Other reason',
  } satisfies Record<DisputeReason, string>,
} as const
