export const en = {
  yes: 'YES',
  no: 'NO',
  assume: {
    title: 'Assume User',
    intro:
      'You will see and do what this customer may, for {{minutes}} minutes at most. Both names are recorded, and the customer can read it in their activity list.',
    username: 'User id',
    usernameHint: 'The customer’s user name or web id.',
    reason: 'Reason',
    reasonHint: 'Kept with everything that you do for this customer.',
    done: 'You now act for {{name}}. The page is being reloaded…',
    noPermission: 'No permission setup for this user , {{id}}',
    releaseFirst: 'Release that user',
    released: 'That user was released. You can assume another one now.',
  },
  release: {
    title: 'Release Assumed User',
    question: 'Do you want to release this User?',
    sending: 'Releasing…',
    done: 'You act under your own name again. The page is being reloaded…',
  },
  unsaved: 'What you entered on this page has not been saved and will be lost.',
  banner: {
    label: 'Assumed user',
    who: 'You act for',
    left_one: '{{count}} minute left',
    left_other: '{{count}} minutes left',
    release: 'Release',
  },
  stopped: {
    label: 'This page is out of date',
    reload: 'Reload page',
    keep: 'Keep it on the screen',
    goOn: 'Continue',
    toCustomer: {
      title: 'You act for another user by now',
      text: 'In another tab you have assumed {{name}}. This page was opened under another name.',
    },
    toOwn: {
      title: 'The assumed user was released',
      text: 'You no longer act for {{name}}.',
    },
    over: {
      title: 'The time for this user is over',
      text: 'You no longer act for {{name}}. From now on you act under your own name again.',
    },
    nothingSent: 'Nothing more is sent from this page.',
    typed: 'What you entered stays on the screen until you reload the page: copy what you still need.',
  },
} as const
