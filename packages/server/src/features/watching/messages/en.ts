/** Letters about what people watch. */
export const en = {
  subject: '{{count}} news of what you watch',
  title: '{{count}} news of what you watch',
  body: 'This happened to what you watch in the portal.',
  more: 'Further news, in the portal',
  button: 'Open the portal',
  note: 'You get this mail because of your rules for what you watch. Change them: {{preferences}}\nNo more such mails: {{unsubscribe}}',
} as const
