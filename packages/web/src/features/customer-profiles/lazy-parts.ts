import { useLazyLoad } from '../../ui/map/use-deferred.ts'

/** The list of countries is heavy: what needs it comes once the rest of the page can be used. */
const loadDialog = async () => (await import('./new-organisation.dialog.tsx')).NewOrganisationDialog
const loadForm = async () => (await import('./organisation.form.tsx')).OrganisationForm

export const useNewOrganisationDialog = () => useLazyLoad(loadDialog).part
export const useOrganisationForm = () => useLazyLoad(loadForm).part
