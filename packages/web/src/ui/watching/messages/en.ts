export const en = {
  watch: 'Watch',
  watching: 'Watching',
  stop: 'Stop watching',
  added: 'You are told of it from now on.',
  removed: 'You are no longer told of it.',
  watchMany: 'Watch {{count}}',
  addedMany: '{{added}} more are watched from now on; {{already}} were before.',
  someMissing: '{{added}} more are watched from now on; {{already}} were before, and {{missing}} are not yours.',
  acting: 'Watching is for your own account: it cannot be changed while acting for a customer.',
} as const
