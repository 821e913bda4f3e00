import { anyOf, anyOfOrLink } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { vgmErrors } from './vgm.errors.ts'
import * as shapes from './vgm.schema.ts'

/** The bearer of a link reaches one booking, and therefore all but the call for several. */
const allow = anyOfOrLink('VGM0004', 'VG')
/** Every code that a document can be refused with. */
const documentCodes = (Object.keys(vgmErrors) as (keyof typeof vgmErrors)[]).filter(
  (code) => code === 'VGM0003' || (code >= 'VGM0005' && code <= 'VGM0033') || code === 'VGM0041', // the catalogue's own keys
)
const booking = ['VGM0001', 'VGM0002', 'VGM0034'] as const

export const getVgmCarriers = endpoint({
  method: 'GET',
  path: '/api/vgm/getcarriers',
  summary: 'The carriers whose bookings can be weighed here, and the booking types of the form.',
  allow,
  errors: ['VGM0034'],
  reply: shapes.VgmCarriers,
})
export const searchVgm = endpoint({
  method: 'GET',
  path: '/api/vgm/search',
  summary: 'Bookings by number, B/L or reference with header, containers and what was sent of each.',
  allow,
  errors: ['VGM0001', 'VGM0005', 'VGM0034'],
  query: shapes.VgmSearch,
  reply: shapes.VgmSearchResult,
  limited: true,
})
export const keepVgm = endpoint({
  method: 'POST',
  path: '/api/vgm/draft',
  summary: 'Keeps what was typed, right or not, without sending it.',
  allow,
  errors: [...booking, 'GE0007'],
  body: shapes.VgmDraft,
  reply: shapes.VgmOutcome,
})
export const saveVgm = endpoint({
  method: 'POST',
  path: '/api/vgm/save',
  summary:
    'Sends the verified gross mass of containers of one booking, for the first time or anew until they are loaded.',
  allow,
  errors: [...booking, 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.VgmInput,
  reply: shapes.VgmOutcome,
})
export const saveVgmOfBookings = endpoint({
  method: 'POST',
  path: '/api/vgm/saveMultipleBooking',
  summary: 'The same for several bookings: all of them are sent, or none.',
  allow: anyOf('VGM0004', 'VG'),
  errors: [...booking, 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.VgmInputs,
  reply: shapes.VgmOutcomes,
})
export const checkVgmContainer = endpoint({
  method: 'GET',
  path: '/api/vgm/isvalidcontainer',
  summary: 'Whether a container number is right and on a booking, with its tare and maximum gross.',
  allow,
  errors: booking,
  query: shapes.ContainerCheckQuery,
  reply: shapes.ContainerCheck,
  limited: true,
})
export const validateVgm = endpoint({
  method: 'POST',
  path: '/api/vgm/validate',
  summary:
    'What a submission would be refused for, were it sent now, and what its sender would confirm. Nothing is saved.',
  allow,
  errors: booking,
  body: shapes.VgmInput,
  reply: shapes.VgmValidation,
  stateless: true,
})
export const getVgmHistory = endpoint({
  method: 'GET',
  path: '/api/vgm/history',
  summary: 'The versions of a booking’s verified gross mass, who sent them, and what the carrier said of each.',
  allow,
  errors: ['VGM0001', 'VGM0034'],
  query: shapes.VgmQuery,
  reply: shapes.VgmHistory,
})
