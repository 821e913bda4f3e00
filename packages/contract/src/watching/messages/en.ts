import type { BillDocument } from '../../billing-documents/bill.values.ts'
import type { ErrorTexts } from '../../kit/messages.ts'
import type { watchingErrors } from '../watching.errors.ts'
import type { DecidedPaper, Outcome, RuleKind } from '../watching.values.ts'

export const en = {
  errors: {
    WA0001: 'This does not exist or is not yours, so it cannot be watched.',
    WA0002: 'You can watch at most {{key0}} containers, bookings, bills, vessels and views. Remove some first.',
    WA0003: 'You can watch at most {{key0}} saved views. Remove one first.',
    WA0004: 'Your preferences were changed on another device. Please reload.',
    WA0005: 'Choose one of the listed values.',
    WA0006: 'Quiet hours must have different start and end times.',
    WA0007: 'Each rule must appear once.',
    WA0008: 'This link is not from one of our emails. Open the link in the email again.',
  } satisfies ErrorTexts<typeof watchingErrors>,
  rules: {
    milestone: 'Milestone reached',
    hold: 'Hold set or cleared',
    available: 'Available for pickup',
    eta: 'Vessel ETA changed',
    lastFree: 'Last free day approaching',
    cutOff: 'Cut-off approaching, nothing sent',
    decision: 'Carrier decision',
    document: 'Document ready',
    letter: 'Letter of indemnity expiring',
  } satisfies Record<RuleKind, string>,
  news: {
    milestone: '{{boxes}}: {{event}}, {{place}}',
    holdSet: '{{boxes}}: {{hold}}, hold set, {{place}}',
    holdCleared: '{{boxes}}: {{hold}}, hold cleared, {{place}}',
    available: '{{boxes}} can be picked up at {{place}}, confirmed by the terminal',
    expected: '{{boxes}}: estimated available at {{place}}',
    unavailable: '{{boxes}} can no longer be picked up at {{place}}',
    later: '{{vvd}}: ETA {{place}} {{hours}} h later, {{when}}',
    earlier: '{{vvd}}: ETA {{place}} {{hours}} h earlier, {{when}}',
    departed: '{{vvd}} departed {{place}}, {{when}}',
    arrived: '{{vvd}} arrived at {{place}}, {{when}}',
    lastFree: '{{boxes}}: last free day at {{place}} is {{day}}',
    returnBy: '{{boxes}}: last day to return without detention is {{day}}',
    cutOff: 'Booking {{bookingNo}}: {{document}} cut-off {{when}}, not sent yet',
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
    copyBl: 'B/L copy',
    arrivalNotice: 'arrival notice',
    freightInvoice: 'invoice',
    deliveryOrder: 'delivery order',
    release: 'B/L release',
  } satisfies Record<BillDocument | 'release', string>,
} as const
