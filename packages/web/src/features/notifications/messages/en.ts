export const en = {
  title: 'Notices',
  opener_zero: 'Notices, none unread',
  opener_one: 'Notices, {{count}} unread',
  opener_other: 'Notices, {{count}} unread',
  readAll: 'Mark all as read',
  unread: 'Unread',
  more: 'Show older ones',
  loading: 'Loading…',
  failed: 'The notices cannot be shown right now.',
  again: 'Try again',
  empty: 'Nothing yet',
  emptyText:
    'What the portal tells you is kept here: boxes that are ready, holds, ships that come at another time, and everything that a screen has said.',
  kinds: {
    boxReady_one: '{{boxes}} can be picked up at {{place}}.',
    boxReady_other: '{{count}} containers can be picked up at {{place}}: {{boxes}}.',
    holdSet_one: '{{hold}} hold on {{boxes}}, {{place}}.',
    holdSet_other: '{{hold}} hold on {{count}} containers, {{place}}: {{boxes}}.',
    arrivalLater_one: '{{vvd}} arrives at {{place}} {{hours}} h later, {{when}}. {{boxes}} is aboard.',
    arrivalLater_other:
      '{{vvd}} arrives at {{place}} {{hours}} h later, {{when}}. {{count}} of your containers are aboard.',
    arrivalEarlier_one: '{{vvd}} arrives at {{place}} {{hours}} h earlier, {{when}}. {{boxes}} is aboard.',
    arrivalEarlier_other:
      '{{vvd}} arrives at {{place}} {{hours}} h earlier, {{when}}. {{count}} of your containers are aboard.',
    estimatesMoved_one: 'Rule {{rule}} has been applied: {{count}} of {{total}} estimates moved.',
    estimatesMoved_other: 'Rule {{rule}} has been applied: {{count}} of {{total}} estimates moved.',
    deliverySetAside_one: 'The carrier’s system did not take {{refs}} in eight tries: {{reason}}.',
    deliverySetAside_other: '{{count}} submissions were not taken by the carrier’s system in eight tries: {{refs}}.',
    requestApproved: 'Request {{reference}} ({{ediRef}}) is approved: booking {{bookingNo}}.',
    requestRejected: 'Request {{reference}} ({{ediRef}}) was rejected: {{note}}',
    amendmentDeclined:
      'The amendment of {{reference}} ({{ediRef}}) was declined, the request stays as it was approved: {{note}}',
    cancellationConfirmed: 'Request {{reference}} ({{ediRef}}) is cancelled.',
    cancellationRefused: 'The cancellation of {{reference}} ({{ediRef}}) was refused: {{note}}',
    vesselChanged: 'The carrier moved request {{reference}} ({{ediRef}}) to {{vvd}}.',
    requestNotDelivered:
      'Request {{reference}} ({{ediRef}}) did not reach the carrier. Open it and send it again: {{note}}',
    correctionApproved: 'The correction of shipment {{shipmentNo}} ({{blNo}}) is approved.',
    correctionRejected: 'The correction of shipment {{shipmentNo}} ({{blNo}}) was rejected: {{note}}',
    correctionCompleted: 'The correction of shipment {{shipmentNo}} ({{blNo}}) is completed.',
    correctionNotDelivered:
      'The correction of shipment {{shipmentNo}} ({{blNo}}) did not reach the carrier. Open it and send it again: {{note}}',
  },
} as const
