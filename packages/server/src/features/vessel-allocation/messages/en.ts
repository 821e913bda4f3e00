/** The letter about changed allocations. */
export const en = {
  subject: '{{carrier}}: allocations on {{vvds}} changed',
  title: 'Allocations on {{vvds}}',
  body: '{{by}} points you to changed allocations.',
  vvds: 'Vessels',
  rows: 'Allocations',
  note: 'Note',
  button: 'Open the allocations',
  footnote: 'You get this mail because {{by}} named you as a recipient in the portal.',
} as const
