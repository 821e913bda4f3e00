import { anyGroup, anyone } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import { FileTicket, FileWanted, TicketParams } from './file.schema.ts'

export const issueTicket = callsFor(anyGroup).post('/api/files/ticket', {
  summary: 'Makes a document and gives leave to fetch it once, within a minute, in the same browser.',
  errors: [
    ...(['BLD0003', 'BLD0004', 'BLD0006', 'BLD0007', 'BLD0031'] as const),
    ...(['BR0001', 'BR0002', 'GE0002', 'GE0004', 'GE0005', 'GE0015', 'GE0019', 'SI0001', 'SI0104'] as const),
    ...(['VGM0001', 'VGM0004', 'VGM0038', 'VGM0039'] as const),
  ],
  body: FileWanted,
  reply: FileTicket,
  stateless: true,
  limited: true,
})
export const fetchFile = callsFor(anyone).get('/files/:ticket', {
  summary:
    'The file of a ticket. A browser that is not signed in as whoever got the ticket is answered as by a used one.',
  errors: ['GE0002'],
  params: TicketParams,
  ...fileReply('application/octet-stream'),
})
