import type { BillStatus, ReleaseStatus } from '../../billing-documents/bill.values.ts'
import type {
  AmsLabel,
  AttentionReason,
  EquipmentLabel,
  HoldLabel,
  RequiredDocumentStatus,
} from '../dashboard/booking-dashboard.values.ts'
import type { BookingField } from '../page/booking-change.values.ts'

/** The words of the booking dashboard and of a booking's own page. */
export const en = {
  papers: {
    Pending: 'Pending',
    Submitted: 'Submitted',
    Received: 'Received',
    Accepted: 'Accepted',
  } satisfies Record<RequiredDocumentStatus, string>,
  equipment: {
    'Empty Picked Up': 'Empty Picked Up',
    'In-gate Terminal': 'In-gate Terminal',
  } satisfies Record<EquipmentLabel, string>,
  ams: { 'AMS Hold': 'AMS Hold', 'Data Hold': 'Data Hold' } satisfies Record<AmsLabel, string>,
  holds: { Customs: 'Customs', Payment: 'Payment' } satisfies Record<HoldLabel, string>,
  bills: { Draft: 'Draft', Rated: 'Rated', Billed: 'Billed' } satisfies Record<BillStatus, string>,
  releases: {
    Printed: 'Printed',
    'SWB LOI Pending': 'SWB LOI Pending',
    OBL: 'OBL',
    TLX: 'TLX',
    SW: 'SW',
  } satisfies Record<ReleaseStatus, string>,
  /** What the carrier changed of a booking, in its story. */
  changes: {
    status: 'status',
    portOfLoading: 'port of loading',
    portOfDischarge: 'port of discharge',
    placeOfReceipt: 'place of receipt',
    placeOfDelivery: 'place of delivery',
    freightTerm: 'freight term',
    paymentTerm: 'payment term',
    billType: 'bill type',
    serviceContract: 'service contract',
    commodity: 'commodity',
    siStatus: 'SI status',
    vgmStatus: 'VGM status',
    vvd: 'vessel',
    route: 'route',
    parties: 'parties',
  } satisfies Record<BookingField, string>,
  concerns: { siDue: 'SI due', vgmDue: 'VGM due', held: 'On hold' } satisfies Record<AttentionReason, string>,
} as const
