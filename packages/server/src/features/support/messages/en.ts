/** The mailbox page of the demo. */
export const en = {
  title: 'Demo mailbox',
  why: 'No mail server is configured, so emails from the portal arrive here. Newest first; the page refreshes every few seconds.',
  empty: 'No emails yet. Register or request a new password, and the code arrives here.',
  portal: 'Back to the portal',
  back: 'All emails',
  to: 'To',
  sent: 'Sent',
  attached: 'Attached',
  asText: 'Plain text version',
  gone: 'This email is no longer here.',
} as const
