/** The letter to a colleague whom a manager invites. */
export const en = {
  invitation: {
    subject: 'You are invited to the portal of {{carrier}}',
    title: 'You are invited',
    body: 'A colleague has opened an account for you in the portal. Choose a password with the button, then sign in with this e-mail address. With it you accept the terms of the portal. The button works once, for 24 hours; after that choose “Forgot password” where you sign in.',
    button: 'Choose a password',
    note: 'You do not know this company? Then do nothing. Nobody can use the account without this letter.',
  },
  facts: { company: 'Company', by: 'Invited by' },
} as const
