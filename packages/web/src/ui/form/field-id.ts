/** The id of a field's element. */
export const fieldId = (form: { id: string }, path: string) => `${form.id}${path}`
