/** The element id of a field. */
export const lineId = (formId: string, path: string) => `${formId}${path}`
