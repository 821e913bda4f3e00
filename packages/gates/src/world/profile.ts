import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { papers } from './paper-texts.ts'
import { supportOffices } from './support-offices.ts'

/** The demo carrier. Its filing numbers are made up; the links lead to the registers where real ones are found. */
export const profile: CarrierProfile = {
  name: 'Fairway Lines',
  scac: 'FWYL',
  accent: null,
  icp: [
    { label: '浙ICP备2022000000号-1', href: 'https://beian.miit.gov.cn/' },
    { label: '浙公网安备33020000000000号', href: 'https://beian.mps.gov.cn/' },
  ],
  papers,
  support: supportOffices,
  paymentPage: 'https://pay.fairway.test/invoice?reference={reference}',
}
