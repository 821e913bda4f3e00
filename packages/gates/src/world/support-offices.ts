import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'

const weekdays = [1, 2, 3, 4, 5]
const chinese = {
  language: 'zh',
  zone: 'Asia/Shanghai',
  hours: [
    { days: weekdays, from: '08:30', to: '12:00' },
    { days: weekdays, from: '13:00', to: '17:30' },
  ],
} as const

/** Where customers of the demo carrier find somebody. The numbers are of the kind that nobody has. */
export const supportOffices: CarrierProfile['support'] = [
  {
    ...{ office: 'china', email: 'service.cn@fairway.test', phone: '+86 400 555 0100', address: '' },
    ...{ ...chinese, hours: [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '20:00' }], closedOn: [] },
  },
  {
    ...{
      office: 'us',
      email: 'service.us@fairway.test',
      phone: '+1 562 555 0140',
      language: 'en',
      zone: 'America/Los_Angeles',
    },
    address: '100 Pier Plaza\nLong Beach, CA 90802',
    hours: [{ days: weekdays, from: '07:00', to: '17:00' }],
    closedOn: [],
  },
  {
    ...{ office: 'shanghai', email: 'shanghai@fairway.test', phone: '+86 21 5550 0120' },
    ...{ ...chinese, hours: [...chinese.hours], address: '上海市虹口区东大名路 600 号 12 楼', closedOn: [] },
  },
  {
    ...{ office: 'ningbo', email: 'ningbo@fairway.test', phone: '+86 574 5550 0130' },
    ...{ ...chinese, hours: [...chinese.hours], address: '宁波市鄞州区惊驾路 500 号 8 楼', closedOn: [] },
  },
  {
    ...{
      office: 'technical',
      email: 'portal@fairway.test',
      phone: '',
      address: '',
      language: 'en',
      zone: 'Asia/Shanghai',
    },
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    closedOn: [],
  },
]
