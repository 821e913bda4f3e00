/** The mailbox page of the demo. */
export const en = {
  title: 'Mailbox of the demo',
  why: 'No mail server is set, so the portal’s letters end up here. Newest first; the page renews itself every few seconds.',
  empty: 'No letters yet. Register, or ask for a new password, and the code arrives here.',
  portal: 'To the portal',
  back: 'All letters',
  to: 'To',
  sent: 'Sent',
  attached: 'Attached',
  asText: 'The same letter as text',
  gone: 'This letter is no longer here.',
} as const
