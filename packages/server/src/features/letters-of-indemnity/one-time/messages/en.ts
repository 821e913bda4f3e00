/** What one-time letters of indemnity say beside the sentences that all letters share. */
export const en = {
  title: 'One-Time Letter of Indemnity',
  intro: 'This letter covers the shipments named below and no others. One signature covers all of them.',
  facts: { reference: 'Letter', shipper: 'Shipper', address: 'Address', shipments: 'Shipments' },
  columns: { blNo: 'B/L', release: 'Release as', consignee: 'Consignee', vessel: 'Vessel, voyage', route: 'Route' },
  types: { TLX: 'Telex release', SW: 'Sea waybill', OBL: 'Original B/L' },
} as const
