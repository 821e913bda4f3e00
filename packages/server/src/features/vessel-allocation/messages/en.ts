/** The letter about changed allocations. */
export const en = {
  subject: '{{carrier}}: allocations on {{vvds}} changed',
  title: 'Allocations on {{vvds}}',
  body: '{{by}} has asked you to check these changed allocations.',
  vvds: 'Vessels',
  rows: 'Allocations',
  note: 'Note',
  button: 'Open the allocations',
  footnote: 'You are receiving this email because {{by}} added you as a recipient in the portal.',
} as const
