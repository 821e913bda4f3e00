import type { RequestSection } from './form-section.rules.ts'

/** Where a section stands on the page. */
export const sectionId = (section: RequestSection) => `request-${section}`
