/** What a table that is filled in like a spreadsheet says. */
export const en = {
  cell: '{{column}}, row {{row}}',
  row: 'Row {{row}}',
  selectRow: 'Select row {{row}}',
  offered: '{{column}}: suggestions',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  fillDown: 'Fill down',
  undo: 'Undo',
  redo: 'Redo',
  pasted_one: '{{count}} row pasted.',
  pasted_other: '{{count}} rows pasted.',
  cut_one: '{{count}} row did not fit and was left out.',
  cut_other: '{{count}} rows did not fit and were left out.',
  notPasted: 'Nothing was pasted: it matches no column here.',
  tools: 'Edit the table',
} as const
