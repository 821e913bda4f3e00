/** The sentences of the letters about corrections. */
export const en = {
  title: 'Correction of shipment {{shipmentNo}}',
  shipmentNo: 'Shipment',
  blNo: 'Bill of lading',
  answer: 'Carrier action',
  reason: 'Customer service note',
  button: 'Open the correction',
  note: 'You are receiving this email because you sent the correction.',
  subject: {
    approve: '{{carrier}} approved your correction of shipment {{shipmentNo}}',
    reject: '{{carrier}} rejected your correction of shipment {{shipmentNo}}',
    complete: 'Your correction of shipment {{shipmentNo}} is completed',
    notDelivered: 'Your correction of shipment {{shipmentNo}} did not reach {{carrier}}',
  },
  body: {
    approve: 'The carrier has approved your correction and is changing the booking and its bill.',
    reject: 'The carrier has rejected your correction. You can change it and send it again, or delete it.',
    complete: 'The carrier has completed your correction. If anything else needs to change, you can start another one.',
    notDelivered:
      'Your correction could not be delivered to the carrier. Nothing you entered is lost: open the correction and send it again.',
  },
} as const
