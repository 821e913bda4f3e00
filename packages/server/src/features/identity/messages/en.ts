/** The letters that the portal writes. */
export const en = {
  codeLabel: 'Your code',
  linkHint: 'If the button does not work, open this address:',
  sender: 'Written by the portal of {{carrier}}. Answers to this address are not read.',
  facts: { name: 'Registered as', change: 'What was changed', at: 'When', ip: 'From address', device: 'Browser' },
  factorChanges: { on: 'switched on', off: 'switched off', codes: 'new recovery codes' },
  confirmCode: {
    subject: 'Confirm your e-mail address for {{carrier}}',
    title: 'Confirm your e-mail address',
    body: 'Type this code where you registered, or use the button. It is valid for 24 hours and works once.',
    button: 'Confirm my address',
    notYou: 'You did not register, or that is not you? Then do nothing. Without this code the account cannot be used.',
  },
  alreadyRegistered: {
    subject: 'You already have an account with {{carrier}}',
    title: 'You already have an account',
    body: 'Someone just tried to register with this e-mail address, which has an account already. Sign in with it. If you no longer know the password, choose “Forgot password” there.',
    button: 'Sign in',
    notYou: 'It was not you? Then do nothing. Your account was not changed.',
  },
  resetCode: {
    subject: 'Choose a new password for {{carrier}}',
    title: 'Choose a new password',
    body: 'Type this code where you asked for it, or use the button. It is valid for 10 minutes and works once.',
    button: 'Choose a new password',
    notYou: 'You did not ask for it? Then do nothing. Your password stays as it is.',
  },
  resetRequired: {
    subject: 'Please choose a new password for {{carrier}}',
    title: 'Please choose a new password',
    body: 'The carrier asks you to choose a new password and has signed you out everywhere. The old one no longer works. The button is valid for 10 minutes and works once; after that, choose “Forgot password” where you sign in.',
    button: 'Choose a new password',
    notYou:
      'You do not know why? Your account is safe: nobody but you can choose its password. Customer service can tell you more.',
  },
  passwordChanged: {
    subject: 'Your password for {{carrier}} was changed',
    title: 'Your password was changed',
    body: 'The password of your account was changed, and other browsers were signed out.',
    button: 'It was not me',
    notYou: 'If it was not you, choose a new password at once with the button above, and tell customer service.',
  },
  sessionsEnded: {
    subject: 'You were signed out of {{carrier}}',
    title: 'You were signed out to be safe',
    body: 'One of your sessions was used in two places at once, so we ended it. Please sign in again.',
    button: 'Sign in',
    notYou: 'If you did not use the portal at that time, choose a new password after you have signed in.',
  },
  groupsGranted: {
    subject: 'Your account with {{carrier}} is ready',
    title: 'Your account is ready',
    body: 'Your account was approved. Sign in to see what is open to you now.',
    button: 'Sign in',
    notYou: 'You do not know this account? Then please tell customer service.',
  },
  newDevice: {
    subject: 'A new sign-in to your account with {{carrier}}',
    title: 'A new sign-in',
    body: 'Your account was signed in to with a browser that it was not used with before.',
    button: 'It was not me',
    notYou: 'If it was you, there is nothing to do. If not, choose a new password at once with the button above.',
  },
  factorChanged: {
    subject: 'Your second factor for {{carrier}} was changed',
    title: 'Your second factor was changed',
    body: 'The codes that you sign in with beside your password were changed.',
    button: 'It was not me',
    notYou:
      'If it was you, there is nothing to do. If not, choose a new password at once with the button above, and tell customer service.',
  },
  factorRemoved: {
    subject: 'Your second factor for {{carrier}} was removed',
    title: 'Your second factor was removed',
    body: 'The carrier removed the second factor of your account and signed you out everywhere. From now on your password alone is asked for, until you set a second factor up again.',
    button: 'Sign in',
    notYou: 'You did not ask for this? Then choose a new password at once, and tell customer service.',
  },
  codesRefused: {
    subject: 'Wrong codes at a sign-in to {{carrier}}',
    title: 'Right password, wrong codes',
    body: 'Someone gave the right password of your account and then only wrong codes of the second factor. Nobody was let in.',
    button: 'Choose a new password',
    notYou:
      'If it was you, there is nothing to do: begin the sign-in again. If not, someone knows your password. Choose a new one at once with the button above.',
  },
} as const
