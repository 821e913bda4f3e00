/** The sentences of the letters about verified gross mass. */
export const en = {
  title: 'Verified gross mass for booking {{bookingNo}}',
  bookingNo: 'Booking',
  answer: 'Carrier action',
  reason: 'Customer service note',
  button: 'Open the VGM',
  note: 'You are receiving this email because you sent the verified gross mass.',
  certificate: {
    title: 'VGM certificate',
    page: 'Page {{page}} of {{pages}}',
    foot: '{{carrier}} · VGM for booking {{bookingNo}}, version {{version}} · printed {{at}}',
    vessel: 'Vessel, voyage, direction',
    loadPort: 'Load port',
    finalDestination: 'Final destination',
    equipment: 'Container type',
    maxGross: 'Maximum gross weight',
    sent: 'Sent',
    answer: 'Carrier action',
    noAnswer: 'None yet',
    localTime: '{{time}} ({{port}})',
    statement: 'Statement of the authorised party',
  },
  mailed: {
    subject: 'VGM certificate for booking {{bookingNo}} ({{carrier}}), sent by {{sender}}',
    title: 'VGM certificate for booking {{bookingNo}}',
    body: '{{sender}} has sent you the VGM certificate. It is attached as a PDF.',
    containers: 'Containers',
    note: 'You are receiving this email because {{sender}} entered your address.',
  },
  subject: {
    accept: '{{carrier}} accepted the VGM for booking {{bookingNo}}',
    reject: '{{carrier}} rejected the VGM for booking {{bookingNo}}',
    notDelivered: 'The VGM for booking {{bookingNo}} did not reach {{carrier}}',
  },
  body: {
    accept:
      'The carrier has accepted the verified gross mass. You can still change it until the containers are loaded.',
    reject: 'The carrier has rejected the verified gross mass. Correct it and send it again before the cut-off.',
    notDelivered:
      'The verified gross mass could not be delivered to the carrier. Nothing you entered is lost: open it and send it again.',
  },
} as const
