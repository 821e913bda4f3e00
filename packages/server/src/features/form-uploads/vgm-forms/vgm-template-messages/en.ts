import type { VgmColumn } from '@fairway/contract/form-uploads/vgm-form/vgm-form.values'

/** The sentences of the empty form for verified gross mass. */
export const en = {
  title: '{{carrier}}: VGM form',
  /** Names of sheets: 31 characters at most. */
  sheets: { form: 'VGM', guide: 'How to fill in' },
  bands: { booking: 'Booking', weights: 'Container and weights', signature: 'Signature' },
  head: { column: 'Column', required: 'Required', meaning: 'What to enter', example: 'Example' },
  notes: [
    'Enter one container per row on the sheet “VGM”. Columns with a star are required; cells with missing data turn orange.',
    'Rows can be for many bookings, in any order. A row without a booking number belongs to the booking of the row above.',
    'SM1: enter the weight of the packed container as verified gross mass. SM2: enter cargo, dunnage and tare; the mass is their sum and can be left empty.',
    'The signature in the first row of a booking applies to its other rows, unless they have their own.',
    'Rows with EXAMPLE as their reference are ignored. Keep them or delete them.',
    'Save the file as .xlsx or .csv and upload it under File Upload. You can check every row before it is sent. A file is sent as a whole or not at all. One file can hold up to {{bookings}} bookings and {{rows}} rows.',
  ],
  doubt: {
    title: 'Not in the list',
    list: 'This entry is not in the list. The code alone is enough, such as SM1 or KG; anything else is refused on upload.',
    number: 'Enter a number without a unit, such as 24180.5.',
    day: 'Enter it as yyyy-mm-dd hh:mm.',
  },
  columns: {
    bookingNo: 'The carrier’s booking number, 7 digits. You can enter the B/L number instead.',
    blNo: 'A B/L number of the booking, if you do not have the booking number.',
    reference: 'Your own reference, at most 35 characters. If left empty, the reference of the booking request.',
    containerNo: 'Four letters and seven digits. The container must be on the booking.',
    method: 'SM1: the packed container was weighed. SM2: cargo, dunnage and tare were added up.',
    unit: 'KG or LB, for all weights in the row. Rows can have different units.',
    mass: 'The verified gross mass: a number without a unit, more than the tare and at most the maximum gross of the container.',
    cargo: 'For SM2: the weight of the goods with their packaging.',
    dunnage: 'For SM2: pallets, dunnage and other securing material. Empty means 0.',
    tare: 'For SM2: the tare marked on the container.',
    signatory: 'Name of the person who signs.',
    authorisedParty: 'The company responsible for the verified gross mass.',
    weighedAt: 'Time of weighing, in port of loading time: yyyy-mm-dd hh:mm.',
    weighedPlace: 'Place of weighing.',
  } satisfies Record<VgmColumn, string>,
} as const
