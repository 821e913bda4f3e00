/** Letters about what people watch. */
export const en = {
  subject: 'Updates on what you watch: {{count}}',
  title: 'Updates on what you watch: {{count}}',
  body: 'Here is what changed in what you watch in the portal.',
  more: 'More updates in the portal',
  button: 'Open the portal',
  note: 'You are receiving this email because of your watch settings. Change them: {{preferences}}\nUnsubscribe: {{unsubscribe}}',
} as const
