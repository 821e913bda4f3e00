/** The letter to a colleague whom a manager invites. */
export const en = {
  invitation: {
    subject: 'You are invited to the {{carrier}} portal',
    title: 'You are invited',
    body: 'A colleague has set up a portal account for you. Choose a password with the button, then sign in with this email address. By doing so you accept the terms of use. The button works once, within 24 hours. After that, use “Forgot your password?” on the sign-in page.',
    button: 'Choose a password',
    note: 'If you do not know this company, do nothing. Nobody can use the account without this email.',
  },
  facts: { company: 'Company', by: 'Invited by' },
} as const
