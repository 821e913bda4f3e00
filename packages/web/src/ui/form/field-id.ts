/** Where a field stands on the page. */
export const fieldId = (form: { id: string }, path: string) => `${form.id}${path}`
