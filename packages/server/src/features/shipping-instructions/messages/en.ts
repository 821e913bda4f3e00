/** The sentences of the letters about shipping instructions. */
export const en = {
  title: 'Shipping instruction for B/L {{blNo}}',
  bookingNo: 'Booking',
  blNo: 'Bill of lading',
  answer: 'Answer',
  reason: 'Customer service writes',
  button: 'Open the shipping instruction',
  note: 'You get this letter because you sent the shipping instruction.',
  mailed: {
    subject: 'Draft B/L {{blNo}} of {{carrier}}',
    title: 'Draft B/L {{blNo}}',
    body: '{{sender}} sends you this draft bill of lading. It is attached as a PDF. A draft is not negotiable, and may still change.',
    route: 'Route',
    vessel: 'Vessel and voyage',
    button: 'Open the draft B/L',
    note: 'The button needs an account with access to this booking. You did not expect this letter? Then ignore it.',
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
      'The carrier has accepted your shipping instruction. Check the draft B/L as soon as it is there, and approve it.',
    reject:
      'The carrier has rejected your shipping instruction. Its remarks are beside the fields: correct them and send it again.',
    correct:
      'The carrier has changed something in the draft B/L. Compare it with your instruction, then approve it or return it with remarks.',
    notDelivered:
      'Your shipping instruction could not be handed to the carrier, which knows nothing of it. Nothing that you wrote is lost: open it and send it again.',
  },
} as const
