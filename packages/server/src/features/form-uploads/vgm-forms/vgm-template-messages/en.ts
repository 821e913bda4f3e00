import type { VgmColumn } from '@fairway/contract/form-uploads/vgm-form/vgm-form.values'

/** The sentences of the empty form for verified gross mass. */
export const en = {
  title: '{{carrier}}: VGM form',
  /** Names of sheets: 31 characters at most. */
  sheets: { form: 'VGM', guide: 'How to fill in' },
  bands: { booking: 'Booking', weights: 'Container and weights', signature: 'Signature' },
  head: { column: 'Column', required: 'Required', meaning: 'What to write', example: 'Example' },
  notes: [
    'Write one container per row on the sheet “VGM”. Columns with a star must be filled in; cells that still miss something turn orange.',
    'The rows may be about many bookings, in any order. A row without a booking number is about the booking of the row above it.',
    'SM1: write the weight of the packed container as verified gross mass. SM2: write cargo, dunnage and tare; the mass is their sum and may be left empty.',
    'The first row of a booking signs for its other rows, unless they name somebody else.',
    'Rows that have EXAMPLE as their reference are not read. Keep them or delete them.',
    'Save the file as .xlsx or .csv and upload it under File Upload. You see how every row was understood before anything is sent. All rows of a file are sent, or none. Up to {{bookings}} bookings and {{rows}} rows fit into one file.',
  ],
  doubt: {
    title: 'Not in the list',
    list: 'This is not an entry of the list. The code alone is enough, such as SM1 or KG; anything else is refused when the file is uploaded.',
    number: 'Write a number without a unit, such as 24180.5.',
    day: 'Write it as yyyy-mm-dd hh:mm.',
  },
  columns: {
    bookingNo: 'The carrier’s booking number, 7 digits. The B/L number can stand in its place.',
    blNo: 'A B/L number of the booking, where you have no booking number.',
    reference: 'Your own reference, at most 35 characters. Left empty, it is that of the booking request.',
    containerNo: 'Four letters and seven digits. The container must be on the booking.',
    method: 'SM1: the packed container was weighed. SM2: cargo, dunnage and tare were added up.',
    unit: 'KG or LB, for all weights of the row. Rows may differ.',
    mass: 'The verified gross mass: a number without a unit, more than the tare and at most the maximum gross of the container.',
    cargo: 'For SM2: the weight of the goods with their packaging.',
    dunnage: 'For SM2: pallets, dunnage and other material that secures the goods. Empty is 0.',
    tare: 'For SM2: the tare that is written on the container.',
    signatory: 'The name of the person who signs.',
    authorisedParty: 'The company for which the mass is verified.',
    weighedAt: 'When it was weighed, in the time of the port of loading: yyyy-mm-dd hh:mm.',
    weighedPlace: 'Where it was weighed.',
  } satisfies Record<VgmColumn, string>,
} as const
