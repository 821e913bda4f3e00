import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { VGM_CRITERIA_TYPE } from '@fairway/contract/vgm/vgm.values'

/** The page of verified gross mass with this booking. */
export const vgmPath = (bookingNo: string) =>
  `/vgmDetails?criteria=${encodeCriteria({ type: VGM_CRITERIA_TYPE, search: 'booking', numbers: bookingNo })}`
