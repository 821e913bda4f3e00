/** The sentences of the letters about verified gross mass. */
export const en = {
  title: 'Verified gross mass of booking {{bookingNo}}',
  bookingNo: 'Booking',
  answer: 'Answer',
  reason: 'Customer service writes',
  button: 'Open the VGM',
  note: 'You get this letter because you sent the verified gross mass.',
  certificate: {
    title: 'VGM certificate',
    page: 'Page {{page}} of {{pages}}',
    foot: '{{carrier}} · VGM of booking {{bookingNo}}, version {{version}} · printed {{at}}',
    vessel: 'Vessel, voyage, direction',
    loadPort: 'Load port',
    finalDestination: 'Final destination',
    equipment: 'Container type',
    maxGross: 'Maximum gross',
    sent: 'Sent',
    answer: 'Answer of the carrier',
    noAnswer: 'None yet',
    localTime: '{{time}} ({{port}})',
    statement: 'Statement of the authorised party',
  },
  mailed: {
    subject: '{{sender}} sends you the VGM certificate of booking {{bookingNo}} ({{carrier}})',
    title: 'VGM certificate of booking {{bookingNo}}',
    body: '{{sender}} sends you the certificate of the verified gross mass. It is attached as a PDF.',
    containers: 'Containers',
    note: 'You get this letter because {{sender}} entered your address.',
  },
  subject: {
    accept: '{{carrier}} accepted the VGM of booking {{bookingNo}}',
    reject: '{{carrier}} rejected the VGM of booking {{bookingNo}}',
    notDelivered: 'The VGM of booking {{bookingNo}} did not reach {{carrier}}',
  },
  body: {
    accept:
      'The carrier has accepted the verified gross mass. You can still change it until the containers are loaded.',
    reject: 'The carrier has rejected the verified gross mass. Correct it and send it again before the cut-off.',
    notDelivered:
      'The verified gross mass could not be handed to the carrier, which knows nothing of it. Nothing that you wrote is lost: open it and send it again.',
  },
} as const
