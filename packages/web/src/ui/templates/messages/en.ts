/** What naming a template says, whichever document it is of. */
export const en = {
  name: 'Name of the template',
  nameMissing: 'Enter a name.',
  save: 'Save',
  cancel: 'Cancel',
} as const
