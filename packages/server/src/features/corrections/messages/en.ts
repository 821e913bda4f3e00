/** The sentences of the letters about corrections. */
export const en = {
  title: 'Correction of shipment {{shipmentNo}}',
  shipmentNo: 'Shipment',
  blNo: 'Bill of lading',
  answer: 'Answer',
  reason: 'Customer service writes',
  button: 'Open the correction',
  note: 'You get this letter because you sent the correction.',
  subject: {
    approve: '{{carrier}} approved your correction of shipment {{shipmentNo}}',
    reject: '{{carrier}} rejected your correction of shipment {{shipmentNo}}',
    complete: 'Your correction of shipment {{shipmentNo}} is completed',
    notDelivered: 'Your correction of shipment {{shipmentNo}} did not reach {{carrier}}',
  },
  body: {
    approve: 'The carrier has approved your correction and now changes the booking and its bill.',
    reject: 'The carrier has rejected your correction. You can change it and ask for approval again, or delete it.',
    complete: 'The carrier has carried out your correction. If more has to be changed, you can start another one.',
    notDelivered:
      'Your correction could not be handed to the carrier, which knows nothing of it. Nothing that you wrote is lost: open the correction and send it again.',
  },
} as const
