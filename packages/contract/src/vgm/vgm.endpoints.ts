import { anyOf, anyOfOrLink } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { vgmErrors } from './vgm.errors.ts'
import * as shapes from './vgm.schema.ts'

/** The bearer of a link reaches one booking, and therefore all but the call for several. */
const { get, post } = callsFor(anyOfOrLink('VGM0004', 'VG'))
/** Every code that a document can be refused with. */
const documentCodes = (Object.keys(vgmErrors) as (keyof typeof vgmErrors)[]).filter(
  (code) => code === 'VGM0003' || (code >= 'VGM0005' && code <= 'VGM0033') || code === 'VGM0041', // the catalogue's own keys
)
const booking = ['VGM0001', 'VGM0002', 'VGM0034'] as const

export const getVgmCarriers = get('/api/vgm/getcarriers', {
  summary: 'The carriers whose bookings can be weighed here, and the booking types of the form.',
  errors: ['VGM0034'],
  reply: shapes.VgmCarriers,
})
export const searchVgm = get('/api/vgm/search', {
  summary: 'Bookings by number, B/L or reference with header, containers and what was sent of each.',
  errors: ['VGM0001', 'VGM0005', 'VGM0034'],
  query: shapes.VgmSearch,
  reply: shapes.VgmSearchResult,
  limited: true,
})
export const keepVgm = post('/api/vgm/draft', {
  summary: 'Keeps what was typed, right or not, without sending it.',
  errors: [...booking, 'GE0007'],
  body: shapes.VgmDraft,
  reply: shapes.VgmOutcome,
})
export const saveVgm = post('/api/vgm/save', {
  summary:
    'Sends the verified gross mass of containers of one booking, for the first time or anew until they are loaded.',
  errors: [...booking, 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.VgmInput,
  reply: shapes.VgmOutcome,
})
export const saveVgmOfBookings = callsFor(anyOf('VGM0004', 'VG')).post('/api/vgm/saveMultipleBooking', {
  summary: 'The same for several bookings: all of them are sent, or none.',
  errors: [...booking, 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.VgmInputs,
  reply: shapes.VgmOutcomes,
})
export const checkVgmContainer = get('/api/vgm/isvalidcontainer', {
  summary: 'Whether a container number is right and on a booking, with its tare and maximum gross.',
  errors: booking,
  query: shapes.ContainerCheckQuery,
  reply: shapes.ContainerCheck,
  limited: true,
})
export const validateVgm = post('/api/vgm/validate', {
  summary:
    'What a submission would be refused for, were it sent now, and what its sender would confirm. Nothing is saved.',
  errors: booking,
  body: shapes.VgmInput,
  reply: shapes.VgmValidation,
  stateless: true,
})
export const getVgmHistory = get('/api/vgm/history', {
  summary: 'The versions of a booking’s verified gross mass, who sent them, and what the carrier said of each.',
  errors: ['VGM0001', 'VGM0034'],
  query: shapes.VgmQuery,
  reply: shapes.VgmHistory,
})
