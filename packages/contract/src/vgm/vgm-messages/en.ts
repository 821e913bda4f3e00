import type { VgmCarrierAction, VgmStatus, WeighingMethod } from '../vgm.values.ts'

/** The words of verified gross mass, for pages, certificates and mails. */
export const en = {
  statuses: {
    Pending: 'Pending',
    Submitted: 'Submitted',
    Received: 'Received',
    Accepted: 'Accepted',
    Rejected: 'Rejected',
  } satisfies Record<VgmStatus, string>,
  carrierActions: {
    Received: 'Received',
    Accepted: 'Accepted',
    Rejected: 'Rejected',
    'Not Delivered': 'Not delivered',
  } satisfies Record<VgmCarrierAction, string>,
  methods: {
    SM1: 'SM1: packed container weighed',
    SM2: 'SM2: cargo, dunnage and tare added up',
  } satisfies Record<WeighingMethod, string>,
  /** What a sender accepts once in a session. */
  legalStatement:
    'I declare that the verified gross mass was obtained by a method that SOLAS chapter VI, regulation 2 permits, on calibrated and certified equipment, and that the authorised party is responsible for it.',
  fields: {
    bookingNo: 'Booking number',
    blNo: 'B/L number',
    reference: 'Shipper reference',
    containerNo: 'Container',
    method: 'Method of weighing',
    unit: 'Unit',
    mass: 'Verified gross mass',
    cargo: 'Cargo weight',
    dunnage: 'Dunnage weight',
    tare: 'Container tare weight',
    signatory: 'Signatory',
    authorisedParty: 'Authorised party',
    weighedAt: 'Weighed at',
    weighedPlace: 'Place of weighing',
  },
} as const
