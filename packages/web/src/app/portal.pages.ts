import { needPortalMessages } from './portal/portal.messages.ts'

/** Where the pages of signed-in people lie, and those still to come. A guest's first load knows this file alone. */
const pages = {
  guard: async () => (await import('./guard.tsx')).Guard,
  home: async () => (await import('./person-home.page.tsx')).PersonHomePage,
  containerDashboard: async () => (await import('./container-dashboard.page.tsx')).ContainerDashboardPage,
  bookingDashboard: async () => (await import('./booking-dashboard.page.tsx')).BookingDashboardPage,
  bookingRequests: async () => (await import('./booking-request-list.page.tsx')).BookingRequestListPage,
  bookingDetails: async () => (await import('./booking-details.page.tsx')).BookingDetailsPage,
  bookingHistory: async () => (await import('./booking-versions.page.tsx')).BookingHistoryPage,
  bookingCompare: async () => (await import('./booking-versions.page.tsx')).BookingComparePage,
  bookingRequestForm: async () => (await import('./booking-request-form.page.tsx')).BookingRequestFormPage,
  corrections: async () => (await import('./correction-list.page.tsx')).CorrectionListPage,
  correctionForm: async () => (await import('./correction-form.page.tsx')).CorrectionFormPage,
  fileUpload: async () => (await import('./file-upload.page.tsx')).FileUploadPage,
  coming: async () => (await import('./coming.page.tsx')).ComingPage,
}
export type PortalPage = keyof typeof pages

export const loadPage = (name: PortalPage) => pages[name]()
export const loadTexts = () => needPortalMessages()
export const loadDashboardTexts = async () => (await import('./container-dashboard.page.tsx')).loadTexts()
export const loadHomeTexts = async () => (await import('./person-home.page.tsx')).loadTexts()
export const loadBookingDashboardTexts = async () => (await import('./booking-dashboard.page.tsx')).loadTexts()
export const loadRequestListTexts = async () => (await import('./booking-request-list.page.tsx')).loadTexts()
export const loadBookingPageTexts = async () => (await import('./booking-details.page.tsx')).loadTexts()
export const loadVersionTexts = async () => (await import('./booking-versions.page.tsx')).loadTexts()
export const loadCorrectionListTexts = async () => (await import('./correction-list.page.tsx')).loadTexts()
export const loadCorrectionFormTexts = async () => (await import('./correction-form.page.tsx')).loadTexts()
export const loadBookingFormTexts = async () => (await import('./booking-request-form.page.tsx')).loadTexts()
export const loadFileUploadTexts = async () => (await import('./file-upload.page.tsx')).loadTexts()
