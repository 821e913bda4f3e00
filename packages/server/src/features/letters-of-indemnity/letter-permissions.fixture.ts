import type { Group } from '@fairway/contract/kit/access'

/** The part of the table of permissions that blanket and one-time letters are; written by hand like all of it. */
export const lettersOfIndemnity: Record<string, { groups: Group[]; denied: string }> = {
  'GET /api/billing/blanketloi/choices': { groups: ['BL'], denied: 'BLOI0001' },
  'POST /api/billing/blanketloi/search': { groups: ['BL'], denied: 'BLOI0001' },
  'GET /api/billing/blanketloi/get': { groups: ['BL'], denied: 'BLOI0001' },
  'POST /api/billing/blanketloi/add': { groups: ['BL'], denied: 'BLOI0001' },
  'PUT /api/billing/blanketloi/update': { groups: ['BL'], denied: 'BLOI0001' },
  'POST /api/billing/blanketloi/cancel': { groups: ['BL'], denied: 'BLOI0001' },
  'POST /api/billing/blanketloi/discard': { groups: ['BL'], denied: 'BLOI0001' },
  'GET /api/billing/blanketloi/document': { groups: ['BL'], denied: 'BLOI0001' },
  'POST /api/signing/blanket': { groups: ['BL'], denied: 'BLOI0001' },
  'GET /api/signing/checkgroup': { groups: ['OL'], denied: 'BLOI0001' },
  'POST /api/signing/onetime': { groups: ['OL'], denied: 'BLOI0001' },
  'GET /api/billing/onetimeloi': { groups: ['OL'], denied: 'BLOI0001' },
  'POST /api/billing/onetimeloi': { groups: ['OL'], denied: 'BLOI0001' },
  'DELETE /api/billing/onetimeloi': { groups: ['OL'], denied: 'BLOI0001' },
  'POST /api/billing/downloadloi': { groups: ['OL'], denied: 'BLOI0001' },
}
