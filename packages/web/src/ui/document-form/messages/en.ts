/** What every document that is saved as one types says of it. */
export const en = {
  save: {
    nothing: 'Saved by itself as you type',
    waiting: 'Not saved yet…',
    saving: 'Saving…',
    savedAt: 'Saved {{time}}',
    away: 'Not saved: the server cannot be reached. Your text is kept here and saved as soon as it is back.',
    refused: 'Not saved. {{why}}',
    stale: 'Not saved: somebody else changed it.',
  },
  conflict: {
    title: '{{name}} changed this meanwhile',
    text: 'Nothing of yours is lost. Where both differ, decide which of them goes on.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Theirs',
    empty: 'empty',
    more_one: 'and {{count}} more field',
    more_other: 'and {{count}} more fields',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
  },
  back: {
    text: 'What you typed last time and was not saved is back.',
    clear: 'Start afresh',
    fine: 'Fine',
  },
} as const
