export const en = {
  watch: 'Watch',
  watching: 'Watching',
  stop: 'Stop watching',
  added: 'You will be notified from now on.',
  removed: 'You will no longer be notified.',
  watchMany: 'Watch {{count}}',
  addedMany: '{{added}} added to your watch list; {{already}} were already on it.',
  someMissing: '{{added}} added to your watch list; {{already}} were already on it, and {{missing}} are not yours.',
  acting: 'Watching is for your own account: it cannot be changed while acting for a customer.',
} as const
