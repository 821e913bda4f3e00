/** The sentences of the letters about shipping instructions. */
export const en = {
  title: 'Shipping instruction for B/L {{blNo}}',
  bookingNo: 'Booking',
  blNo: 'Bill of lading',
  answer: 'Carrier action',
  reason: 'Customer service note',
  button: 'Open the shipping instruction',
  note: 'You are receiving this email because you sent the shipping instruction.',
  mailed: {
    subject: 'Draft B/L {{blNo}} from {{carrier}}',
    title: 'Draft B/L {{blNo}}',
    body: '{{sender}} has sent you this draft bill of lading. It is attached as a PDF. A draft is not negotiable and may still change.',
    route: 'Route',
    vessel: 'Vessel and voyage',
    button: 'Open the draft B/L',
    note: 'The button needs an account with access to this booking. If you did not expect this email, ignore it.',
  },
  answers: {
    accept: 'Accepted',
    reject: 'Rejected',
    correct: 'Draft corrected',
    notDelivered: 'Not delivered',
  },
  subject: {
    accept: '{{carrier}} accepted your shipping instruction for {{blNo}}',
    reject: '{{carrier}} rejected your shipping instruction for {{blNo}}',
    correct: 'Please approve the corrected draft B/L {{blNo}}',
    notDelivered: 'Your shipping instruction for {{blNo}} did not reach {{carrier}}',
  },
  body: {
    accept:
      'The carrier has accepted your shipping instruction. Check and approve the draft B/L as soon as it is available.',
    reject:
      'The carrier has rejected your shipping instruction. The remarks are shown next to the fields: correct them and send it again.',
    correct:
      'The carrier has changed something in the draft B/L. Compare it with your instruction, then approve it or return it with remarks.',
    notDelivered:
      'Your shipping instruction could not be delivered to the carrier. Nothing you entered is lost: open it and send it again.',
  },
} as const
