export const en = {
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading…',
  notices: 'Messages',
  alert: { Success: 'Success', Confirm: 'Confirm', Info: 'Info', Error: 'Error' },
} as const
