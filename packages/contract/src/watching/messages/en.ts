import type { BillDocument } from '../../billing-documents/bill.values.ts'
import type { ErrorTexts } from '../../kit/messages.ts'
import type { watchingErrors } from '../watching.errors.ts'
import type { DecidedPaper, Outcome, RuleKind } from '../watching.values.ts'

export const en = {
  errors: {
    WA0001: 'This does not exist or is not yours, so it cannot be watched.',
    WA0002: 'You can watch at most {{key0}} containers, bookings, bills, vessels and views. Remove some first.',
    WA0003: 'You can watch at most {{key0}} saved views. Remove one first.',
    WA0004: 'Your preferences were changed on another device. Load them again.',
    WA0005: 'Choose one of the numbers offered.',
    WA0006: 'Quiet hours must end at another time than they begin.',
    WA0007: 'Each rule must be there once.',
    WA0008: 'This address does not belong to any of our mails. Open the link in the mail again.',
  } satisfies ErrorTexts<typeof watchingErrors>,
  rules: {
    milestone: 'Milestone reached',
    hold: 'Hold set or cleared',
    available: 'Available for pickup',
    eta: 'Arrival of the vessel moved',
    lastFree: 'Last free day is near',
    cutOff: 'Cut-off is near and nothing was sent',
    decision: 'The carrier decided',
    document: 'Document ready',
    letter: 'Letter of indemnity runs out',
  } satisfies Record<RuleKind, string>,
  news: {
    milestone: '{{boxes}}: {{event}}, {{place}}',
    holdSet: '{{boxes}}: {{hold}}, hold set, {{place}}',
    holdCleared: '{{boxes}}: {{hold}}, hold cleared, {{place}}',
    available: '{{boxes}} can be picked up at {{place}}, confirmed by the terminal',
    expected: '{{boxes}} should be available at {{place}} by estimate',
    unavailable: '{{boxes}} can no longer be picked up at {{place}}',
    later: '{{vvd}} arrives at {{place}} {{hours}} h later, {{when}}',
    earlier: '{{vvd}} arrives at {{place}} {{hours}} h earlier, {{when}}',
    departed: '{{vvd}} left {{place}}, {{when}}',
    arrived: '{{vvd}} arrived at {{place}}, {{when}}',
    lastFree: '{{boxes}}: last free day at {{place}} is {{day}}',
    returnBy: '{{boxes}}: last day to return without detention is {{day}}',
    cutOff: 'Booking {{bookingNo}}: {{document}} cut-off is {{when}}, and nothing was sent yet',
    decision: '{{subject}}: {{paper}} {{outcome}}',
    document: 'Booking {{bookingNo}}: {{document}} {{number}} is ready',
    letter: 'Letter of indemnity {{reference}} expires on {{day}}',
  },
  cutOffs: { si: 'SI', vgm: 'VGM' },
  papers: {
    request: 'booking request',
    instruction: 'shipping instruction',
    vgm: 'VGM',
    correction: 'correction',
    dispute: 'dispute',
  } satisfies Record<DecidedPaper, string>,
  outcomes: {
    success: 'accepted by the carrier',
    error: 'not accepted by the carrier',
    note: 'changed or answered by the carrier',
    notDelivered: 'did not reach the carrier',
  } satisfies Record<Outcome, string>,
  documents: {
    originalBl: 'original B/L',
    copyBl: 'copy of the B/L',
    arrivalNotice: 'arrival notice',
    freightInvoice: 'invoice',
    deliveryOrder: 'delivery order',
    release: 'release of B/L',
  } satisfies Record<BillDocument | 'release', string>,
} as const
