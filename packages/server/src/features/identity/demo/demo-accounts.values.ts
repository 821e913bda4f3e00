import type { MemberRole, Relationship } from '@fairway/contract/identity/account.values'
import { DEMO_CUSTOMERS, DEMO_SALES_REP, DEMO_SECOND_REP } from '@fairway/contract/identity/demo.values'
import type { Group } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'

export const DEMO_PASSWORD = 'Fairway-demo-1'

/** Someone whom everyone can sign in as in a demo. */
export interface DemoAccount {
  username: string
  webId: string
  groups: readonly Group[]
  /** The carrier's name for their organisation, which the demo's carrier sends. */
  organisation?: string
  roles?: readonly MemberRole[]
  firstName: string
  lastName: string
  jobTitle: string
  company: string
  /** One of `homes`. */
  home: keyof typeof homes
  relationships: readonly Relationship[]
  language: Language
}

/** Where they live; the same street for all who share a city. */
export const homes = {
  ningbo: {
    country: 'CN',
    city: 'Ningbo',
    state: 'ZJ',
    zip: '315000',
    address: '1 Harbour Road',
    phone: '13800138000',
  },
  haiphong: {
    country: 'VN',
    city: 'Hai Phong',
    state: 'HP',
    zip: '180000',
    address: '1 Cang Road',
    phone: '0912345678',
  },
  chicago: { country: 'US', city: 'Chicago', state: 'IL', zip: '60606', address: '400 Canal St', phone: '3125550142' },
} as const

const customer = ['BD', 'TD', 'BR', 'BC', 'SI', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE'] as const

const staff = (webId: string, groups: readonly Group[], [firstName, lastName, jobTitle]: [string, string, string]) => ({
  webId,
  groups,
  firstName,
  lastName,
  jobTitle,
  company: 'Fairway Lines',
  home: 'ningbo' as const,
  relationships: ['salesRepresentative'] as const,
  language: 'en' as const,
})

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'admin@fairway.test', ...staff('D0000001', ['ADMIN'], ['Ada', 'Nguyen', 'Portal administrator']) },
  { username: 'csr@fairway.test', ...staff('D0000002', ['CSR'], ['Carl', 'Wong', 'Customer service']) },
  {
    username: 'shipper@fairway.test',
    webId: 'D0000003',
    groups: customer,
    organisation: DEMO_CUSTOMERS.shipper,
    roles: ['member', 'shipper'],
    firstName: 'Mei',
    lastName: 'Chen',
    jobTitle: 'Export manager',
    company: 'Ningbo Lighting Co., Ltd.',
    home: 'ningbo',
    relationships: ['shipper', 'contractHolder'],
    language: 'zh',
  },
  {
    username: 'manager@fairway.test',
    webId: 'D0000012',
    groups: customer,
    organisation: DEMO_CUSTOMERS.shipper,
    roles: ['member', 'manager'],
    firstName: 'Yan',
    lastName: 'Huang',
    jobTitle: 'Logistics director',
    company: 'Ningbo Lighting Co., Ltd.',
    home: 'ningbo',
    relationships: ['shipper'],
    language: 'zh',
  },
  {
    username: 'rival@fairway.test',
    webId: 'D0000004',
    groups: customer,
    organisation: DEMO_CUSTOMERS.rival,
    roles: ['member', 'shipper'],
    firstName: 'Linh',
    lastName: 'Tran',
    jobTitle: 'Export manager',
    company: 'Hai Phong Textiles JSC',
    home: 'haiphong',
    relationships: ['shipper', 'contractHolder'],
    language: 'vi',
  },
  {
    username: 'consignee@fairway.test',
    webId: 'D0000005',
    groups: ['BD', 'TD', 'OD', 'SD', 'DE'],
    organisation: DEMO_CUSTOMERS.consignee,
    roles: ['member'],
    firstName: 'Grace',
    lastName: 'Miller',
    jobTitle: 'Import coordinator',
    company: 'Lakeshore Home, Inc.',
    home: 'chicago',
    relationships: ['consignee'],
    language: 'en',
  },
  {
    username: 'forwarder@fairway.test',
    webId: 'D0000006',
    groups: ['BD', 'TD', 'BS', 'BP', 'VG', 'BL'],
    organisation: DEMO_CUSTOMERS.forwarder,
    roles: ['member', 'agent'],
    firstName: 'Jun',
    lastName: 'Wang',
    jobTitle: 'Ocean freight',
    company: 'Eastwind Forwarding Co., Ltd.',
    home: 'ningbo',
    relationships: ['forwarder'],
    language: 'zh',
  },
  { username: 'sales@fairway.test', ...staff('D0000007', ['VS'], ['Sofia', 'Park', 'Sales manager']) },
  { username: 'rep@fairway.test', ...staff(DEMO_SALES_REP, ['VA', 'VU'], ['Rui', 'Zhao', 'Sales representative']) },
  { username: 'rep2@fairway.test', ...staff(DEMO_SECOND_REP, ['VA', 'VU'], ['Thu', 'Pham', 'Sales representative']) },
  {
    username: 'both@fairway.test',
    webId: 'D0000009',
    groups: ['BL'],
    organisation: DEMO_CUSTOMERS.both,
    roles: ['member', 'shipper', 'agent'],
    firstName: 'Bo',
    lastName: 'Lin',
    jobTitle: 'Documentation',
    company: 'Yongjiang Tools Co., Ltd.',
    home: 'ningbo',
    relationships: ['shipper', 'forwarder'],
    language: 'zh',
  },
  {
    username: 'newcomer@fairway.test',
    webId: 'D0000010',
    groups: [],
    firstName: 'Nora',
    lastName: 'Vu',
    jobTitle: 'Logistics assistant',
    company: 'Harbour Bay Trading',
    home: 'ningbo',
    relationships: ['consignee'],
    language: 'en',
  },
]
