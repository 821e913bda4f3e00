import type { SiNeed } from '@fairway/contract/shipping-instructions/si-list.rules'
import type { SiRow } from '@fairway/contract/shipping-instructions/si-list.schema'

/** The list of shipping instructions. */
export const en = {
  title: 'Shipping Instructions',
  grid: 'Shipping instructions',
  fileName: 'shipping-instructions',
  loading: 'Loading your shipping instructions…',
  found_one: '{{shown}} shipping instruction',
  found_other: '{{shown}} shipping instructions',
  new: 'New instruction',
  upload: 'Upload a file',
  unsent: 'Changes not sent yet',

  columns: {
    blNo: 'B/L or booking',
    status: 'Status',
    step: 'Next step',
    siCutOffAt: 'SI cut-off',
    amsCutOffAt: 'AMS cut-off',
    bookingNo: 'Booking',
    vvd: 'VVD',
    vessel: 'Vessel',
    portOfLoading: 'POL',
    portOfDischarge: 'POD',
    placeOfDelivery: 'Place of delivery',
    departureAt: 'ETD',
    customerReference: 'Customer reference',
    organisation: 'Prepared by',
    shipper: 'Shipper',
    consignee: 'Consignee',
    notifyParty: 'Notify party',
    blType: 'B/L type',
    commodities: 'Commodities',
    containers: 'Containers',
    packages: 'Packages',
    grossWeight: 'Weight (kg)',
    volume: 'Volume (m³)',
    version: 'Version',
    carrierAction: 'Carrier action',
    carrierAt: 'Carrier action date',
    carrierNote: 'CSR notes',
    draftApprovedAt: 'Draft B/L approved',
    submittedAt: 'Submitted',
    savedAt: 'Saved',
    savedBy: 'Saved by',
  } satisfies Record<Exclude<keyof SiRow, 'id' | 'revision' | 'hasUnsent' | 'hasDraft'> | 'step', string>,

  steps: { start: 'Start', goOn: 'Continue', approve: 'Check draft B/L', open: 'Open' },

  needs: {
    notStarted: 'Not started',
    due: 'Due or late',
    approve: 'Draft to approve',
  } satisfies Record<SiNeed, string>,

  cards: {
    label: 'Shipping instructions by status and action needed',
    hint: 'Ctrl or Shift + click selects several.',
  },

  filter: {
    text: 'Number or reference',
    textHint: 'Part of a booking number, B/L number or customer reference',
    cutOff: 'SI cut-off',
    from: 'SI cut-off from',
    to: 'SI cut-off to',
    apply: 'Show instructions',
  },

  paste: {
    field: 'Booking or B/L numbers',
    none: 'None of this is a booking or B/L number.',
    why: 'Unknown, or not a booking you send instructions for.',
  },

  states: {
    emptyTitle: 'No shipping instructions yet',
    empty: 'Every confirmed booking appears here with its cut-off. To start, enter its booking number.',
    noMatch: 'No shipping instruction matches these criteria.',
    overTitle: 'Too many shipping instructions to list',
    over: 'Choose a card above, or narrow the search.',
    failed: 'The shipping instructions could not be loaded',
    deniedTitle: 'No access to shipping instructions',
  },

  card: {
    booking: 'Booking {{no}}',
    route: '{{from}} to {{to}}',
    si: 'SI',
    ams: 'AMS',
    note: 'Carrier: {{note}}',
  },

  details: {
    invalidType: 'invalid type in URL',
    invalidText: 'This address does not open a shipping instruction. Start from the list.',
    toList: 'All shipping instructions',
  },
} as const
