import { anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { NetworkMapReply } from './network-map.schema.ts'

export const getNetworkMap = endpoint({
  method: 'GET',
  path: '/api/schedulespub/map',
  summary: "The carrier's lanes, and where its ships are now.",
  allow: anyone,
  errors: [],
  reply: NetworkMapReply,
  limited: true,
})
